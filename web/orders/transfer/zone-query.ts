import { apiQuery } from '#base/api/api-query.ts';

export const zoneQuery = (slug: string) => apiQuery('/api/transfers/zones/:slug', { slug });
