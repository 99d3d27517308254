import { apiQuery, apiQueryIn } from '#base/api/api-query.ts';
import { previewRobots } from '#base/api/preview.ts';
import { languageOf, loadPage, notFoundPage, type SiteContext } from '#base/api/site-context.ts';
import { firstReviewsQuery, leadingId, reviewTexts } from '#base/content/reviews/reviews-query.ts';
import { itemList } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { pagedMeta } from '#base/seo/paged-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, seoQuery, siteOf } from '#base/seo/seo-meta.ts';
import { galleryPlaces, prefetchPictures } from '#base/ui/pictures/picture-places.ts';
import { PAGE_SIZES } from '#contract/admin/list-values.ts';
import type { Language } from '#contract/languages/language.ts';
import { shownPictures } from '#contract/pictures/picture-address.ts';
import { glanceOf } from '#web-orders/trip/glance.ts';
import { glanceQuery, monthQuery, similarQuery, tripQuery } from '#web-orders/trip/trip-query.ts';
import { nearChanges } from './filters/near-changes.ts';
import {
  filterSearch,
  isFiltered,
  parseTripFilters,
  type TripFilters,
  typeCalled,
} from './filters/trip-filters.ts';
import { tripMeta, tripPath } from './trip-meta.ts';

export const TRIPS_A_PAGE = PAGE_SIZES.trips;

export const tripTypesQuery = (language: Language) => apiQueryIn(language, '/api/trip-types');
/** For a type named in another language than the page's, as in an address from another page. */
export const typesInAllQuery = apiQuery('/api/trip-types');
/** Parameters of the API: how the trips are shown is no matter of it. */
const asked = (filters: TripFilters) => filterSearch({ ...filters, view: undefined });
export const tripsQuery = (filters: TripFilters, language: Language) =>
  apiQueryIn(language, '/api/trips', {}, { ...asked(filters), pageSize: TRIPS_A_PAGE });
/** The numbers next to the filters: the same for every page and order. */
export const facetsQuery = (filters: TripFilters) =>
  apiQuery('/api/trips/facets', {}, asked({ ...filters, sort: undefined, page: 1 }));
/** Days near the list's one, for the same filters. */
export const nearDaysQuery = (filters: TripFilters) =>
  apiQuery('/api/trips/days', {}, asked({ ...filters, sort: undefined, page: 1 }));
const NEAR_MISSES = 3;
/** The first trips of a result with one filter changed. */
export const nearQuery = (filters: TripFilters, change: Partial<TripFilters>, language: Language) =>
  apiQueryIn(
    language,
    '/api/trips',
    {},
    { ...asked({ ...filters, ...change, page: 1 }), pageSize: NEAR_MISSES },
  );
/** What an empty result shows when no single filter is in the way. */
export const popularQuery = (language: Language) => nearQuery(parseTripFilters({}), {}, language);
/** Chosen trips in the order of their ids, as the device has saved them. */
export const chosenQuery = (ids: readonly number[], language: Language) =>
  apiQueryIn(language, '/api/trips/chosen', {}, { ids: ids.join() });

/** An empty result shows what comes close: a second round trip, of empty results only. */
async function loadNearMisses(context: SiteContext, filters: TripFilters): Promise<void> {
  const { queryClient } = context;
  const language = languageOf(context);
  if (
    queryClient.getQueryData(tripsQuery(filters, language).queryKey)?.total !== 0 ||
    !isFiltered(filters)
  )
    return;
  const facets = queryClient.getQueryData(facetsQuery(filters).queryKey);
  const changes = facets ? nearChanges(filters, facets) : [];
  const near =
    changes.length > 0
      ? changes.map(({ change }) => nearQuery(filters, change, language))
      : [popularQuery(language)];
  await loadPage(context, {
    queries: filters.date === undefined ? near : [nearDaysQuery(filters), ...near],
  });
}

export async function loadTrips(
  context: SiteContext,
  search: Record<string, unknown>,
): Promise<PageMeta> {
  const filters = parseTripFilters(search);
  const language = languageOf(context);
  const list = tripsQuery(filters, language);
  await loadPage(context, {
    namespaces: ['trips'],
    queries: [tripTypesQuery(language), facetsQuery(filters)],
    lateQueries: [seoQuery('trips', language), list],
  });
  if (siteOf(context).hasNoTrips) throw await notFoundPage(context);
  const types = context.queryClient.getQueryData(tripTypesQuery(language).queryKey);
  if (filters.type !== undefined && types && !typeCalled(types, filters.type))
    await loadPage(context, { queries: [typesInAllQuery] });
  await loadNearMisses(context, filters);
  const { items = [] } = context.queryClient.getQueryData(list.queryKey) ?? {};
  const listed = items.map((trip) => ({
    name: trip.name,
    url: absoluteAddress(context, tripPath(trip)),
  }));
  const meta = seoMeta(context, 'trips', '/trips', {
    crumbs: crumbsTo(context, {
      name: context.i18n.getFixedT(language, 'trips')('list.crumb'),
      path: '/trips',
    }),
    jsonLd: listed.length > 0 ? [itemList(listed, (filters.page - 1) * TRIPS_A_PAGE)] : [],
  });
  return pagedMeta(context, meta, {
    page: filters.page,
    isPartial: items.length === 0 || isFiltered(filters) || filters.sort !== undefined,
  });
}

export async function loadTrip(
  context: SiteContext,
  address: string,
  { preview, month }: { preview?: string; month: string },
): Promise<PageMeta | undefined> {
  const language = languageOf(context);
  const query = tripQuery(address, language, preview);
  const days = monthQuery(address, month, language);
  const id = leadingId(address);
  const reviews = id === undefined ? [] : [firstReviewsQuery({ trip: id }, language)];
  await loadPage(context, {
    namespaces: ['trips', ...reviewTexts(context)],
    queries: [query],
    lateQueries: preview ? [] : [days, ...reviews],
  });
  const trip = context.queryClient.getQueryData(query.queryKey);
  const availability = context.queryClient.getQueryData(days.queryKey);
  if (!trip) return;
  if (!preview) {
    const { queryKey } = similarQuery(address, language);
    const read = { queryKey, queryFn: () => trip, meta: { isLate: true } };
    await context.queryClient.ensureQueryData(read);
    context.queryClient.setQueryData(query.queryKey, { ...trip, similar: [], destinationIds: [] });
  }
  if (availability)
    context.queryClient.setQueryData(
      glanceQuery(address, language).queryKey,
      glanceOf(availability, month === 'now'),
    );
  prefetchPictures(galleryPlaces(shownPictures(trip.image, trip.gallery)));
  const [written] = reviews.map(({ queryKey }) => context.queryClient.getQueryData(queryKey));
  return {
    ...tripMeta(context, trip, { options: availability?.options ?? [], reviews: written }),
    ...previewRobots(trip),
  };
}
