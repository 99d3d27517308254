import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import { KEY_FIELDS, languagesOf } from '#contract/languages/translation-state.ts';
import {
  TripInput as TripInputSchema,
  TripTypeInput as TripTypeInputSchema,
} from '#contract/trips/trips.schema.ts';
import type {
  TripCard,
  TripDetail,
  TripInput,
  TripType,
  TripTypeInput,
} from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import {
  aliased,
  pickTranslations,
  pictureTexts,
  pictureTint,
  translatedFields,
} from '#core/db/columns.ts';
import {
  isFoundPublished,
  isTripOut,
  isTripPublic,
  pricePer,
  shownPrice,
} from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { destinations, tripDestinations, trips, tripTypes } from '#core/db/schema.ts';
import { tripCards, withTypeTexts } from '#orders/departures/trip-cards.ts';

/** Number of popular trips for the home page's type filter. */
const POPULAR_LIMIT = 24;
const SIMILAR_LIMIT = 3;
/** Trips to the same places among which the most popular ones are chosen. */
const NEIGHBOURS_LIMIT = 50;

export const tripTypeList = (db: Database) =>
  read(
    [
      db
        .select({
          id: tripTypes.id,
          name: tripTypes.name,
          slug: tripTypes.slug,
          sortOrder: tripTypes.sortOrder,
          translations: pickTranslations<TripTypeInput['translations']>(
            tripTypes.translations,
            translatedFields(TripTypeInputSchema),
          ),
        })
        .from(tripTypes)
        .where(isNull(tripTypes.deletedAt))
        .orderBy(asc(tripTypes.sortOrder)),
    ],
    (rows): TripType[] => rows,
  );

/** While none is marked as popular, all of them are shown: a new owner’s first trip is on the home page. */
export const popularTrips = (db: Database, language?: Language) => {
  const { select, toCard } = tripCards(db, language);
  const marked = db
    .select({ id: trips.id })
    .from(trips)
    .where(and(isTripPublic, eq(trips.isPopular, true)));
  return read(
    [
      select()
        .where(and(isTripPublic, eq(trips.isPopular, sql`EXISTS ${marked}`)))
        .orderBy(desc(trips.isBestseller), desc(trips.id))
        .limit(POPULAR_LIMIT),
    ],
    (rows): TripCard[] => rows.map(toCard),
  );
};

/** Favourites and recently seen trips of a device. */
export const chosenTrips = (db: Database, ids: readonly number[], language?: Language) => {
  const { select, toCard } = tripCards(db, language);
  return read(
    [select().where(and(inArray(trips.id, [...ids]), isFoundPublished, isTripOut))],
    (rows): TripCard[] =>
      rows.map(toCard).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  );
};

/**
 * The row, its destinations, and similar trips (to the same places, then of the same type) in one batch; undefined when no such trip is published. A preview includes unpublished
 * trips.
 */
export const tripDetail = (db: Database, id: number, language?: Language, isPreview?: boolean) => {
  const { select, toCard } = tripCards(db, language);
  const ownType = sql`(SELECT trip_type_id FROM trips WHERE id = ${id})`;
  const ownPlaces = db
    .select({ id: tripDestinations.destinationId })
    .from(tripDestinations)
    .where(eq(tripDestinations.tripId, id));
  const neighbours = db
    .select({ id: tripDestinations.tripId })
    .from(tripDestinations)
    .where(inArray(tripDestinations.destinationId, ownPlaces))
    .limit(NEIGHBOURS_LIMIT);
  return read(
    [
      db
        .select({
          trip: {
            ...getTableColumns(trips),
            price: shownPrice,
            translations: pickTranslations<TripInput['translations']>(
              trips.translations,
              translatedFields(TripInputSchema),
            ),
          },
          type: aliased(tripTypes.name, 'type'),
          typeTexts: pickTranslations<TripTypeInput['translations']>(tripTypes.translations, [
            'name',
          ]).as('type_texts'),
          pricePer,
          pictureTexts: pictureTexts(trips.image, trips.gallery),
          tint: pictureTint(trips.image),
        })
        .from(trips)
        .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
        .where(and(eq(trips.id, id), isPreview ? isNull(trips.deletedAt) : isTripPublic)),
      db
        .select({
          id: destinations.id,
          slug: destinations.slug,
          name: destinations.name,
          translations: pickTranslations<Pick<TripInput['translations'], 'name'>>(
            destinations.translations,
            ['name'],
          ),
        })
        .from(tripDestinations)
        .innerJoin(destinations, eq(destinations.id, tripDestinations.destinationId))
        .where(
          and(
            eq(tripDestinations.tripId, id),
            eq(destinations.status, 'published'),
            isNull(destinations.deletedAt),
          ),
        )
        .orderBy(asc(tripDestinations.sortOrder)),
      select()
        .where(and(inArray(trips.id, neighbours), ne(trips.id, id), isFoundPublished, isTripOut))
        .orderBy(
          desc(eq(trips.tripTypeId, ownType)),
          desc(trips.isPopular),
          desc(trips.isBestseller),
          desc(trips.id),
        )
        .limit(SIMILAR_LIMIT),
      select()
        .where(and(isTripPublic, ne(trips.id, id), eq(trips.tripTypeId, ownType)))
        .orderBy(desc(trips.isPopular), desc(trips.isBestseller), desc(trips.id))
        .limit(SIMILAR_LIMIT),
    ],
    ([row], places, near, alike): TripDetail | undefined => {
      if (!row) return undefined;
      const {
        translationState: _state,
        createdAt: _created,
        updatedAt: _updated,
        deletedAt: _deleted,
        ...trip
      } = row.trip;
      const languages = languagesOf(trip, KEY_FIELDS.trip);
      return {
        ...trip,
        translations: withTypeTexts(language, trip.translations, row.typeTexts),
        languages,
        pictureTexts: row.pictureTexts,
        tint: row.tint,
        type: row.type,
        pricePer: row.pricePer,
        destinationIds: places.map((place) => place.id),
        destinations: places,
        similar: [...near, ...alike.filter((one) => near.every(({ id }) => id !== one.id))]
          .slice(0, SIMILAR_LIMIT)
          .map(toCard),
        ...(isPreview && { isPreview }),
      };
    },
  );
};
