import { apiQuery } from '#base/api/api-query.ts';
import { loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { seoQuery } from '#base/seo/seo-query.ts';
import { homeMeta } from './home-meta.ts';

export const bannersQuery = apiQuery('/api/hero-banners/active');
export const tripTypesQuery = apiQuery('/api/trip-types');
export const popularDestinationsQuery = apiQuery('/api/destinations/popular');
export const popularTripsQuery = apiQuery('/api/trips/popular');
export const testimonialsQuery = apiQuery('/api/testimonials');

export async function loadHome(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, {
    namespaces: ['home'],
    queries: [bannersQuery, tripTypesQuery],
    lateQueries: [seoQuery('home'), popularDestinationsQuery, popularTripsQuery, testimonialsQuery],
  });
  return homeMeta(context);
}
