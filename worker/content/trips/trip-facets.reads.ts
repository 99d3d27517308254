import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import { PRICE_STEPS, priceBand, type TripFacets } from '#contract/trips/trip-facets.ts';
import type { Database } from '#core/db/client.ts';
import { NOW } from '#core/db/columns.ts';
import {
  firstFound,
  MATCHES_LIMIT,
  NOTHING,
  searchQuestion,
} from '#core/db/published/full-text.ts';
import { isFoundPublished, isTripOut } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { listedPrice, tripFacets, trips } from '#core/db/schema.ts';
import { type Cell, countFacets } from './count-facets.ts';
import { typesWanted, wantedTypes } from './trip-filters.ts';

const price = listedPrice(trips);
const band = sql`CASE WHEN ${price} IS NULL THEN -1 ELSE ${sql.join(
  PRICE_STEPS.map(
    (step) => sql`(${price} >= ${sql.raw(`${step}`)}) + (${price} > ${sql.raw(`${step}`)})`,
  ),
  sql` + `,
)} END`;

/** Trips one by one, as cells of the stored numbers with their exact price. */
const asCells = (
  where: SQL | undefined,
  trips_: 1 | -1,
) => sql`SELECT ${trips.region} AS region, ${trips.durationClass} AS duration_class,
  ${trips.tripTypeId} AS trip_type_id, ${band} AS price_band, coalesce(${trips.maxPeople}, 0) AS max_people, ${sql.raw(`${trips_}`)} AS trips, ${price} AS price
  FROM ${trips} WHERE ${where}`;

const isTripPublished = and(eq(trips.status, 'published'), isNull(trips.deletedAt));

/** Bands that a limit between two steps divides: their trips are compared one by one. */
const dividedBands = ({ priceMin, priceMax }: TripQuery) =>
  [priceMin, priceMax]
    .filter((limit) => limit !== undefined)
    .map(priceBand)
    .filter((one) => one % 2 === 0);

/** Trips of a band of even number: between two steps, below the first or above the last. */
const isInBand = (one: number) =>
  and(
    isTripPublished,
    sql`${price} > ${PRICE_STEPS[one / 2 - 1] ?? -1}`,
    one / 2 < PRICE_STEPS.length ? sql`${price} < ${PRICE_STEPS[one / 2]}` : undefined,
  );

/** All public trips as cells: the stored numbers, minus scheduled trips; the trips of divided bands one by one. */
function allCells(query: TripQuery): SQL {
  const divided = [...new Set(dividedBands(query))];
  const stored = sql`SELECT region, duration_class, trip_type_id, price_band, max_people, trips, NULL AS price FROM ${tripFacets}
    WHERE price_band NOT IN (${sql.join([sql`-2`, ...divided.map((one) => sql`${one}`)], sql`, `)})`;
  const toCome = asCells(and(gt(trips.publishAt, NOW), isFoundPublished), -1);
  return sql.join(
    [stored, toCome, ...divided.map((one) => asCells(isInBand(one), 1))],
    sql` UNION ALL `,
  );
}

/** Whether a cell lies within the prices: by its band, or by its price where the limit divides the band. */
const isAtLeast = (limit: number) =>
  sql`price_band >= ${priceBand(limit)} AND (price IS NULL OR price >= ${limit})`;
const isAtMost = (limit: number) =>
  sql`price_band BETWEEN 0 AND ${priceBand(limit)} AND (price IS NULL OR price <= ${limit})`;

/** The number of trips that a list with limits of price or people has. */
export function facetTotal(db: Database, query: TripQuery): SQL<number> {
  const { destination, duration, type, priceMin, priceMax, people } = query;
  const where = and(
    // Days alone leave no other condition.
    sql`1`,
    destination ? sql`region = ${destination}` : undefined,
    duration ? sql`duration_class = ${duration}` : undefined,
    type ? sql`trip_type_id IN ${typesWanted(db, type)}` : undefined,
    priceMin === undefined ? undefined : isAtLeast(priceMin),
    priceMax === undefined ? undefined : isAtMost(priceMax),
    people === undefined ? undefined : sql`(max_people = 0 OR max_people >= ${people})`,
  );
  return sql<number>`(SELECT coalesce(sum(trips), 0) FROM (${allCells(query)}) WHERE ${where})`;
}

/** Trips that contain the text; there are at most `MATCHES_LIMIT`. */
const cellsWithText = (text: string) =>
  asCells(
    and(
      sql`${trips.id} IN (${firstFound('trip', searchQuestion(text)?.all ?? NOTHING)})`,
      isFoundPublished,
      isTripOut,
    ),
    1,
  );

/** The numbers next to the filters of the list. */
export const tripFacetCounts = (db: Database, query: TripQuery) => {
  const { q, type } = query;
  const cells = sql`(${q ? cellsWithText(q) : allCells(query)})`;
  return read(
    [
      db
        .select({
          region: sql<Cell['region']>`region`.as('region'),
          duration: sql<Cell['duration']>`duration_class`.as('duration'),
          typeId: sql<number>`trip_type_id`.as('type_id'),
          band: sql<number>`price_band`.as('band'),
          maxPeople: sql<number>`max_people`.as('max_people'),
          price: sql<number | null>`price`.as('price'),
          trips: sql<number>`trips`.as('trips'),
        })
        .from(cells),
      wantedTypes(db, type),
    ],
    (found, types): TripFacets => ({
      counts: q && found.length >= MATCHES_LIMIT ? {} : countFacets(found, types, query),
    }),
  );
};
