import { and, asc, desc, eq, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { TripQuery } from '#contract/list-queries.ts';
import type { Page } from '#contract/paging.ts';
import type { TripCard } from '#contract/trips.ts';
import type { Database } from '#db/client.ts';
import { likePattern, NOW } from '#db/columns.ts';
import { fullText } from '#db/full-text.ts';
import { kept } from '#db/kept-read.ts';
import { isTripPublic, tripCardColumns } from '#db/public-trips.ts';
import { read } from '#db/reader.ts';
import { tripCounts, trips, tripTypes } from '#db/schema.ts';

// However many trips there are, a page of the list reads about as many rows as it shows: an index for each filter and order of
// migration 0006, and kept numbers (`trip_counts`) instead of counting.

const ORDER: Record<NonNullable<TripQuery['sort']>, SQL[]> = {
  popular: [desc(trips.isPopular), desc(trips.isBestseller), desc(trips.id)],
  // Trips without a price come last either way.
  price: [sql`${trips.price} ASC NULLS LAST`, asc(trips.id)],
  '-price': [desc(trips.price), desc(trips.id)],
  rating: [desc(trips.rating), desc(trips.id)],
};

/** Trip types are few; a part of a name in any language selects its types (SPEC.md: case-insensitive substring). */
const isNamed = (type: string) =>
  or(
    eq(tripTypes.slug, type.toLowerCase()),
    sql`${tripTypes.name} LIKE ${likePattern(type)} ESCAPE '\\'`,
    sql`EXISTS (SELECT 1 FROM json_each(${tripTypes.translations}, '$.name') WHERE json_each.value LIKE ${likePattern(type)} ESCAPE '\\')`,
  );
const typesNamed = (db: Database, type: string) => db.select({ id: tripTypes.id }).from(tripTypes).where(isNamed(type));

/** A type that does not exist is ignored like any other wrong value of an address. */
const isWanted = (db: Database, type: string) => or(isNamed(type), notExists(typesNamed(db, type)));

/** Filters by a single value. */
const plainFilter = ({ destination, duration }: TripQuery) =>
  and(isTripPublic, destination ? eq(trips.region, destination) : undefined, duration ? eq(trips.durationClass, duration) : undefined);

/** The first trips of each wanted type, in the order of the list: all that the page can need. */
function firstOfTypes(db: Database, query: TripQuery, type: string, count: number): SQL {
  const first = db
    .select({ id: trips.id })
    .from(trips)
    .where(and(plainFilter(query), sql`${trips.tripTypeId} = ${tripTypes.id}`))
    .orderBy(...ORDER[query.sort ?? 'popular'])
    .limit(count);
  return sql`(SELECT first.value FROM ${tripTypes}, json_each((SELECT json_group_array(id) FROM ${first})) AS first WHERE ${isWanted(db, type)})`;
}

/** The plain filters for rows that have been found already: a `+` keeps SQLite from going through an index of all trips instead. */
const isAmongFound = ({ destination, duration }: TripQuery) =>
  and(
    sql`+${trips.status} = 'published'`,
    sql`+${trips.deletedAt} IS NULL`,
    destination ? sql`+${trips.region} = ${destination}` : undefined,
    duration ? sql`+${trips.durationClass} = ${duration}` : undefined,
  );

const typesWanted = (db: Database, type: string) => db.select({ id: tripTypes.id }).from(tripTypes).where(isWanted(db, type));

/** A text narrows to a bounded number of trips, so that these can be counted and sorted. */
const textFilter = (db: Database, query: TripQuery) =>
  and(
    isAmongFound(query),
    or(isNull(trips.publishAt), lte(trips.publishAt, NOW)),
    query.type ? sql`+${trips.tripTypeId} IN ${typesWanted(db, query.type)}` : undefined,
    fullText('trip', sql`${trips.id}`, query.q)?.anywhere,
  );

/** All of a sort, less those that come out later. */
function keptTotal(db: Database, query: TripQuery): SQL<number> {
  const { destination, duration, type } = query;
  const wanted = type ? typesWanted(db, type) : undefined;
  const counted = db
    .select({ sum: sql`coalesce(sum(${tripCounts.trips}), 0)` })
    .from(tripCounts)
    .where(
      and(
        destination ? eq(tripCounts.region, destination) : undefined,
        duration ? eq(tripCounts.durationClass, duration) : undefined,
        wanted ? inArray(tripCounts.tripTypeId, wanted) : undefined,
      ),
    );
  const toCome = db
    .select({ count: sql`count(*)` })
    .from(trips)
    .where(and(gt(trips.publishAt, NOW), isAmongFound(query), wanted ? sql`+${trips.tripTypeId} IN ${wanted}` : undefined));
  return sql<number>`${counted} - ${toCome}`;
}

export const tripList = kept((db: Database, query: TripQuery) => {
  const { page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  const filter = query.q
    ? textFilter(db, query)
    : query.type
      ? sql`${trips.id} IN ${firstOfTypes(db, query, query.type, offset + pageSize)}`
      : plainFilter(query);
  const total = query.q ? sql<number>`${db.select({ count: sql`count(*)` }).from(trips).where(filter)}` : keptTotal(db, query);
  // The first page's rows tell it: one statement less. A later page may have no rows.
  const isToldByRows = page === 1;
  const told = query.q ? sql<number>`count(*) OVER ()` : total;
  const cards = db
    .select({ ...tripCardColumns, total: (isToldByRows ? told : sql<number>`0`).as('total') })
    .from(trips)
    .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
    .where(filter)
    .orderBy(...ORDER[query.sort ?? 'popular'])
    .limit(pageSize)
    .offset(offset);
  const shape = (rows: (TripCard & { total: number })[], count = 0): Page<TripCard> => ({
    items: rows.map(({ total: _total, ...card }) => card),
    total: count,
    page,
    pageSize,
  });
  return isToldByRows
    ? read([cards], (rows) => shape(rows, rows[0]?.total))
    : read([cards, db.select({ total: total.as('total') }).from(sql`(SELECT 1)`)], (rows, [counted]) => shape(rows, counted?.total));
});
