import { notFound } from '@tanstack/react-router';
import { apiQuery } from '#api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#api/site-context.ts';
import { shorten } from '#content/shorten.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { SeoPage } from '#contract/seo.ts';
import type { TransferZoneDetail } from '#contract/transfer-table.ts';
import { localize } from '#contract/translation.ts';
import { metaFromSeo, type PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';
import { isWholeJourney, type RequestSearch } from './request-values.ts';

export const placesQuery = apiQuery('/api/transfers/places');
export const zonesQuery = apiQuery('/api/transfers/zones');
export const vehiclesQuery = apiQuery('/api/transfers/vehicles');
export const pricesQuery = apiQuery('/api/transfers/prices');
export const zoneQuery = (slug: string) => apiQuery('/api/transfers/zones/:slug', { slug });

const NAMESPACE = 'airport-transfers';
/** A search result cuts descriptions about here. */
const DESCRIPTION_LENGTH = 150;

/** A page of fixed text around the table: zones, vehicles and prices. */
export async function loadTablePage(context: SiteContext, page: SeoPage, path: string): Promise<PageMeta> {
  await loadPage(context, { namespaces: [NAMESPACE], queries: [seoQuery(page), zonesQuery, vehiclesQuery, pricesQuery] });
  return seoMeta(context, page, path);
}

const isMissing = (error: unknown) => error instanceof Error && error.message.startsWith('404:');

const zoneLanguages = (zone: TransferZoneDetail) =>
  LANGUAGES.filter((language: Language) => zone.translations.name?.[language] && zone.translations.intro?.[language]);

export async function loadZone(context: SiteContext, slug: string): Promise<PageMeta> {
  await loadPage(context, { namespaces: [NAMESPACE], queries: [zoneQuery(slug), zonesQuery, vehiclesQuery] }).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });
  const path = `/airport-transfers/${slug}`;
  const zone = context.queryClient.getQueryData(zoneQuery(slug).queryKey);
  if (!zone) {
    if (isMissing(context.queryClient.getQueryState(zoneQuery(slug).queryKey)?.error)) throw notFound();
    return { title: slug, description: '', robots: 'noindex,follow', path, languages: [] };
  }
  const language = languageOf(context);
  const image = zone.seo?.image ?? zone.image;
  if (zone.seo) return { ...metaFromSeo(zone.seo, path, language), image };
  return {
    title: localize(zone, 'headline', language) || localize(zone, 'name', language),
    description: shorten(localize(zone, 'intro', language), DESCRIPTION_LENGTH),
    robots: 'index,follow',
    path,
    languages: zoneLanguages(zone),
    image,
  };
}

export const firstQuoteQuery = (search: RequestSearch) => apiQuery('/api/transfers/quote', undefined, search);

/** The form; with a whole journey in the address (as «Get price» leaves it without scripts) also its price. */
export async function loadRequest(context: SiteContext, search: RequestSearch): Promise<PageMeta> {
  await Promise.all([
    loadPage(context, { namespaces: [NAMESPACE], queries: [seoQuery('airport-transfers-request'), placesQuery, vehiclesQuery] }),
    // An address that was changed by hand is no failure of the page: then there is no price yet.
    isWholeJourney(search) ? context.queryClient.ensureQueryData(firstQuoteQuery(search)).catch(() => undefined) : undefined,
  ]);
  return seoMeta(context, 'airport-transfers-request', '/airport-transfers/request');
}

export const bookingQuery = (reference: string, token: string) => apiQuery('/api/transfers/requests/:reference', { reference }, { token });
export const bookingSearch = (search: Record<string, unknown>) => ({ token: typeof search.token === 'string' ? search.token : '' });

export async function loadBooking(context: SiteContext, reference: string, token: string): Promise<PageMeta> {
  const query = bookingQuery(reference, token);
  await loadPage(context, { namespaces: [NAMESPACE], queries: [query] }).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });
  if (isMissing(context.queryClient.getQueryState(query.queryKey)?.error)) throw notFound();
  const title = context.i18n.getFixedT(languageOf(context), NAMESPACE)('booking.title', { reference });
  return { title, description: '', robots: 'noindex,nofollow', path: `/airport-transfers/booking/${reference}`, languages: [] };
}
