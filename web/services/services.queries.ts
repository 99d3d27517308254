import { apiQuery } from '#api/api-query.ts';
import { loadPage, type SiteContext } from '#api/site-context.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';

export const servicesQuery = apiQuery('/api/services');

export async function loadServices(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { queries: [seoQuery('services'), servicesQuery] });
  return seoMeta(context, 'services', '/services');
}
