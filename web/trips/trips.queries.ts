import { notFound } from '@tanstack/react-router';
import { apiQuery } from '#api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#api/site-context.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';
import { filterSearch, isFiltered, type TripFilters } from './trip-filters.ts';
import { tripMeta } from './trip-meta.ts';

export const TRIPS_A_PAGE = 12;

export const tripTypesQuery = apiQuery('/api/trip-types');
export const tripsQuery = (filters: TripFilters) => apiQuery('/api/trips', {}, { ...filterSearch(filters), pageSize: TRIPS_A_PAGE });
/** `12` and `12-cala-galdana` are the same row. */
export const tripQuery = (address: string) => apiQuery('/api/trips/:id', { id: address.replace(/^(\d+)-.*$/, '$1') });
export const bookingQuery = (reference: string, token: string) => apiQuery('/api/trips/requests/:reference', { reference }, { token });

/** Filtered lists are for people; of the whole list each page stands for itself. */
export async function loadTrips(context: SiteContext, filters: TripFilters): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['trips'], queries: [seoQuery('trips'), tripTypesQuery, tripsQuery(filters)] });
  const meta = seoMeta(context, 'trips', '/trips');
  const isEmpty = context.queryClient.getQueryData(tripsQuery(filters).queryKey)?.items.length === 0;
  if (isEmpty || isFiltered(filters) || filters.sort !== undefined) return { ...meta, robots: 'noindex,follow' };
  if (filters.page === 1) return meta;
  const title = context.i18n.getFixedT(languageOf(context), 'trips')('list.meta_page', { title: meta.title, page: filters.page });
  return { ...meta, title, path: `${meta.path}?page=${filters.page}` };
}

const isMissing = (error: unknown) => error instanceof Error && error.message.startsWith('404:');

/** What a page about one row needs; no row is no page. In the browser any other failure is left to the page. */
async function loadRow(context: SiteContext, { queryKey }: { queryKey: readonly unknown[] }): Promise<void> {
  try {
    await loadPage(context, { namespaces: ['trips'], queries: [{ queryKey }] });
  } catch (error) {
    if (isMissing(error)) throw notFound();
    throw error;
  }
  if (isMissing(context.queryClient.getQueryState(queryKey)?.error)) throw notFound();
}

export async function loadTrip(context: SiteContext, address: string): Promise<PageMeta | undefined> {
  const query = tripQuery(address);
  await loadRow(context, query);
  const trip = context.queryClient.getQueryData(query.queryKey);
  return trip && tripMeta(context, trip);
}

export const bookingSearch = (search: Record<string, unknown>) => ({ token: typeof search.token === 'string' ? search.token : '' });

export async function loadBooking(context: SiteContext, reference: string, token: string): Promise<PageMeta> {
  await loadRow(context, bookingQuery(reference, token));
  const title = context.i18n.getFixedT(languageOf(context), 'trips')('booking.title', { reference });
  return { title, description: '', robots: 'noindex,nofollow', path: `/trips/booking/${reference}`, languages: [] };
}
