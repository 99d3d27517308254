import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { addDays } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { bookings, departures, orders, transferLegs, transferRequests } from '#core/db/schema.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';

/** By Menorca's clock, on the day before. The hours after the first one are for what a run did not reach. */
export const REMINDER_HOURS = { from: '17:00', to: '21:00' } as const;

export const reminderId = (orderId: string, day: string) => `day-before:${orderId}:${day}`;

const instant = (day: string, time: string) => new Date(instantOfWall(day, time)).toISOString();
/** When reminders of that day begin: who books or is confirmed later has just had a mail about it. */
const reminderStart = (day: string) => instant(addDays(day, -1), REMINDER_HOURS.from);

/** Not reminded of that day; a booking that was moved may have been reminded of another one. */
export const isUnreminded = (day: string) =>
  or(isNull(bookings.remindedAt), lt(bookings.remindedAt, instant(addDays(day, -1), '00:00')));

type Items = typeof bookings | typeof transferRequests;

const ofOrder = {
  orderId: aliased(orders.id, 'orderId'),
  reference: aliased(orders.reference, 'orderReference'),
  language: aliased(orders.language, 'orderLanguage'),
  name: aliased(orders.contactName, 'orderName'),
  email: aliased(orders.contactEmail, 'orderEmail'),
};

/** Of a guest who can be written to, and without a reminder of that day for its order. */
const isDue = (table: Items, day: string): SQL | undefined =>
  and(
    ...[isNull(table.deletedAt), eq(table.isDemo, false)],
    sql`coalesce(${orders.contactEmail}, '') <> ''`,
    lt(table.createdAt, reminderStart(day)),
    sql`NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = 'day-before:' || ${orders.id} || ${`:${day}`})`,
  );

/** What takes place on a day and its guests are to be reminded of, by order. Guests of a reseller hear from the reseller. */
export const dueOn = (db: Database, day: string) =>
  read(
    [
      db
        .select({ ...ofOrder, id: aliased(bookings.id, 'itemId') })
        .from(departures)
        .innerJoin(bookings, eq(bookings.departureId, departures.id))
        .innerJoin(orders, eq(orders.id, bookings.orderId))
        .where(
          and(
            ...[eq(departures.localDate, day), isNull(departures.calledOffAt)],
            ...[eq(bookings.status, 'CONFIRMED'), isNull(bookings.resellerKeyId)],
            isDue(bookings, day),
            sql`coalesce(${bookings.confirmedAt}, '') < ${reminderStart(day)}`,
            isUnreminded(day),
          ),
        )
        .orderBy(asc(departures.localTime), asc(bookings.id)),
      db
        .select({ ...ofOrder, id: aliased(transferRequests.id, 'itemId') })
        .from(transferLegs)
        .innerJoin(transferRequests, eq(transferRequests.id, transferLegs.requestId))
        .innerJoin(orders, eq(orders.id, transferRequests.orderId))
        .where(
          and(
            eq(transferLegs.localDate, day),
            inArray(transferRequests.status, ['confirmed', 'driver_assigned']),
            isDue(transferRequests, day),
            sql`NOT EXISTS (SELECT 1 FROM request_events AS event WHERE event.request_id = ${transferRequests.id} AND event.kind = 'transfer'
              AND event.to_status = 'confirmed' AND event.type = 'state' AND event.created_at >= ${reminderStart(day)})`,
          ),
        )
        .orderBy(asc(transferLegs.localTime), asc(transferRequests.id)),
    ],
    (trips, transfers): DueOrder[] => {
      const all = [
        ...trips.map((row) => ({ ...row, kind: 'trip' as const })),
        ...transfers.map((row) => ({ ...row, kind: 'transfer' as const })),
      ];
      return [...Map.groupBy(all, ({ orderId }) => orderId)].flatMap(([id, items]) => {
        const [first] = items;
        if (!first?.email) return [];
        const { reference, language, name, email } = first;
        const idsOf = (kind: 'trip' | 'transfer') => [
          ...new Set(items.filter((item) => item.kind === kind).map((item) => item.id)),
        ];
        return [
          {
            ...{ id, reference, language, contact: { name, email } },
            ...{ trips: idsOf('trip'), transfers: idsOf('transfer') },
          },
        ];
      });
    },
  );
export type DueOrder = Pick<typeof orders.$inferSelect, 'id' | 'reference' | 'language'> & {
  contact: { name: string | null; email: string };
  /** Ids of those that are due. */
  trips: string[];
  transfers: string[];
};

type Versions = readonly { id: string; version: number }[];
const known = (rows: Versions) => sql`json_each(${JSON.stringify(rows)}) AS known`;

/** All of them are as they were read, and take place. */
export function areAsRead(day: string, trips: Versions, transfers: Versions): SQL {
  const isSame = sql`version = known.value ->> 'version' AND deleted_at IS NULL`;
  return sql`(SELECT count(*) FROM ${known(trips)} CROSS JOIN bookings ON bookings.id = known.value ->> 'id' JOIN departures ON departures.id = bookings.departure_id
    WHERE ${isSame} AND bookings.status = 'CONFIRMED' AND departures.called_off_at IS NULL AND ${isUnreminded(day)}) = ${trips.length}
    AND (SELECT count(*) FROM ${known(transfers)} CROSS JOIN transfer_requests AS request ON request.id = known.value ->> 'id'
    WHERE ${isSame} AND request.status IN ('confirmed', 'driver_assigned')) = ${transfers.length}`;
}
