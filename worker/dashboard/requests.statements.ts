import { and, count, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client.ts';
import { aliased, pickTranslations } from '#db/columns.ts';
import { transferPlaces, transferRequests, transferZones, tripRequests } from '#db/schema.ts';
import type { ZoneNames } from './requests-by-week.ts';

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

/** Time zones differ from UTC by whole hours here: requests of one UTC hour belong to one day of the island. */
const hourOf = (table: typeof transferRequests | typeof tripRequests) => sql<string>`substr(${table.createdAt}, 1, 13)`.as('hour');
const isCounted = (table: typeof transferRequests | typeof tripRequests, since: string) =>
  and(isNull(table.deletedAt), ne(table.status, 'spam'), gte(table.createdAt, since));

/** Transfers since an instant by hour, language and zone: that of the drop-off, else that of the pick-up. */
export const transfersByHour = (db: Database, since: string) => {
  const zone = sql<number | null>`coalesce(${toPlace.zoneId}, ${fromPlace.zoneId})`.as('zone');
  const hour = hourOf(transferRequests);
  return db
    .select({ hour, zone, language: transferRequests.language, count: count() })
    .from(transferRequests)
    .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
    .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
    .where(isCounted(transferRequests, since))
    .groupBy(sql`hour`, sql`zone`, transferRequests.language);
};

export const tripsByHour = (db: Database, since: string) =>
  db
    .select({ hour: hourOf(tripRequests), language: tripRequests.language, count: count() })
    .from(tripRequests)
    .where(isCounted(tripRequests, since))
    .groupBy(sql`hour`, tripRequests.language);

export const zoneNames = (db: Database) =>
  db
    .select({
      id: transferZones.id,
      name: aliased(transferZones.name, 'name'),
      translations: pickTranslations<ZoneNames['translations']>(transferZones.translations, ['name']).as('names'),
    })
    .from(transferZones)
    .orderBy(transferZones.sortOrder);
