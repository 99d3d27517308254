import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { fitTitle } from '#base/seo/fit-text.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';

export async function loadFind(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['order'], hasForm: true });
  const { t } = context.i18n;
  const name = t('navigation.find_booking');
  return {
    title: fitTitle([`${name} | ${siteOf(context).siteName}, Menorca`, name]),
    description: context.i18n.getFixedT(languageOf(context), 'order')('find.text'),
    robots: 'noindex,follow',
    path: '/order/find',
    languages: [],
    crumbs: crumbsTo(context, { name, path: '/order/find' }),
  };
}
