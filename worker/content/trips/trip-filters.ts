import { and, asc, desc, eq, gte, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import type { Database } from '#core/db/client.ts';
import { likePattern } from '#core/db/columns.ts';
import { isFoundPublished, isTripPublic } from '#core/db/published/public-trips.ts';
import { guestRating, listedPrice, trips, tripTypes } from '#core/db/schema.ts';
import { searchTerms } from '#core/text/search-terms.ts';

const ORDER: Record<NonNullable<TripQuery['sort']>, SQL[]> = {
  popular: [desc(trips.isPopular), desc(trips.isBestseller), desc(trips.id)],
  // Trips without a price, or with one that is not shown, come last in both orders.
  price: [sql`${listedPrice(trips)} ASC NULLS LAST`, asc(trips.id)],
  '-price': [desc(listedPrice(trips)), desc(trips.id)],
  // Trips without guests' ratings come last, in their usual order.
  rating: [
    desc(guestRating(trips)),
    desc(trips.isPopular),
    desc(trips.isBestseller),
    desc(trips.id),
  ],
};
/** The order of the list; each order has an index (migrations 0006, 0009 and 0013). */
export const orderOf = ({ sort }: TripQuery): SQL[] => ORDER[sort ?? 'popular'];

/** Words of the text that ask for what trips are good for are filters: `q=Regentag` is `rain=1`. */
export function withTerms(query: TripQuery): TripQuery {
  if (query.q === undefined) return query;
  const { suits, rest } = searchTerms(query.q);
  if (suits.length === 0) return query;
  const flags = Object.fromEntries(suits.map((one) => [one, true as const]));
  return { ...query, ...flags, q: rest || undefined };
}

/** There are few trip types; a part of a name in any language selects its types (SPEC.md: case-insensitive substring). */
const isNamed = (type: string) =>
  or(
    eq(tripTypes.slug, type.toLowerCase()),
    sql`${tripTypes.name} LIKE ${likePattern(type)} ESCAPE '\\'`,
    sql`EXISTS (SELECT 1 FROM json_each(${tripTypes.translations}, '$.name') WHERE json_each.value LIKE ${likePattern(type)} ESCAPE '\\')`,
  );
const typesNamed = (db: Database, type: string) =>
  db.select({ id: tripTypes.id }).from(tripTypes).where(isNamed(type));

/** An unknown type is ignored like any other invalid value in a URL. */
export const isWanted = (db: Database, type: string) =>
  or(isNamed(type), notExists(typesNamed(db, type)));

/** The types that a name selects. */
export const typesWanted = (db: Database, type: string) =>
  db.select({ id: tripTypes.id }).from(tripTypes).where(isWanted(db, type));

/** All types, with those that a name selects marked; without a name every one is. */
export const wantedTypes = (db: Database, type: string | undefined) =>
  db
    .select({
      id: tripTypes.id,
      slug: tripTypes.slug,
      isWanted: (type ? sql<number>`${isWanted(db, type)}` : sql<number>`1`).as('is_wanted'),
    })
    .from(tripTypes)
    .orderBy(asc(tripTypes.id));

/** A trip on request has no price to compare. */
const isInReach = ({ priceMin, priceMax, people }: TripQuery) =>
  and(
    priceMin === undefined ? undefined : gte(listedPrice(trips), priceMin),
    priceMax === undefined ? undefined : lte(listedPrice(trips), priceMax),
    people === undefined ? undefined : or(isNull(trips.maxPeople), gte(trips.maxPeople, people)),
  );

/** Whether the stored numbers by region, duration and type do not suffice for a total. */
export const isByReach = ({ priceMin, priceMax, people }: TripQuery) =>
  [priceMin, priceMax, people].some((limit) => limit !== undefined);

/** Filters by a single value. */
export const plainFilter = (query: TripQuery) => {
  const { destination, duration } = query;
  return and(
    isTripPublic,
    destination ? eq(trips.region, destination) : undefined,
    duration ? eq(trips.durationClass, duration) : undefined,
    isInReach(query),
  );
};

/** The plain filters for rows that were already found. */
export const isAmongFound = (query: TripQuery) => {
  const { destination, duration } = query;
  return and(
    isFoundPublished,
    destination ? sql`+${trips.region} = ${destination}` : undefined,
    duration ? sql`+${trips.durationClass} = ${duration}` : undefined,
    isInReach(query),
  );
};
