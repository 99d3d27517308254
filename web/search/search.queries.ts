import { apiQuery } from '#api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#api/site-context.ts';
import type { Language } from '#contract/language.ts';
import { isSearchable } from '#contract/pages/search.ts';
import { fitTitle } from '#seo/fit-text.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { crumbsTo, seoMeta, seoQuery, siteOf } from '#seo/seo-meta.ts';

export const searchQuery = (q: string, lang: Language) => apiQuery('/api/search', {}, { q, lang });
export const popularPlacesQuery = apiQuery('/api/destinations/popular');

export async function loadSearch(context: SiteContext, q: string | undefined): Promise<PageMeta> {
  const found = q && isSearchable(q) ? [searchQuery(q, languageOf(context))] : [];
  await loadPage(context, { queries: [seoQuery('search'), popularPlacesQuery, ...found] });
  const { t } = context.i18n;
  const crumbs = crumbsTo(context, { name: t('search.title'), path: '/search' });
  const meta: PageMeta = { ...seoMeta(context, 'search', '/search', { crumbs }), robots: 'noindex,follow', languages: [] };
  if (!q) return meta;
  const site = siteOf(context).siteName;
  return { ...meta, title: fitTitle([t('search.meta_title', { text: q, site }), t('search.meta_title_long', { text: q, site })]) };
}
