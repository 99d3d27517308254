import { eq, sql } from 'drizzle-orm';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Page } from '#contract/paging.ts';
import {
  PACKED_FACETS,
  priceBand,
  TRIP_FACETS,
  type TripFacets,
} from '#contract/trips/trip-facets.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import {
  firstFound,
  isFrequent,
  isMatch,
  MATCHES_LIMIT,
  NOTHING,
  searchQuestion,
} from '#core/db/published/full-text.ts';
import { type Reader, read } from '#core/db/reader.ts';
import { trips, tripTypes } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { type CardDays, tripCardParts } from '#orders/departures/trip-cards.ts';
import type { PackedTrip } from '#orders/departures/trip-packs.reads.ts';
import { type Cell, countFacets, passesOf } from './count-facets.ts';
import { allOnce, openOnce } from './open-trips.ts';
import { wantedTypes } from './trip-filters.ts';

// Lists of days, and of filters that no index has: the trips (that have places then) are known with all their filters and sort keys (`trip_packs`), so only
// the cards of a page are read.

/** Whether a list is made of the packs even without days. */
export const isOfPacks = (query: TripQuery) =>
  PACKED_FACETS.some((facet) => query[facet] !== undefined);

/** Up to this many trips every match of a text is counted. */
const ALL_COUNTED = 100;
/** Trips of a list that are compared with a text that most contain. */
const GONE_THROUGH = 2000;

const cellOf = (trip: PackedTrip): Cell => {
  const { region, durationClass, typeId, price, maxPeople } = trip;
  return {
    ...{ region, duration: durationClass, typeId, price },
    ...{ band: priceBand(price), maxPeople: maxPeople ?? 0, trips: 1, traits: trip },
  };
};

/** Whether a trip passes all filters but text and days. */
export const passing = (query: TripQuery, types: Parameters<typeof passesOf>[1]) => {
  const passes = passesOf(query, types);
  return (trip: PackedTrip) => {
    const cell = cellOf(trip);
    return TRIP_FACETS.every((facet) => passes[facet](cell));
  };
};

type Key = (trip: PackedTrip) => number;
const isFirst: Key[] = [
  ({ isPopular }) => -isPopular,
  ({ isBestseller }) => -isBestseller,
  ({ id }) => -id,
];
/** The orders of `trip-filters.ts`: trips without a price or a rating come last. */
const KEYS: Record<NonNullable<TripQuery['sort']>, Key[]> = {
  popular: isFirst,
  price: [({ price }) => price ?? Number.POSITIVE_INFINITY, ({ id }) => id],
  '-price': [({ price }) => -(price ?? Number.NEGATIVE_INFINITY), ({ id }) => -id],
  rating: [({ rating }) => -(rating ?? 0), ...isFirst],
};
function inOrder(found: readonly PackedTrip[], { sort = 'popular' }: TripQuery): PackedTrip[] {
  const keys = KEYS[sort];
  const compare = (one: PackedTrip, other: PackedTrip) => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };
  return found.toSorted(compare);
}

/** Of the trips, in their order, those that contain the text: all where few do, else as many as a page reaches. */
async function containing(
  db: Database,
  reader: Reader,
  found: readonly PackedTrip[],
  text: string,
  reach: number,
): Promise<{ found: readonly PackedTrip[]; isAtLeast: boolean }> {
  const question = searchQuestion(text)?.all ?? NOTHING;
  const ids = JSON.stringify(found.slice(0, GONE_THROUGH).map(({ id }) => id));
  const isMany = found.length > ALL_COUNTED;
  const frequency = db
    .$with('frequency', {})
    .as(isFrequent('trip', question, sql.raw(isMany ? '1' : '0')));
  const answer = sql<number>`(SELECT is_frequent FROM frequency)`;
  const met = sql`SELECT value AS id FROM json_each(${ids}) WHERE ${isMatch('trip', sql`value`, question)} LIMIT iif(${answer}, ${reach + 1}, 0)`;
  const gathered = firstFound('trip', sql`iif(${answer}, ${NOTHING}, ${question})`);
  const rows = await reader.run(
    read(
      [
        db
          .with(frequency)
          .select({ id: sql<number>`id`.as('id'), isOften: answer.as('is_often') })
          .from(sql`(SELECT * FROM (${met}) UNION ALL SELECT * FROM (${gathered}))`),
      ],
      (answers) => answers,
    ),
  );
  const matches = new Set(rows.map(({ id }) => id));
  const left = found.filter(({ id }) => matches.has(id));
  return { found: left, isAtLeast: rows[0]?.isOften === 1 && left.length > reach };
}

/** Cards of trips, in the order of their ids. */
const cardsOf = (
  db: Database,
  ids: readonly number[],
  days: CardDays | undefined,
  language: Language | undefined,
) => {
  const { columns, toCard } = tripCardParts({ days, language });
  return read(
    [
      db
        .select(columns)
        .from(trips)
        .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
        .where(isOneOf(trips.id, ids)),
    ],
    (rows): TripCard[] =>
      rows.map(toCard).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  );
};

type Days = { from: string; to: string };
const wantedOn = (days: Days, { people = 1 }: TripQuery) => ({ ...days, people });
/** The trips that have places on the days; without days all. */
const tripsOn = (db: Database, reader: Reader, query: TripQuery, days: Days | undefined) =>
  days ? openOnce(db, reader, wantedOn(days, query), new Date()) : allOnce(db, reader, new Date());

/** A page of the trips, of those that have places on the days. */
export async function datedTrips(
  db: Database,
  reader: Reader,
  query: TripQuery,
  days: Days | undefined,
  language: Language | undefined,
): Promise<Page<TripCard>> {
  const { page, pageSize, q, type } = query;
  const cardDays = days && { ...wantedOn(days, query), isAsked: true };
  const [open, types] = await Promise.all([
    tripsOn(db, reader, query, days),
    reader.run(read([wantedTypes(db, type)], (rows) => rows)),
  ]);
  const sorted = inOrder(open.filter(passing(query, types)), query);
  const { found, isAtLeast } = q
    ? await containing(db, reader, sorted, q, page * pageSize)
    : { found: sorted, isAtLeast: false };
  const ids = found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  const items = ids.length > 0 ? await reader.run(cardsOf(db, ids, cardDays, language)) : [];
  return { items, total: found.length, ...(isAtLeast && { isAtLeast }), page, pageSize };
}

/** The numbers next to the filters of such a list. */
export async function datedFacets(
  db: Database,
  reader: Reader,
  query: TripQuery,
  days: Days | undefined,
): Promise<TripFacets> {
  const { q, type } = query;
  const withText = q
    ? reader.run(
        read(
          [
            db
              .select({ id: sql<number>`id`.as('id') })
              .from(
                sql`(SELECT id FROM (WITH found(id) AS (${firstFound('trip', searchQuestion(q)?.all ?? NOTHING)}) SELECT id FROM found))`,
              ),
          ],
          (rows) => rows.map(({ id }) => id),
        ),
      )
    : undefined;
  const [open, types, matches] = await Promise.all([
    tripsOn(db, reader, query, days),
    reader.run(read([wantedTypes(db, type)], (rows) => rows)),
    withText,
  ]);
  if (matches && matches.length >= MATCHES_LIMIT) return { counts: {} };
  const ids = matches && new Set(matches);
  const cells = open.filter(({ id }) => ids?.has(id) ?? true).map(cellOf);
  return { counts: countFacets(cells, types, query, TRIP_FACETS) };
}
