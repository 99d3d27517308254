import { aliveSite } from '#api/alive-site.ts';
import { apiQuery } from '#api/api-query.ts';
import { loadPage, type SiteContext } from '#api/site-context.ts';
import { aliveFrom, leftOut } from '#api/state-cut.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { seoQuery } from '#seo/seo-query.ts';

export const bannersQuery = apiQuery('/api/hero-banners/active');
export const tripTypesQuery = apiQuery('/api/trip-types');
export const popularDestinationsQuery = apiQuery('/api/destinations/popular');
export const popularTripsQuery = apiQuery('/api/trips/popular');
export const testimonialsQuery = apiQuery('/api/testimonials');

export async function loadHome(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, {
    namespaces: ['home'],
    queries: [
      aliveSite,
      leftOut(seoQuery('home')),
      bannersQuery,
      aliveFrom(tripTypesQuery, (types) => types.map(({ id, name, translations }) => ({ id, name, translations }))),
      leftOut(popularDestinationsQuery),
      leftOut(popularTripsQuery),
      leftOut(testimonialsQuery),
    ],
  });
  // Only a head that is made in the browser needs it.
  const { homeMeta } = await import('./home-meta.ts');
  return homeMeta(context);
}
