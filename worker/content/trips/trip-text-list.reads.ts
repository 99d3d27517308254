import { and, eq, sql } from 'drizzle-orm';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Page } from '#contract/paging.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import {
  firstFound,
  isFrequent,
  isMatch,
  NOTHING,
  searchQuestion,
} from '#core/db/published/full-text.ts';
import { isTripOut } from '#core/db/published/public-trips.ts';
import { type Read, read } from '#core/db/reader.ts';
import { tripCounts, trips, tripTypes } from '#core/db/schema.ts';
import { type TripCardRow, tripCardParts } from '#orders/departures/trip-cards.ts';
import { isAmongFound, orderOf, plainFilter, typesWanted } from './trip-filters.ts';

// Matches of a rare text are collected, counted and sorted. For a frequent text the list is scanned in its order up to the requested page,
// so that the cost of a page does not grow with the number of trips.

/** Up to this many trips every match is counted. */
const ALL_COUNTED = 100;
/** Limit of a scan, in case a text is frequent only at the beginning of the list. */
const GONE_THROUGH = 5000;

type Totals = { total: number; isOften: number };

export function tripsWithText(
  db: Database,
  query: TripQuery,
  text: string,
  language: Language | undefined,
): Read<Page<TripCard>> {
  const { page, pageSize, type } = query;
  const { columns, toCard } = tripCardParts({ language });
  const offset = (page - 1) * pageSize;
  const reach = offset + pageSize;
  const question = searchQuestion(text)?.all ?? NOTHING;
  const ofType = type ? sql`+${trips.tripTypeId} IN ${typesWanted(db, type)}` : undefined;

  const offered = db.select({ sum: sql`sum(${tripCounts.trips})` }).from(tripCounts);
  const frequency = db
    .$with('frequency', {})
    .as(isFrequent('trip', question, sql`${offered} > ${ALL_COUNTED}`));
  const answer = sql<number>`(SELECT is_frequent FROM frequency)`;

  const inOrder = db
    .select({ id: trips.id })
    .from(trips)
    .where(and(plainFilter(query), ofType))
    .orderBy(...orderOf(query))
    .limit(GONE_THROUGH);
  const met = sql`SELECT id FROM ${inOrder} WHERE ${isMatch('trip', sql`id`, question)} LIMIT iif(${answer}, ${reach + 1}, 0)`;
  const gathered = firstFound('trip', sql`iif(${answer}, ${NOTHING}, ${question})`);
  const isFound = and(
    sql`${trips.id} IN (SELECT * FROM (${met}) UNION ALL SELECT * FROM (${gathered}))`,
    isAmongFound(query),
    isTripOut,
    ofType,
  );

  const totalColumns = {
    total: sql<number>`count(*) OVER ()`.as('total'),
    isOften: answer.as('is_frequent'),
  };
  const cards = db
    .with(frequency)
    .select({ ...columns, ...totalColumns })
    .from(trips)
    .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
    .where(isFound)
    .orderBy(...orderOf(query))
    .limit(pageSize)
    .offset(offset);
  const shape = (rows: (TripCardRow & Totals)[], [counted]: Totals[]): Page<TripCard> => ({
    items: rows.map(({ total: _total, isOften: _isOften, ...row }) => toCard(row)),
    total: counted?.total ?? 0,
    ...(counted && counted.isOften > 0 && counted.total > reach ? { isAtLeast: true } : undefined),
    page,
    pageSize,
  });
  // The first page's rows contain the total. A later page may have no rows.
  return page === 1
    ? read([cards], (rows) => shape(rows, rows))
    : read(
        [cards, db.with(frequency).select(totalColumns).from(trips).where(isFound).limit(1)],
        shape,
      );
}
