import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

export const zoneQuery = (slug: string, language: Language) =>
  apiQueryIn(language, '/api/transfers/zones/:slug', { slug });

/** The page's large picture, requested as soon as the zone is there. */
export const ZONE_PICTURE = {
  widths: [412, 640, 828, 1082, 1280],
  sizes: '(min-width: 1024px) 40rem, 100vw',
};
