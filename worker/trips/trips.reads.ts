import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { LANGUAGES } from '#contract/language.ts';
import type { TripQuery } from '#contract/list-queries.ts';
import type { Page } from '#contract/paging.ts';
import { KEY_FIELDS, languagesOf } from '#contract/translation-state.ts';
import { type TripCard, type TripDetail, TripInput, TripTypeInput } from '#contract/trips.ts';
import type { Database } from '#db/client.ts';
import { aliased, folded, foldText, likePattern, pickTranslations, pictureTexts, translatedFields } from '#db/columns.ts';
import { isTripPublic, selectTripCards } from '#db/public-trips.ts';
import { read } from '#db/reader.ts';
import { destinations, tripDestinations, trips, tripTypes } from '#db/schema.ts';

/** As many as the home page's type filter has to choose from. */
const POPULAR_LIMIT = 24;
const SIMILAR_LIMIT = 3;
/** Words of a search that count. */
const MAX_WORDS = 5;

export const tripTypeList = (db: Database) =>
  read(
    [
      db
        .select({
          id: tripTypes.id,
          name: tripTypes.name,
          slug: tripTypes.slug,
          sortOrder: tripTypes.sortOrder,
          translations: pickTranslations<TripTypeInput['translations']>(tripTypes.translations, translatedFields(TripTypeInput)),
        })
        .from(tripTypes)
        .where(isNull(tripTypes.deletedAt))
        .orderBy(asc(tripTypes.sortOrder)),
    ],
    (rows) => rows,
  );

export const popularTrips = (db: Database) =>
  read(
    [
      selectTripCards(db)
        .where(and(isTripPublic(), eq(trips.isPopular, true)))
        .orderBy(desc(trips.isBestseller), desc(trips.id))
        .limit(POPULAR_LIMIT),
    ],
    (rows): TripCard[] => rows,
  );

const ORDER: Record<NonNullable<TripQuery['sort']>, SQL[]> = {
  popular: [desc(trips.isPopular), desc(trips.isBestseller), desc(trips.id)],
  // Trips without a price come last either way.
  price: [sql`${trips.price} ASC NULLS LAST`, asc(trips.id)],
  '-price': [desc(trips.price), desc(trips.id)],
  rating: [desc(trips.rating), desc(trips.id)],
};

/** Trip types are few; a part of a name in any language selects its types (SPEC.md: case-insensitive substring). */
const typesNamed = (db: Database, type: string) =>
  db
    .select({ id: tripTypes.id })
    .from(tripTypes)
    .where(
      or(
        eq(tripTypes.slug, type.toLowerCase()),
        sql`${tripTypes.name} LIKE ${likePattern(type)} ESCAPE '\\'`,
        sql`EXISTS (SELECT 1 FROM json_each(${tripTypes.translations}, '$.name') WHERE json_each.value LIKE ${likePattern(type)} ESCAPE '\\')`,
      ),
    );

/** Names and places in every language, folded to plain letters; each word must occur in it. */
function namesContain(text: string): SQL | undefined {
  const languages = LANGUAGES.flatMap((language) => [
    sql`coalesce(${trips.translations} ->> ${`$.name.${language}`}, '')`,
    sql`coalesce(${trips.translations} ->> ${`$.location.${language}`}, '')`,
  ]);
  const names = sql.join(
    [trips.name, trips.location, ...languages].map((part) => sql`${part}`),
    sql` || ' ' || `,
  );
  const words = foldText(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return and(...words.map((word) => sql`instr(${folded(names)}, ${word}) > 0`));
}

/** A type that does not exist is ignored like any other wrong value of an address. */
const isOfType = (db: Database, type: string) => or(inArray(trips.tripTypeId, typesNamed(db, type)), notExists(typesNamed(db, type)));

const tripFilter = (db: Database, query: TripQuery) =>
  and(
    isTripPublic(),
    query.destination ? eq(trips.region, query.destination) : undefined,
    query.duration ? eq(trips.durationClass, query.duration) : undefined,
    query.type ? isOfType(db, query.type) : undefined,
    query.q ? namesContain(query.q) : undefined,
  );

export const tripList = (db: Database, query: TripQuery) =>
  read(
    [
      selectTripCards(db)
        .where(tripFilter(db, query))
        .orderBy(...ORDER[query.sort ?? 'popular'])
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize),
      db.select({ total: sql<number>`count(*)` }).from(trips).where(tripFilter(db, query)),
    ],
    (items, counts): Page<TripCard> => ({ items, total: counts[0]?.total ?? 0, page: query.page, pageSize: query.pageSize }),
  );

/**
 * The row, where it goes, and what resembles it: one batch, undefined when there is no such published trip.
 * A preview shows one that is not published too.
 */
export const tripDetail = (db: Database, id: number, isPreview = false) =>
  read(
    [
      db
        .select({
          trip: {
            ...getTableColumns(trips),
            translations: pickTranslations<TripInput['translations']>(trips.translations, translatedFields(TripInput)),
          },
          type: aliased(tripTypes.name, 'type'),
          pictureTexts: pictureTexts(trips.image, trips.gallery),
        })
        .from(trips)
        .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
        .where(and(eq(trips.id, id), isPreview ? isNull(trips.deletedAt) : isTripPublic())),
      db
        .select({
          id: destinations.id,
          slug: destinations.slug,
          name: destinations.name,
          translations: pickTranslations<Pick<TripInput['translations'], 'name'>>(destinations.translations, ['name']),
        })
        .from(tripDestinations)
        .innerJoin(destinations, eq(destinations.id, tripDestinations.destinationId))
        .where(and(eq(tripDestinations.tripId, id), eq(destinations.status, 'published'), isNull(destinations.deletedAt)))
        .orderBy(asc(tripDestinations.sortOrder)),
      selectTripCards(db)
        .where(and(isTripPublic(), ne(trips.id, id), eq(trips.tripTypeId, sql`(SELECT trip_type_id FROM trips WHERE id = ${id})`)))
        .orderBy(desc(trips.isPopular), desc(trips.id))
        .limit(SIMILAR_LIMIT),
    ],
    ([row], places, similar): TripDetail | undefined => {
      if (!row) return undefined;
      const { translationState: _state, createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...trip } = row.trip;
      const languages = languagesOf(trip, KEY_FIELDS.trip);
      return {
        ...trip,
        languages,
        pictureTexts: row.pictureTexts,
        type: row.type,
        destinationIds: places.map((place) => place.id),
        destinations: places,
        similar,
        ...(isPreview && { isPreview }),
      };
    },
  );
