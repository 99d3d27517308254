import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Page } from '#contract/paging.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { NOW } from '#core/db/columns.ts';
import { type Read, read } from '#core/db/reader.ts';
import { tripCounts, trips, tripTypes } from '#core/db/schema.ts';
import { type TripCardRow, tripCardParts } from '#orders/departures/trip-cards.ts';
import { facetTotal } from './trip-facets.reads.ts';
import {
  isAmongFound,
  isByReach,
  isWanted,
  orderOf,
  plainFilter,
  typesWanted,
} from './trip-filters.ts';
import { tripsWithText } from './trip-text-list.reads.ts';

// However many trips there are, a page of the list reads about as many rows as it shows: each filter and order has an index (migrations
// 0006, 0009 and 0014), and stored numbers (`trip_counts`, `trip_facets`) replace counting. Filters that have no index together are read as
// far as the page reaches; one that no trip meets is not read at all.

/** The first trips of each selected type, in the order of the list: all that the page can need. */
function firstOfTypes(db: Database, query: TripQuery, type: string, count: number): SQL {
  const first = db
    .select({ id: trips.id })
    .from(trips)
    .where(and(plainFilter(query), eq(trips.tripTypeId, tripTypes.id)))
    .orderBy(...orderOf(query))
    .limit(count);
  return sql`(SELECT first.value FROM ${tripTypes}, json_each((SELECT json_group_array(id) FROM ${first})) AS first WHERE ${isWanted(db, type)})`;
}

/** The stored number of a sort, minus scheduled trips. */
function storedTotal(db: Database, query: TripQuery): SQL<number> {
  const { destination, duration, type } = query;
  const wanted = type ? typesWanted(db, type) : undefined;
  const stored = db
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
    .where(
      and(
        gt(trips.publishAt, NOW),
        isAmongFound(query),
        wanted ? sql`+${trips.tripTypeId} IN ${wanted}` : undefined,
      ),
    );
  return sql<number>`${stored} - ${toCome}`;
}

function allTrips(db: Database, query: TripQuery, language?: Language): Read<Page<TripCard>> {
  const { page, pageSize, type } = query;
  const { columns, toCard } = tripCardParts({ language });
  const offset = (page - 1) * pageSize;
  const isCountedFirst = isByReach(query);
  // A common table, since it is used twice: SQLite computes it once.
  const counted = db
    .$with('counted', {})
    .as(sql`SELECT ${isCountedFirst ? facetTotal(db, query) : storedTotal(db, query)} AS sum`);
  const total = sql<number>`(SELECT sum FROM counted)`;
  // No index has all these filters: with a limit of 0 nothing is read, and after the last trip the scan ends.
  const limit = isCountedFirst ? sql`max(0, min(${pageSize}, ${total} - ${offset}))` : pageSize;
  // The first page's rows contain it, which saves a statement. A later page may have no rows.
  const isTotalInRows = page === 1;
  const cards = db
    .with(counted)
    .select({ ...columns, total: (isTotalInRows ? total : sql<number>`0`).as('total') })
    .from(trips)
    .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
    .where(
      type
        ? sql`${trips.id} IN ${firstOfTypes(db, query, type, offset + pageSize)}`
        : plainFilter(query),
    )
    .orderBy(...orderOf(query))
    .limit(limit as number)
    .offset(offset);
  const shape = (rows: (TripCardRow & { total: number })[], count = 0): Page<TripCard> => ({
    items: rows.map(({ total: _total, ...row }) => toCard(row)),
    total: count,
    page,
    pageSize,
  });
  return isTotalInRows
    ? read([cards], (rows) => shape(rows, rows[0]?.total))
    : read(
        [
          cards,
          db
            .with(counted)
            .select({ total: total.as('total') })
            .from(sql`(SELECT 1)`),
        ],
        (rows, [answer]) => shape(rows, answer?.total),
      );
}

export const tripList = (db: Database, query: TripQuery, language?: Language) =>
  query.q ? tripsWithText(db, query, query.q, language) : allTrips(db, query, language);
