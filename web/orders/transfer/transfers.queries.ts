import { apiQuery, apiQueryIn } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { seoQuery } from '#base/seo/seo-query.ts';
import { prefetchPictures } from '#base/ui/pictures/picture-places.ts';
import type { Language } from '#contract/languages/language.ts';
import type { SeoPage } from '#contract/pages/seo.ts';
import type { BookingPaths } from '#web-orders/paying/booking-changed.ts';
import { openingQuery } from './request/opening.ts';
import { type RequestSearch, requestSearch } from './request/search.ts';
import { initialValues, isJourneyComplete, journeyOf } from './request/values.ts';
import type { TransferData } from './transfer-meta.ts';
import * as meta from './transfer-meta.ts';
import { ZONE_PICTURE, zoneQuery } from './zone-query.ts';

export const placesQuery = (language: Language) => apiQueryIn(language, '/api/transfers/places');
export const zonesQuery = (language: Language) => apiQueryIn(language, '/api/transfers/zones');
export const vehiclesQuery = (language: Language) =>
  apiQueryIn(language, '/api/transfers/vehicles');
export const pricesQuery = apiQuery('/api/transfers/prices');
export const rulesQuery = apiQuery('/api/transfers/rules');

const NAMESPACE = 'airport-transfers';

const transferData = (context: SiteContext): TransferData => ({
  table: context.queryClient.getQueryData(pricesQuery.queryKey),
  vehicles: context.queryClient.getQueryData(vehiclesQuery(languageOf(context)).queryKey),
  rules: context.queryClient.getQueryData(rulesQuery.queryKey),
});

/** What a page around the price table shows. */
export const tableQueries = (language: Language) => [
  zonesQuery(language),
  vehiclesQuery(language),
  pricesQuery,
  rulesQuery,
  placesQuery(language),
];
/** A page of fixed text around the price table: zones, vehicles and prices. */
export async function loadTablePage(
  context: SiteContext,
  page: SeoPage,
  path: string,
): Promise<PageMeta> {
  const language = languageOf(context);
  await loadPage(context, {
    namespaces: [NAMESPACE],
    queries: [seoQuery(page, language)],
    lateQueries: tableQueries(language),
  });
  return meta.tablePageMeta(context, page, path, transferData(context));
}

/** What the page of a zone shows of others. */
export const zoneQueries = (language: Language) => [
  zonesQuery(language),
  vehiclesQuery(language),
  rulesQuery,
];

export async function loadZone(context: SiteContext, slug: string): Promise<PageMeta | undefined> {
  const language = languageOf(context);
  const zoneRead = zoneQuery(slug, language);
  await loadPage(context, {
    namespaces: [NAMESPACE],
    queries: [zoneRead],
    lateQueries: zoneQueries(language),
  });
  const zone = context.queryClient.getQueryData(zoneRead.queryKey);
  if (zone?.image) prefetchPictures([{ path: zone.image, ...ZONE_PICTURE }]);
  return zone && meta.zoneMeta(context, zone, transferData(context));
}

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

/** The form, and its price if the URL contains a journey. */
export async function loadRequest(
  context: SiteContext,
  rawSearch: RequestSearch,
): Promise<PageMeta> {
  const search = requestSearch(rawSearch);
  const { queryClient } = context;
  const language = languageOf(context);
  const [opening] = await Promise.all([
    queryClient.ensureQueryData(openingQuery),
    loadPage(context, {
      namespaces: [NAMESPACE],
      queries: [editionQuery, personCheckQuery],
      lateQueries: [seoQuery('airport-transfers-request', language), ...requestQueries(language)],
    }),
  ]);
  const places = queryClient.getQueryData(placesQuery(language).queryKey) ?? [];
  const values = initialValues({ ...opening, search, places, language });
  // A URL with invalid values must not fail the page: it renders without a price.
  if (isJourneyComplete(values))
    await queryClient.ensureQueryData(quoteQuery(journeyOf(values))).catch(() => undefined);
  return meta.requestMeta(context);
}

export const bookingQuery = (reference: string, token: string) =>
  apiQuery('/api/transfers/requests/:reference', { reference }, { token });
export const moneyQuery = (reference: string, token: string) =>
  apiQuery('/api/transfers/requests/:reference/money', { reference }, { token });
export const receiptsQuery = (reference: string, token: string) =>
  apiQuery('/api/transfers/requests/:reference/receipts', { reference }, { token });
/** Where what was read of a booking comes from. */
export const pathsOf = (reference: string): BookingPaths => ({
  path: `/api/transfers/requests/${reference}`,
});

export async function loadBooking(
  context: SiteContext,
  reference: string,
  token: string,
): Promise<PageMeta> {
  await loadPage(context, {
    namespaces: [NAMESPACE, 'trips'],
    hasForm: true,
    queries: [
      bookingQuery(reference, token),
      moneyQuery(reference, token),
      receiptsQuery(reference, token),
    ],
  });
  return meta.bookingMeta(context, reference);
}
