import { and, asc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { addDays } from '#contract/calendar.ts';
import type { ReviewKind } from '#contract/content/reviews.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { bookings, departures, orders, transferLegs, transferRequests } from '#core/db/schema.ts';

/** An item of longer ago is not asked about: its mail could not be sent then. */
const LAST_DAYS = 14;
/** Items of an order so many days apart are asked about in one mail. */
const TOGETHER_DAYS = 7;

/** An item that took place, and its guest's address. */
export type DueItem = {
  kind: ReviewKind;
  id: string;
  version: number;
  reference: string;
  date: string;
  tripId: number | null;
  orderId: string;
  orderReference: string;
  language: Language;
  name: string | null;
  email: string;
};

const ofOrder = {
  orderId: aliased(orders.id, 'orderId'),
  orderReference: aliased(orders.reference, 'orderReference'),
  language: aliased(orders.language, 'orderLanguage'),
  name: aliased(orders.contactName, 'orderName'),
  email: aliased(orders.contactEmail, 'orderEmail'),
};

const lastLeg = sql<string>`(SELECT max(leg.local_date) FROM transfer_legs AS leg WHERE leg.request_id = ${transferRequests.id})`;

/** Another item of the order takes place within a week of this one, and is not over. */
const waitsForOthers = (day: SQL | SQLiteColumn, today: string) => sql`(EXISTS (
  SELECT 1 FROM bookings AS other WHERE other.order_id = ${orders.id} AND other.status IN ('CONFIRMED', 'PENDING') AND other.deleted_at IS NULL
    AND other.local_date >= ${today} AND other.local_date <= date(${day}, ${`+${TOGETHER_DAYS} days`})
  ) OR EXISTS (
  SELECT 1 FROM transfer_requests AS ride JOIN transfer_legs AS leg ON leg.request_id = ride.id
    WHERE ride.order_id = ${orders.id} AND ride.status IN ('new', 'confirmed', 'driver_assigned') AND ride.deleted_at IS NULL
    AND leg.local_date >= ${today} AND leg.local_date <= date(${day}, ${`+${TOGETHER_DAYS} days`})))`;

/**
 * The guest has complained: the company says so of the order, money went back or a payment was disputed since the day, or a message of theirs
 * since then awaits its answer.
 */
export const hasComplained = (
  { subject, id }: { subject: 'booking' | 'transfer'; id: SQLiteColumn },
  day: SQL | SQLiteColumn,
) => sql`(${orders.hasComplaint}
  OR EXISTS (SELECT 1 FROM refunds WHERE refunds.subject_kind = ${subject} AND refunds.subject_id = ${id} AND refunds.created_at >= ${day})
  OR EXISTS (SELECT 1 FROM payment_parts AS part JOIN payment_events AS event ON event.session_id = part.session_id
    WHERE part.subject_kind = ${subject} AND part.subject_id = ${id} AND event.type LIKE 'dispute%')
  OR EXISTS (SELECT 1 FROM contact_messages AS message WHERE lower(message.email) = lower(${orders.contactEmail}) AND message.status = 'new'
    AND message.deleted_at IS NULL AND coalesce(message.active_at, message.created_at) >= ${day}))`;

const isUnasked = (kind: ReviewKind, id: SQLiteColumn) =>
  sql`NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.kind = ${kind} AND reviews.item_id = ${id})`;

const HAS_ADDRESS = sql`coalesce(${orders.contactEmail}, '') <> ''`;

/** A booking whose guest is to be asked: it took place, and is no business of a reseller. */
const isTripDue = (now: Date, today: string) =>
  and(
    ...[lt(departures.localDate, today), isNull(departures.calledOffAt)],
    ...[inArray(bookings.status, ['CONFIRMED', 'REDEEMED']), isNull(bookings.endedAs)],
    ...[isNull(bookings.resellerKeyId), isNull(bookings.deletedAt), eq(bookings.isDemo, false)],
    sql`${departures.endsAt} < ${now.toISOString()}`,
    HAS_ADDRESS,
    isUnasked('trip', bookings.id),
    sql`NOT ${hasComplained({ subject: 'booking', id: bookings.id }, departures.localDate)}`,
    sql`NOT ${waitsForOthers(departures.localDate, today)}`,
  );
const isTransferDue = (today: string) =>
  and(
    inArray(transferRequests.status, ['confirmed', 'driver_assigned', 'completed']),
    ...[isNull(transferRequests.deletedAt), eq(transferRequests.isDemo, false)],
    sql`${lastLeg} < ${today}`,
    HAS_ADDRESS,
    isUnasked('transfer', transferRequests.id),
    sql`NOT ${hasComplained({ subject: 'transfer', id: transferRequests.id }, lastLeg)}`,
    sql`NOT ${waitsForOthers(lastLeg, today)}`,
  );

/** Items of the last two weeks whose guests are to be asked. */
export function dueItems(db: Database, now: Date, today: string) {
  const first = addDays(today, -LAST_DAYS);
  const inTime = sql`${transferRequests.id} IN (SELECT ${transferLegs.requestId} FROM ${transferLegs} WHERE ${transferLegs.localDate} >= ${first} AND ${transferLegs.localDate} < ${today})`;
  return read(
    [
      db
        .select({
          ...{
            id: aliased(bookings.id, 'itemId'),
            version: aliased(bookings.version, 'itemVersion'),
          },
          ...{ reference: aliased(bookings.reference, 'itemReference'), tripId: bookings.tripId },
          date: departures.localDate,
          ...ofOrder,
        })
        .from(departures)
        .innerJoin(bookings, eq(bookings.departureId, departures.id))
        .innerJoin(orders, eq(orders.id, bookings.orderId))
        .where(and(gte(departures.localDate, first), isTripDue(now, today)))
        .orderBy(asc(departures.localDate), asc(bookings.id)),
      db
        .select({
          id: aliased(transferRequests.id, 'itemId'),
          version: aliased(transferRequests.version, 'itemVersion'),
          reference: aliased(transferRequests.reference, 'itemReference'),
          date: lastLeg.as('date'),
          ...ofOrder,
        })
        .from(transferRequests)
        .innerJoin(orders, eq(orders.id, transferRequests.orderId))
        .where(and(inTime, isTransferDue(today)))
        .orderBy(asc(transferRequests.id)),
    ],
    (trips, transfers): DueItem[] =>
      [
        ...trips.map((row) => ({ ...row, kind: 'trip' as const })),
        ...transfers.map((row) => ({ ...row, kind: 'transfer' as const, tripId: null })),
      ].flatMap(({ email, ...row }) => (email ? [{ ...row, email }] : [])),
  );
}

/** Whether all of them are as they were read, and are to be asked about. */
export function areStillDue(items: readonly DueItem[], now: Date, today: string): SQL {
  const named = (kind: ReviewKind) =>
    JSON.stringify(
      items.flatMap(({ id, version, ...item }) => (item.kind === kind ? [[id, version]] : [])),
    );
  const isNamed = (table: typeof bookings | typeof transferRequests, kind: ReviewKind) =>
    sql`EXISTS (SELECT 1 FROM json_each(${named(kind)}) AS one WHERE one.value ->> 0 = ${table.id} AND one.value ->> 1 = ${table.version})`;
  return sql`((SELECT count(*) FROM ${bookings} JOIN ${departures} ON ${departures.id} = ${bookings.departureId} JOIN ${orders} ON ${orders.id} = ${bookings.orderId}
      WHERE ${isNamed(bookings, 'trip')} AND ${isTripDue(now, today)})
    + (SELECT count(*) FROM ${transferRequests} JOIN ${orders} ON ${orders.id} = ${transferRequests.orderId}
      WHERE ${isNamed(transferRequests, 'transfer')} AND ${isTransferDue(today)})) = ${items.length}`;
}
