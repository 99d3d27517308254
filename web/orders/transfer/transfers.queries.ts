import { apiQuery, apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

export const placesQuery = (language: Language) => apiQueryIn(language, '/api/transfers/places');
export const zonesQuery = (language: Language) => apiQueryIn(language, '/api/transfers/zones');
export const vehiclesQuery = (language: Language) =>
  apiQueryIn(language, '/api/transfers/vehicles');
export const pricesQuery = apiQuery('/api/transfers/prices');
export const rulesQuery = apiQuery('/api/transfers/rules');

/** What a page around the price table shows. */
export const tableQueries = (language: Language) => [
  zonesQuery(language),
  vehiclesQuery(language),
  pricesQuery,
  rulesQuery,
  placesQuery(language),
];

/** What the page of a zone shows of others. */
export const zoneQueries = (language: Language) => [
  zonesQuery(language),
  vehiclesQuery(language),
  rulesQuery,
];

/** The version of the privacy policy that the visitor agrees to. */
export const editionQuery = apiQuery('/api/legal/privacy/edition');
export const personCheckQuery = apiQuery('/api/transfers/person-check');
export const quoteQuery = (journey: Record<string, string>) =>
  apiQuery('/api/transfers/quote', undefined, journey);

/** What the form offers. */
export const requestQueries = (language: Language) => [
  placesQuery(language),
  vehiclesQuery(language),
  rulesQuery,
];
