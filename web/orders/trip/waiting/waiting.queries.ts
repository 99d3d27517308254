import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';

export async function loadWaiting(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['trips'], hasForm: true });
  const t = context.i18n.getFixedT(languageOf(context), 'trips');
  const name = t('waiting.end.title');
  return {
    title: `${name} | ${siteOf(context).siteName}, Menorca`,
    description: t('waiting.end.text'),
    robots: 'noindex,nofollow',
    path: '/trips/waiting/list',
    languages: [],
    crumbs: crumbsTo(
      context,
      { name: t('list.crumb'), path: '/trips' },
      { name, path: '/trips/waiting/list' },
    ),
  };
}
