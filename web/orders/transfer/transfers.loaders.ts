import { languageOf, loadPage, notFoundPage, type SiteContext } from '#base/api/site-context.ts';
import { firstReviewsQuery, reviewTexts } from '#base/content/reviews/reviews-query.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { siteOf } from '#base/seo/seo-meta.ts';
import { seoQuery } from '#base/seo/seo-query.ts';
import { prefetchPictures } from '#base/ui/pictures/picture-places.ts';
import type { SeoPage } from '#contract/pages/seo.ts';
import { openingQuery } from './request/opening.ts';
import { type RequestSearch, requestSearch } from './request/search.ts';
import { initialValues, isJourneyComplete, journeyOf } from './request/values.ts';
import type { TransferData } from './transfer-meta.ts';
import * as meta from './transfer-meta.ts';
import {
  editionQuery,
  personCheckQuery,
  placesQuery,
  pricesQuery,
  quoteQuery,
  requestQueries,
  rulesQuery,
  tableQueries,
  vehiclesQuery,
  zoneQueries,
} from './transfers.queries.ts';
import { ZONE_PICTURE, zoneQuery } from './zone-query.ts';

const NAMESPACE = 'airport-transfers';

const transferData = (context: SiteContext): TransferData => ({
  table: context.queryClient.getQueryData(pricesQuery.queryKey),
  vehicles: context.queryClient.getQueryData(vehiclesQuery(languageOf(context)).queryKey),
  rules: context.queryClient.getQueryData(rulesQuery.queryKey),
});

/** A firm without transfers has none of the pages. */
async function onlyOffered(context: SiteContext): Promise<void> {
  if (siteOf(context).hasNoTransfers) throw await notFoundPage(context);
}

/** A page of fixed text around the price table: zones, vehicles and prices. */
export async function loadTablePage(
  context: SiteContext,
  page: SeoPage,
  path: string,
): Promise<PageMeta> {
  const language = languageOf(context);
  const isOverview = page === 'airport-transfers';
  await loadPage(context, {
    namespaces: [NAMESPACE, ...(isOverview ? reviewTexts(context) : [])],
    queries: [seoQuery(page, language)],
    lateQueries: [
      ...tableQueries(language),
      ...(isOverview ? [firstReviewsQuery({ kind: 'transfer' }, language)] : []),
    ],
  });
  await onlyOffered(context);
  return meta.tablePageMeta(context, page, path, transferData(context));
}

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
  await onlyOffered(context);
  const places = queryClient.getQueryData(placesQuery(language).queryKey) ?? [];
  const values = initialValues({ ...opening, search, places, language });
  // A URL with invalid values must not fail the page: it renders without a price.
  if (isJourneyComplete(values))
    await queryClient.ensureQueryData(quoteQuery(journeyOf(values))).catch(() => undefined);
  return meta.requestMeta(context);
}
