import { languageOf, type SiteContext } from '#api/site-context.ts';
import { localize, localizeList } from '#contract/languages/translation.ts';
import { shownPictures } from '#contract/pictures/picture-address.ts';
import type { ItineraryStep, TripDetail } from '#contract/trips/trips.ts';
import { fitDescription, fitTitle } from '#seo/fit-text.ts';
import { firmName, node, type SchemaNode, schemaPicture } from '#seo/json-ld.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { absoluteAddress, crumbsTo, siteOf } from '#seo/seo-meta.ts';

export const tripPath = ({ id, slug }: { id: number; slug: string }) => `/trips/${id}-${slug}`;

/** Structured data of the trip and, if it has a price and online requests, of the offer. The price is the displayed one. */
function tripNodes(context: SiteContext, trip: TripDetail, name: string, description: string): SchemaNode[] {
  const { origin } = context.address;
  const site = siteOf(context);
  const language = languageOf(context);
  const url = absoluteAddress(context, tripPath(trip));
  const image = shownPictures(trip.image, trip.gallery).map((path) => schemaPicture(path, origin));
  const steps = localizeList<'itinerary', ItineraryStep>(trip, 'itinerary', language);
  const itinerary =
    steps.length > 0
      ? node('ItemList', { itemListElement: steps.map(({ title }, index) => node('ListItem', { position: index + 1, name: title })) })
      : undefined;
  const journey = node('TouristTrip', { name, description, image, url, provider: firmName(site, origin), itinerary });
  if (!trip.showBookingOptions || trip.price === null) return [journey];
  const offers = node('Offer', { price: trip.price, priceCurrency: trip.currency, url, seller: firmName(site, origin) });
  const brand = node('Brand', { name: site.siteName });
  return [{ ...journey, offers }, node('Product', { name, description, image, url, category: trip.type, brand, offers })];
}

export function tripMeta(context: SiteContext, trip: TripDetail): PageMeta {
  const language = languageOf(context);
  const t = context.i18n.getFixedT(language, 'trips');
  const site = siteOf(context).siteName;
  const name = localize(trip, 'name', language);
  const description = fitDescription(localize(trip, 'description', language), [t('detail.meta_text', { name, site })]);
  const path = tripPath(trip);
  return {
    name,
    title: fitTitle([
      t('detail.meta_title_full', { name, site }),
      t('detail.meta_title', { name }),
      `${name} | ${site}`,
      t('detail.meta_title_long', { name, site }),
      name,
    ]),
    description,
    robots: 'index,follow',
    path,
    languages: trip.languages,
    original: trip.sourceLanguage,
    image: trip.image,
    crumbs: crumbsTo(context, { name: t('list.crumb'), path: '/trips' }, { name, path }),
    jsonLd: tripNodes(context, trip, name, description),
  };
}
