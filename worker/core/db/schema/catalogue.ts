import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type { DestinationInput } from '#contract/places/destinations.ts';
import type { TripInput, TripSuits, TripTypeInput } from '#contract/trips/trips.ts';
import {
  bool,
  editable,
  id,
  json,
  sourceLanguage,
  status,
  texts,
  translationState,
} from './columns.ts';
import { transferZones } from './transfers.ts';

/** Sort key of trips: a rating without reviews counts as none (`isRated` of the contract). */
export const guestRating = ({
  rating,
  reviewCount,
}: Record<'rating' | 'reviewCount', SQLWrapper>) =>
  sql`CASE WHEN ${reviewCount} > 0 AND ${rating} > 0 THEN ${rating} END`;

/** The price that visitors see: a trip without online booking is on request, whatever amount is stored with it. */
export const listedPrice = ({
  showBookingOptions,
  price,
}: Record<'showBookingOptions' | 'price', SQLWrapper>) =>
  sql<number | null>`CASE WHEN ${showBookingOptions} THEN ${price} END`;

export const tripTypes = sqliteTable(
  'trip_types',
  {
    id,
    name: text().notNull(),
    slug: text().notNull().unique(),
    sortOrder: integer().notNull().default(0),
    translations: json<TripTypeInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [index('trip_types_order').on(t.deletedAt, t.sortOrder)],
);
export const destinations = sqliteTable(
  'destinations',
  {
    id,
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text().notNull(),
    image: text().notNull(),
    rating: real(),
    reviewCount: integer().notNull().default(0),
    tags: texts(),
    isPopular: bool().default(false),
    region: text({ enum: ['north', 'south', 'west', 'east'] }).notNull(),
    kind: text().$type<DestinationInput['kind']>().notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    gallery: texts(),
    access: text().notNull().default(''),
    services: texts(),
    tips: texts(),
    bestMonths: json<number[]>().notNull().default([]),
    transferZoneId: integer().references(() => transferZones.id),
    status,
    sourceLanguage,
    isDemo: bool().default(false),
    translations: json<DestinationInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [
    index('destinations_list').on(t.status, t.deletedAt, t.isPopular, t.id),
    index('destinations_region').on(t.status, t.deletedAt, t.region, t.isPopular, t.id),
    index('destinations_zone').on(t.transferZoneId),
  ],
);
export const destinationTags = sqliteTable(
  'destination_tags',
  {
    destinationId: integer()
      .notNull()
      .references(() => destinations.id),
    tag: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tag, t.destinationId] }),
    index('destination_tags_destination').on(t.destinationId),
  ],
);
export const trips = sqliteTable(
  'trips',
  {
    id,
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text().notNull(),
    image: text().notNull(),
    tripTypeId: integer()
      .notNull()
      .references(() => tripTypes.id),
    region: text({ enum: ['north', 'south', 'west', 'east'] }).notNull(),
    location: text().notNull(),
    duration: text().notNull(),
    durationClass: text({ enum: ['half-day', 'full-day', 'multi-day'] }).notNull(),
    price: real(),
    currency: text({ enum: ['EUR'] })
      .notNull()
      .default('EUR'),
    rating: real(),
    reviewCount: integer().notNull().default(0),
    isBestseller: bool().default(false),
    isPopular: bool().default(false),
    showBookingOptions: bool().default(false),
    highlights: texts(),
    itinerary: json<TripInput['itinerary']>().notNull().default([]),
    included: texts(),
    excluded: texts(),
    bring: texts(),
    meetingPoint: text().notNull().default(''),
    meetingLatitude: real(),
    meetingLongitude: real(),
    gallery: texts(),
    minAge: integer(),
    maxPeople: integer(),
    suits: json<TripSuits[]>().notNull().default([]),
    guideLanguages: json<Language[]>().notNull().default([]),
    cancellationPolicy: text().notNull().default(''),
    status,
    publishAt: text(),
    sourceLanguage,
    isDemo: bool().default(false),
    translations: json<TripInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [
    index('trips_popular').on(t.status, t.deletedAt, t.isPopular, t.isBestseller, t.id),
    index('trips_priced').on(t.status, t.deletedAt, listedPrice(t), t.id),
    index('trips_rated').on(
      t.status,
      t.deletedAt,
      guestRating(t),
      t.isPopular,
      t.isBestseller,
      t.id,
    ),
    index('trips_of_region').on(t.status, t.deletedAt, t.region, t.isPopular, t.isBestseller, t.id),
    index('trips_of_region_priced').on(t.status, t.deletedAt, t.region, listedPrice(t), t.id),
    index('trips_of_region_rated').on(
      t.status,
      t.deletedAt,
      t.region,
      guestRating(t),
      t.isPopular,
      t.isBestseller,
      t.id,
    ),
    index('trips_of_type').on(
      t.status,
      t.deletedAt,
      t.tripTypeId,
      t.isPopular,
      t.isBestseller,
      t.id,
    ),
    index('trips_of_type_priced').on(t.status, t.deletedAt, t.tripTypeId, listedPrice(t), t.id),
    index('trips_of_type_rated').on(
      t.status,
      t.deletedAt,
      t.tripTypeId,
      guestRating(t),
      t.isPopular,
      t.isBestseller,
      t.id,
    ),
    index('trips_of_duration').on(
      t.status,
      t.deletedAt,
      t.durationClass,
      t.isPopular,
      t.isBestseller,
      t.id,
    ),
    index('trips_of_duration_priced').on(
      t.status,
      t.deletedAt,
      t.durationClass,
      listedPrice(t),
      t.id,
    ),
    index('trips_of_duration_rated').on(
      t.status,
      t.deletedAt,
      t.durationClass,
      guestRating(t),
      t.isPopular,
      t.isBestseller,
      t.id,
    ),
    index('trips_to_come').on(t.publishAt).where(sql`publish_at IS NOT NULL`),
  ],
);
/** Number of published trips of each sort, including scheduled ones. Maintained by triggers, so that no list has to count. */
export const tripCounts = sqliteTable(
  'trip_counts',
  {
    region: text().notNull(),
    durationClass: text().notNull(),
    tripTypeId: integer().notNull(),
    trips: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.region, t.durationClass, t.tripTypeId] })],
);
/**
 * The same by price (`priceBand` of the contract) and group size too (0: no limit), for the numbers next to the filters. Its rows are the
 * combinations that occur, so a page of the list without a price or a number of people reads `trip_counts` instead.
 */
export const tripFacets = sqliteTable(
  'trip_facets',
  {
    region: text().notNull(),
    durationClass: text().notNull(),
    tripTypeId: integer().notNull(),
    priceBand: integer().notNull(),
    maxPeople: integer().notNull(),
    trips: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.region, t.durationClass, t.tripTypeId, t.priceBand, t.maxPeople] }),
  ],
);
export const tripDestinations = sqliteTable(
  'trip_destinations',
  {
    tripId: integer()
      .notNull()
      .references(() => trips.id),
    destinationId: integer()
      .notNull()
      .references(() => destinations.id),
    sortOrder: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tripId, t.destinationId] }),
    index('trip_destinations_destination').on(t.destinationId),
  ],
);
