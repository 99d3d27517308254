import { apiQuery } from '#base/api/api-query.ts';

export const zoneQuery = (slug: string) => apiQuery('/api/transfers/zones/:slug', { slug });

/** The page's large picture, requested as soon as the zone is there. */
export const ZONE_PICTURE = {
  widths: [412, 640, 828, 1082, 1280],
  sizes: '(min-width: 1024px) 40rem, 100vw',
};
