import { notFound } from '@tanstack/react-router';
import { apiQuery } from '#api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#api/site-context.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { SeoPage } from '#contract/seo.ts';
import type { TransferZoneDetail } from '#contract/transfer-table.ts';
import { localize } from '#contract/translation.ts';
import { metaFromSeo, type PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';
import { shorten } from '#content/shorten.ts';

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

const zoneLanguages = (zone: TransferZoneDetail) => LANGUAGES.filter((language: Language) => zone.translations.name?.[language] && zone.translations.intro?.[language]);

export async function loadZone(context: SiteContext, slug: string): Promise<PageMeta> {
  await loadPage(context, { namespaces: [NAMESPACE], queries: [zoneQuery(slug), zonesQuery, vehiclesQuery] }).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith('404:')) throw notFound();
    throw error;
  });
  const path = `/airport-transfers/${slug}`;
  const zone = context.queryClient.getQueryData(zoneQuery(slug).queryKey);
  if (!zone) {
    const error = context.queryClient.getQueryState(zoneQuery(slug).queryKey)?.error;
    if (error?.message.startsWith('404:')) throw notFound();
    return { title: slug, description: '', robots: 'noindex,follow', path, languages: [] };
  }
  const language = languageOf(context);
  const image = zone.seo?.image ?? zone.image;
  if (zone.seo) return { ...metaFromSeo(zone.seo, path, language), image };
  return { title: localize(zone, 'headline', language) || localize(zone, 'name', language), description: shorten(localize(zone, 'intro', language), DESCRIPTION_LENGTH), robots: 'index,follow', path, languages: zoneLanguages(zone), image };
}
