import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

export const TRAIL_PATH = '/cami-de-cavalls';
export const WALKING = { type: 'walking', pageSize: 3 };

export const trailQuery = (language: Language) => apiQueryIn(language, '/api/trail');
export const walkingTripsQuery = (language: Language) =>
  apiQueryIn(language, '/api/trips', {}, WALKING);

/** What the page shows: stages, and walks with a guide. */
export const trailQueries = (language: Language) => [
  trailQuery(language),
  walkingTripsQuery(language),
];
