import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { fitTitle } from '#base/seo/fit-text.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';

export async function loadBasket(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['basket'] });
  const t = context.i18n.getFixedT(languageOf(context), 'basket');
  const name = t('title');
  return {
    title: fitTitle([`${t('meta_title')} | ${siteOf(context).siteName}, Menorca`, t('meta_title')]),
    description: t('text'),
    robots: 'noindex,follow',
    path: '/basket',
    languages: [],
    crumbs: crumbsTo(context, { name, path: '/basket' }),
  };
}
