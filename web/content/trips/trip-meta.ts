import { languageOf, type SiteContext } from '#base/api/site-context.ts';
import { fitDescription, fitTitle } from '#base/seo/fit-text.ts';
import { firmName, node, type SchemaNode, schemaPicture } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, siteOf } from '#base/seo/seo-meta.ts';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { ReviewList } from '#contract/content/reviews.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { shownPictures } from '#contract/pictures/picture-address.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { priceOf } from '#web-orders/trip/days/plan-days.ts';

export const tripPath = ({ id, slug }: { id: number; slug: string }) => `/trips/${id}-${slug}`;

/** What an option costs from, in the month that the page shows, and whether it has places then. */
function optionOffer(
  option: InLanguage<AvailableOption>,
  { url, seller }: { url: string; seller: SchemaNode },
) {
  const open = option.departures.filter(({ status }) => status !== 'CLOSED');
  const price = Math.min(...open.map((departure) => priceOf(option, departure)));
  const [first] = open;
  if (!first || price <= 0) return [];
  const hasPlaces = open.some(({ isAvailable }) => isAvailable);
  return [
    node('Offer', {
      name: option.name,
      ...{ price: price / 100, priceCurrency: 'EUR', url, seller },
      availability: `https://schema.org/${hasPlaces ? 'InStock' : 'SoldOut'}`,
      validFrom: first.date,
    }),
  ];
}

type Shown = {
  options: readonly InLanguage<AvailableOption>[];
  reviews?: InLanguage<ReviewList> | undefined;
};
type Named = Shown & { name: string; description: string };

/**
 * Of a product, mean and number of its reviews and those that the page shows. Search engines take them there; of the company itself, or of a trip,
 * they do not.
 */
function reviewNodes({ rating, count, items }: InLanguage<ReviewList>) {
  if (rating === null || count === 0) return {};
  return {
    aggregateRating: node('AggregateRating', {
      ...{ ratingValue: rating, reviewCount: count, bestRating: 5, worstRating: 1 },
    }),
    review: items
      .filter(({ isDemo }) => !isDemo)
      .map(({ stars, name, date, text }) =>
        node('Review', {
          author: node('Person', { name }),
          datePublished: date,
          reviewBody: text,
          reviewRating: node('Rating', { ratingValue: stars, bestRating: 5, worstRating: 1 }),
        }),
      ),
  };
}

/** Structured data of the trip and, if it has a price and online booking, of its offers. */
function tripNodes(
  context: SiteContext,
  trip: InLanguage<TripDetail>,
  { name, description, options, reviews }: Named,
): SchemaNode[] {
  const { origin } = context.address;
  const site = siteOf(context);
  const url = absoluteAddress(context, tripPath(trip));
  const image = shownPictures(trip.image, trip.gallery).map((path) => schemaPicture(path, origin));
  const itinerary =
    trip.itinerary.length > 0
      ? node('ItemList', {
          itemListElement: trip.itinerary.map(({ title }, index) =>
            node('ListItem', { position: index + 1, name: title }),
          ),
        })
      : undefined;
  const journey = node('TouristTrip', {
    name,
    description,
    image,
    url,
    provider: firmName(site, origin),
    itinerary,
  });
  if (!trip.showBookingOptions || trip.price === null) return [journey];
  const seller = firmName(site, origin);
  const ofOptions = options.flatMap((option) => optionOffer(option, { url, seller }));
  const offers =
    ofOptions.length > 0
      ? ofOptions
      : node('Offer', { price: trip.price, priceCurrency: trip.currency, url, seller });
  const brand = node('Brand', { name: site.siteName });
  return [
    { ...journey, offers },
    node('Product', {
      ...{ name, description, image, url, category: trip.type, brand, offers },
      ...(reviews && reviewNodes(reviews)),
    }),
  ];
}

export function tripMeta(
  context: SiteContext,
  trip: InLanguage<TripDetail>,
  { options, reviews }: Shown,
): PageMeta {
  const language = languageOf(context);
  const t = context.i18n.getFixedT(language, 'trips');
  const site = siteOf(context).siteName;
  const name = trip.name;
  const description = fitDescription(trip.description, [t('meta.text', { name, site })]);
  const path = tripPath(trip);
  return {
    name,
    title: fitTitle([
      t('meta.title_full', { name, site }),
      t('meta.title', { name }),
      `${name} | ${site}`,
      t('meta.title_long', { name, site }),
      name,
    ]),
    description,
    robots: 'index,follow',
    path,
    languages: trip.languages,
    original: trip.sourceLanguage,
    image: trip.image,
    crumbs: crumbsTo(context, { name: t('list.crumb'), path: '/trips' }, { name, path }),
    jsonLd: tripNodes(context, trip, { name, description, options, reviews }),
  };
}
