import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { TripCard, TripTypeInput } from '#contract/trips/trips.ts';
import { aliased, beginning, NOW, pickTranslations } from '../columns.ts';
import { listedPrice, tripOptions, trips, tripTypes } from '../schema.ts';

/** The price for visitors, as a column. */
export const shownPrice = listedPrice(trips).mapWith(trips.price).as('price') as SQL.Aliased<
  number | null
>;

/** What the price is for, by the options that have prices (`trip_offers`); null where it was typed. */
export const pricePer = sql<TripCard['pricePer']>`CASE WHEN ${trips.showBookingOptions} THEN
  (SELECT per FROM trip_offers WHERE trip_id = ${trips}.id ORDER BY per = 'person' DESC LIMIT 1) END`.as(
  'price_per',
);

/** Whether an option that is on sale is confirmed at once. */
const isInstant =
  sql`EXISTS (SELECT 1 FROM ${tripOptions} o WHERE o.trip_id = ${trips}.id AND o.instant_confirmation AND o.is_active AND o.deleted_at IS NULL)`
    .mapWith(Boolean)
    .as('is_instant');

/** Columns of a trip for cards and lists. */
export const tripCardColumns = {
  id: trips.id,
  name: trips.name,
  slug: trips.slug,
  description: beginning(trips.description).as('description'),
  image: trips.image,
  region: trips.region,
  location: trips.location,
  duration: trips.duration,
  durationClass: trips.durationClass,
  price: shownPrice,
  currency: trips.currency,
  rating: trips.rating,
  reviewCount: trips.reviewCount,
  isBestseller: trips.isBestseller,
  showBookingOptions: trips.showBookingOptions,
  isInstant,
  meetingLatitude: trips.meetingLatitude,
  meetingLongitude: trips.meetingLongitude,
  tripTypeId: trips.tripTypeId,
  type: aliased(tripTypes.name, 'type'),
  typeTexts: pickTranslations<TripTypeInput['translations']>(tripTypes.translations, ['name']).as(
    'type_texts',
  ),
  sourceLanguage: trips.sourceLanguage,
  translations: pickTranslations<TripCard['translations']>(
    trips.translations,
    ['name', 'description', 'location', 'duration'],
    ['description'],
  ),
};

/** Excludes scheduled trips. */
export const isTripOut = or(isNull(trips.publishAt), lte(trips.publishAt, NOW));

export const isTripPublic = and(eq(trips.status, 'published'), isNull(trips.deletedAt), isTripOut);

/** A column of a page's own statement: 0 at a firm without trips. */
export const hasTrips = sql<number>`EXISTS (SELECT 1 FROM ${trips} WHERE ${isTripPublic})`;

/** Published, for rows that were already found: a `+` prevents SQLite from scanning an index of all trips instead. */
export const isFoundPublished = and(
  sql`+${trips.status} = 'published'`,
  sql`+${trips.deletedAt} IS NULL`,
);
