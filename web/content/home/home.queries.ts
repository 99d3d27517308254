import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

export const bannersQuery = (language: Language) =>
  apiQueryIn(language, '/api/hero-banners/active');
export const tripTypesQuery = (language: Language) => apiQueryIn(language, '/api/trip-types');
export const popularDestinationsQuery = (language: Language) =>
  apiQueryIn(language, '/api/destinations/popular');
export const popularTripsQuery = (language: Language) => apiQueryIn(language, '/api/trips/popular');
export const testimonialsQuery = (language: Language) => apiQueryIn(language, '/api/testimonials');
