import { apiQueryIn } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { fitTitle } from '#base/seo/fit-text.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, seoMeta, seoQuery, siteOf } from '#base/seo/seo-meta.ts';
import { isSearchable } from '#contract/content/search.ts';
import type { Language } from '#contract/languages/language.ts';

export const searchQuery = (q: string, language: Language) =>
  apiQueryIn(language, '/api/search', {}, { q });
export const popularPlacesQuery = (language: Language) =>
  apiQueryIn(language, '/api/destinations/popular');

export async function loadSearch(context: SiteContext, q: string | undefined): Promise<PageMeta> {
  const language = languageOf(context);
  const found = q && isSearchable(q) ? [searchQuery(q, language)] : [];
  await loadPage(context, {
    queries: [seoQuery('search', language), popularPlacesQuery(language), ...found],
  });
  const { t } = context.i18n;
  const crumbs = crumbsTo(context, { name: t('search.title'), path: '/search' });
  const meta: PageMeta = {
    ...seoMeta(context, 'search', '/search', { crumbs }),
    robots: 'noindex,follow',
    languages: [],
  };
  if (!q) return meta;
  const site = siteOf(context).siteName;
  return {
    ...meta,
    title: fitTitle([
      t('search.meta_title', { text: q, site }),
      t('search.meta_title_long', { text: q, site }),
    ]),
  };
}
