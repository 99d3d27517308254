import { apiQuery } from '#api/api-query.ts';
import { previewRobots } from '#api/preview.ts';
import { languageOf, loadPage, type SiteContext } from '#api/site-context.ts';
import { PAGE_SIZES } from '#contract/admin/list-values.ts';
import { localize } from '#contract/languages/translation.ts';
import { itemList } from '#seo/json-ld.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { pagedMeta } from '#seo/paged-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, seoQuery, siteOf } from '#seo/seo-meta.ts';
import { filterSearch, isFiltered, parseTripFilters, type TripFilters } from './trip-filters.ts';
import { tripMeta, tripPath } from './trip-meta.ts';
import { tripQuery } from './trip-query.ts';

export const TRIPS_A_PAGE = PAGE_SIZES.trips;

export const tripTypesQuery = apiQuery('/api/trip-types');
export const tripsQuery = (filters: TripFilters) => apiQuery('/api/trips', {}, { ...filterSearch(filters), pageSize: TRIPS_A_PAGE });
export const bookingQuery = (reference: string, token: string) => apiQuery('/api/trips/requests/:reference', { reference }, { token });

export async function loadTrips(context: SiteContext, search: Record<string, unknown>): Promise<PageMeta> {
  const filters = parseTripFilters(search);
  await loadPage(context, { namespaces: ['trips'], queries: [seoQuery('trips'), tripTypesQuery, tripsQuery(filters)] });
  const language = languageOf(context);
  const { items = [] } = context.queryClient.getQueryData(tripsQuery(filters).queryKey) ?? {};
  const listed = items.map((trip) => ({ name: localize(trip, 'name', language), url: absoluteAddress(context, tripPath(trip)) }));
  const meta = seoMeta(context, 'trips', '/trips', {
    crumbs: crumbsTo(context, { name: context.i18n.getFixedT(language, 'trips')('list.crumb'), path: '/trips' }),
    jsonLd: listed.length > 0 ? [itemList(listed, (filters.page - 1) * TRIPS_A_PAGE)] : [],
  });
  return pagedMeta(context, meta, {
    page: filters.page,
    isPartial: items.length === 0 || isFiltered(filters) || filters.sort !== undefined,
  });
}

export async function loadTrip(context: SiteContext, address: string, preview?: string): Promise<PageMeta | undefined> {
  const query = tripQuery(address, preview);
  await loadPage(context, { namespaces: ['trips'], queries: [query] });
  const trip = context.queryClient.getQueryData(query.queryKey);
  return trip && { ...tripMeta(context, trip), ...previewRobots(trip) };
}

export async function loadBooking(context: SiteContext, reference: string, token: string): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['trips'], queries: [bookingQuery(reference, token)] });
  const t = context.i18n.getFixedT(languageOf(context), 'trips');
  return {
    title: `${t('booking.title', { reference })} | ${siteOf(context).siteName}, Menorca`,
    description: t('booking.meta_text'),
    robots: 'noindex,nofollow',
    path: `/trips/booking/${reference}`,
    languages: [],
    crumbs: crumbsTo(
      context,
      { name: t('list.crumb'), path: '/trips' },
      { name: t('booking.title', { reference }), path: `/trips/booking/${reference}` },
    ),
  };
}
