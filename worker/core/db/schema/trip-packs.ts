import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json } from './columns.ts';

/**
 * What a list of trips with places on some days, or with filters that no index has, needs of 512 trips at a time: filters, sort keys and timetables of
 * those that are published, by id. Maintained by triggers (`trip-packs.sql.ts`), so that such a list reads a row where it would read thousands; as JSONB, which SQLite changes without parsing it.
 */
export const tripPacks = sqliteTable('trip_packs', {
  pack: integer().primaryKey(),
  trips: json<Record<string, unknown[]>>().notNull().default({}),
});
/** Places that bookings take on a day, by option and time: `departures.taken` of a day in one row. Maintained by triggers. */
export const takenDays = sqliteTable('taken_days', {
  localDate: text().primaryKey(),
  places: json<Record<string, number>>().notNull().default({}),
});
