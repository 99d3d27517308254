import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { TripCard } from '#contract/trips/trips.ts';
import type { Database } from './client.ts';
import { aliased, beginning, NOW, pickTranslations } from './columns.ts';
import { trips, tripTypes } from './schema.ts';

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
  price: trips.price,
  currency: trips.currency,
  rating: trips.rating,
  reviewCount: trips.reviewCount,
  isBestseller: trips.isBestseller,
  showBookingOptions: trips.showBookingOptions,
  tripTypeId: trips.tripTypeId,
  type: aliased(tripTypes.name, 'type'),
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

export const selectTripCards = (db: Database) =>
  db.select(tripCardColumns).from(trips).innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId));
