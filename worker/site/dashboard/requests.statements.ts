import { and, count, eq, gte, isNull, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { bookings, transferPlaces, transferRequests, transferZones } from '#core/db/schema.ts';
import { isNoise } from '#orders/bookings/inbox-states.ts';
import type { ZoneNames } from './requests-by-week.ts';

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

/** Time zones differ from UTC by whole hours here: requests of one UTC hour belong to one day of the island. */
const hourOf = (table: typeof transferRequests | typeof bookings) =>
  sql<string>`substr(${table.createdAt}, 1, 13)`.as('hour');
const isCounted = (table: typeof transferRequests | typeof bookings, since: string) =>
  and(isNull(table.deletedAt), gte(table.createdAt, since));

/** Transfers since an instant by hour, language and zone: that of the drop-off, else that of the pick-up. */
export const transfersByHour = (db: Database, since: string) => {
  const zone = sql<number | null>`coalesce(${toPlace.zoneId}, ${fromPlace.zoneId})`.as('zone');
  const hour = hourOf(transferRequests);
  return db
    .select({ hour, zone, language: transferRequests.language, count: count() })
    .from(transferRequests)
    .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
    .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
    .where(
      and(
        isCounted(transferRequests, since),
        ne(transferRequests.status, 'spam'),
        eq(transferRequests.isDemo, false),
      ),
    )
    .groupBy(sql`hour`, sql`zone`, transferRequests.language);
};

export const tripsByHour = (db: Database, since: string) =>
  db
    .select({ hour: hourOf(bookings), language: bookings.language, count: count() })
    .from(bookings)
    .where(and(isCounted(bookings, since), not(isNoise), eq(bookings.isDemo, false)))
    .groupBy(sql`hour`, bookings.language);

export const zoneNames = (db: Database) =>
  db
    .select({
      id: transferZones.id,
      name: aliased(transferZones.name, 'name'),
      translations: pickTranslations<ZoneNames['translations']>(transferZones.translations, [
        'name',
      ]).as('names'),
    })
    .from(transferZones)
    .orderBy(transferZones.sortOrder);
