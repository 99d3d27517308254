import { apiQueryIn } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { seoQuery } from '#base/seo/seo-query.ts';
import type { Language } from '#contract/languages/language.ts';
import { homeMeta } from './home-meta.ts';

export const bannersQuery = (language: Language) =>
  apiQueryIn(language, '/api/hero-banners/active');
export const tripTypesQuery = (language: Language) => apiQueryIn(language, '/api/trip-types');
export const popularDestinationsQuery = (language: Language) =>
  apiQueryIn(language, '/api/destinations/popular');
export const popularTripsQuery = (language: Language) => apiQueryIn(language, '/api/trips/popular');
export const testimonialsQuery = (language: Language) => apiQueryIn(language, '/api/testimonials');

export async function loadHome(context: SiteContext): Promise<PageMeta> {
  const language = languageOf(context);
  await loadPage(context, {
    namespaces: ['home'],
    queries: [bannersQuery(language), tripTypesQuery(language)],
    lateQueries: [
      seoQuery('home', language),
      popularDestinationsQuery(language),
      popularTripsQuery(language),
      testimonialsQuery(language),
    ],
  });
  return homeMeta(context);
}
