import { and, asc, desc, eq, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import type { Database } from '#db/client.ts';
import { likePattern } from '#db/columns.ts';
import { isTripPublic } from '#db/public-trips.ts';
import { guestRating, trips, tripTypes } from '#db/schema.ts';

const ORDER: Record<NonNullable<TripQuery['sort']>, SQL[]> = {
  popular: [desc(trips.isPopular), desc(trips.isBestseller), desc(trips.id)],
  // Trips without a price come last in both orders.
  price: [sql`${trips.price} ASC NULLS LAST`, asc(trips.id)],
  '-price': [desc(trips.price), desc(trips.id)],
  // Trips without guests' ratings come last, in their usual order.
  rating: [desc(guestRating(trips)), desc(trips.isPopular), desc(trips.isBestseller), desc(trips.id)],
};
/** The order of the list; each order has an index (migrations 0006 and 0009). */
export const orderOf = ({ sort }: TripQuery): SQL[] => ORDER[sort ?? 'popular'];

/** There are few trip types; a part of a name in any language selects its types (SPEC.md: case-insensitive substring). */
const isNamed = (type: string) =>
  or(
    eq(tripTypes.slug, type.toLowerCase()),
    sql`${tripTypes.name} LIKE ${likePattern(type)} ESCAPE '\\'`,
    sql`EXISTS (SELECT 1 FROM json_each(${tripTypes.translations}, '$.name') WHERE json_each.value LIKE ${likePattern(type)} ESCAPE '\\')`,
  );
const typesNamed = (db: Database, type: string) => db.select({ id: tripTypes.id }).from(tripTypes).where(isNamed(type));

/** An unknown type is ignored like any other invalid value in a URL. */
export const isWanted = (db: Database, type: string) => or(isNamed(type), notExists(typesNamed(db, type)));

/** The types that a name selects. */
export const typesWanted = (db: Database, type: string) => db.select({ id: tripTypes.id }).from(tripTypes).where(isWanted(db, type));

/** Filters by a single value. */
export const plainFilter = ({ destination, duration }: TripQuery) =>
  and(isTripPublic, destination ? eq(trips.region, destination) : undefined, duration ? eq(trips.durationClass, duration) : undefined);

/** The plain filters for rows that were already found: a `+` prevents SQLite from scanning an index of all trips instead. */
export const isAmongFound = ({ destination, duration }: TripQuery) =>
  and(
    sql`+${trips.status} = 'published'`,
    sql`+${trips.deletedAt} IS NULL`,
    destination ? sql`+${trips.region} = ${destination}` : undefined,
    duration ? sql`+${trips.durationClass} = ${duration}` : undefined,
  );
