import { apiQuery } from '#api/api-query.ts';
import { loadPage, type SiteContext } from '#api/site-context.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';

export const TRAIL_PATH = '/cami-de-cavalls';
const WALKING = { type: 'walking', pageSize: 3 };

export const trailQuery = apiQuery('/api/trail');
export const walkingTripsQuery = apiQuery('/api/trips', undefined, WALKING);

export async function loadTrail(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['destinations'], queries: [seoQuery('cami-de-cavalls'), trailQuery, walkingTripsQuery] });
  return seoMeta(context, 'cami-de-cavalls', TRAIL_PATH);
}
