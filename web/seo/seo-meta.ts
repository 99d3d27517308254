import { apiQuery } from '#api/api-query.ts';
import { languageOf, type SiteContext } from '#api/site-context.ts';
import type { SeoPage } from '#contract/seo.ts';
import { metaFromSeo, type PageMeta } from './page-meta.ts';

export const seoQuery = (page: SeoPage) => apiQuery('/api/seo/:page', { page });

/** The meta of a page from its SEO record, which must be loaded already. Without one the site's name stands in. */
export function seoMeta(context: SiteContext, page: SeoPage, path: string): PageMeta {
  const seo = context.queryClient.getQueryData(seoQuery(page).queryKey);
  if (seo) return metaFromSeo(seo, path, languageOf(context));
  const siteName = context.queryClient.getQueryData(apiQuery('/api/site').queryKey)?.siteName ?? 'Menorca';
  return { title: siteName, description: '', robots: 'index,follow', path, languages: [] };
}
