import { type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import {
  NO_GROUP,
  type ReportBasis,
  type ReportGroup,
  TRANSFERS_GROUP,
} from '#contract/money/reports.ts';
import { bookings } from '#core/db/schema.ts';
import { isMoved } from '#money/ledger/moved.ts';
import { IS_UNDECIDED } from '#money/ledger/undecided.sql.ts';
import { islandDay } from './island-day.sql.ts';
import { literal } from './literal.ts';
import { instantsOf, type Span } from './spans.ts';

/** `isDemo` undefined: with demo bookings as long as there are no others. */
export type Asked = { by: ReportGroup; basis: ReportBasis; isDemo: boolean | undefined };

export const isOnlyDemo = sql`(NOT EXISTS (SELECT 1 FROM bookings WHERE NOT is_demo) AND NOT EXISTS (SELECT 1 FROM transfer_requests WHERE NOT is_demo))`;
const isDemoAsked = (isDemo: boolean | undefined) =>
  isDemo
    ? sql`true`
    : isDemo === undefined
      ? sql`(NOT s.is_demo OR ${isOnlyDemo})`
      : sql`NOT s.is_demo`;

/** Whether there are demo bookings, and whether there are no others. */
export const demoState = sql`SELECT EXISTS (SELECT 1 FROM bookings WHERE is_demo) OR EXISTS (SELECT 1 FROM transfer_requests WHERE is_demo) AS "exists", ${isOnlyDemo} AS "isAlone"`;

const created = sql`s.created_at`;
const wasCreatedIn = (span: Span) => {
  const { start, end } = instantsOf(span);
  return sql`s.created_at >= ${literal(start)} AND s.created_at < ${literal(end)}`;
};

/** The row to which a subject belongs. */
const groupOf = (by: ReportGroup, day: SQL, own: { trip: SQL; zone: SQL }): SQL => {
  if (by === 'day') return day;
  if (by === 'month') return sql`substr(${day}, 1, 7)`;
  if (by === 'trip') return own.trip;
  if (by === 'zone') return own.zone;
  if (by === 'partner') return sql`coalesce('partner-' || s.partner_id, ${literal(NO_GROUP)})`;
  return by === 'source' ? sql`s.source` : sql`s.language`;
};

/** A private hire takes all places of a departure, however few come. */
const people = sql`CASE o.pricing_per WHEN 'BOOKING' THEN (SELECT coalesce(sum(u.pax_count), 0) FROM booking_units b JOIN trip_units u ON u.id = b.unit_id WHERE b.booking_id = s.id) ELSE s.places END`;
const takesPlace = sql`(s.status IN ('CONFIRMED', 'REDEEMED') OR (s.status = 'PENDING' AND s.total_cents > 0))`;

const bookingGroup = ({ by, basis }: Asked) =>
  groupOf(by, basis === 'travel' ? sql`d.local_date` : islandDay(created), {
    trip: sql`'trip-' || s.trip_id`,
    zone: sql`'region-' || t.region`,
  });

/** The bookings of a span with their departures, whose days have an index. The cross join keeps the order. */
const bookingsOf = ({ basis }: Asked, span: Span) =>
  basis === 'travel'
    ? {
        from: sql`departures d CROSS JOIN bookings s ON s.departure_id = d.id`,
        when: sql`d.local_date BETWEEN ${literal(span.from)} AND ${literal(span.to)}`,
      }
    : {
        from: sql`bookings s CROSS JOIN departures d ON d.id = s.departure_id`,
        when: wasCreatedIn(span),
      };

function bookingSubjects(asked: Asked, span: Span): SQL {
  const { from, when } = bookingsOf(asked, span);
  return sql`SELECT s.id, ${bookingGroup(asked)} AS grp, ${takesPlace} AS counted, ${people} AS people
    FROM ${from} JOIN trip_options o ON o.id = s.option_id JOIN trips t ON t.id = s.trip_id WHERE ${when} AND ${isDemoAsked(asked.isDemo)}`;
}

/** A transfer belongs to the day of its last journey. */
const lastLeg = sql`(l.leg = 'return' OR NOT EXISTS (SELECT 1 FROM transfer_legs r WHERE r.request_id = l.request_id AND r.leg = 'return'))`;
const isDriven = sql`s.status IN ('confirmed', 'driver_assigned', 'completed', 'no_show')`;

function transferSubjects({ by, basis, isDemo }: Asked, span: Span): SQL {
  const isTravel = basis === 'travel';
  const from = isTravel
    ? sql`transfer_legs l CROSS JOIN transfer_requests s ON s.id = l.request_id`
    : sql`transfer_requests s`;
  const when = isTravel
    ? sql`l.local_date BETWEEN ${literal(span.from)} AND ${literal(span.to)} AND ${lastLeg}`
    : wasCreatedIn(span);
  // Airports and ports have no zone.
  const zone = sql`coalesce('zone-' || coalesce(b.zone_id, a.zone_id), ${literal(NO_GROUP)})`;
  const group = groupOf(by, isTravel ? sql`l.local_date` : islandDay(created), {
    trip: literal(TRANSFERS_GROUP),
    zone,
  });
  return sql`SELECT s.id, ${group} AS grp, ${isDriven} AS counted, s.adults + json_array_length(s.child_ages) AS people
    FROM ${from} JOIN transfer_places a ON a.id = s.from_place_id JOIN transfer_places b ON b.id = s.to_place_id
    WHERE ${when} AND ${isDemoAsked(isDemo)}`;
}

const SUBJECTS: Readonly<Record<MoneySubject, (asked: Asked, span: Span) => SQL>> = {
  booking: bookingSubjects,
  transfer: transferSubjects,
};

const sumOf = (which: SQL) => sql`coalesce(sum(e.cents) FILTER (WHERE ${which}), 0)`;
const OWED = sumOf(sql`e.kind IN ('due', 'correction', 'fee')`);
// What moved to another booking was received for that one, and was not paid back.
const MOVED = isMoved(sql`e.key`);
const RECEIVED = sumOf(sql`e.kind IN ('deposit', 'payment') OR ${MOVED}`);
const REFUNDED = sumOf(sql`e.kind = 'refund' AND NOT ${MOVED}`);

const isUndecided = (kind: MoneySubject) =>
  kind === 'booking'
    ? sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.id} = x.id AND ${IS_UNDECIDED})`
    : sql`0`;

/** Each subject with its sums. */
const sumsOf = (kind: MoneySubject, asked: Asked, span: Span): SQL => sql`
  SELECT x.id, x.grp, x.counted, x.people, ${isUndecided(kind)} AS waits, ${OWED} AS revenue, -${RECEIVED} AS received, ${REFUNDED} AS refunded
    FROM (${SUBJECTS[kind](asked, span)}) AS x LEFT JOIN ledger_entries e ON e.subject_kind = ${literal(kind)} AND e.subject_id = x.id GROUP BY x.id`;
/** Nothing while its guest chooses between another date and the money back. */
const OUTSTANDING = sql`iif(waits, 0, max(0, revenue - received + refunded))`;

/** By row: revenue, received, refunded, outstanding, bookings, people. */
export const moneyByGroup = (kind: MoneySubject, asked: Asked, span: Span): SQL => sql`
  SELECT grp AS "key", sum(revenue) AS "revenueCents", sum(received) AS "receivedCents", sum(refunded) AS "refundedCents",
    sum(${OUTSTANDING}) AS "outstandingCents", sum(counted) AS "bookings", sum(iif(counted, people, 0)) AS "people"
  FROM (${sumsOf(kind, asked, span)})
  GROUP BY grp HAVING max(counted) OR max(abs(revenue) + received + refunded) > 0`;

const CONTACTS: Readonly<Record<MoneySubject, { table: SQL; date: SQL }>> = {
  booking: { table: sql`bookings`, date: sql`c.local_date` },
  transfer: {
    table: sql`transfer_requests`,
    date: sql`(SELECT max(l.local_date) FROM transfer_legs l WHERE l.request_id = c.id)`,
  },
};
/** The subjects whose balances above zero are the outstanding money of `moneyByGroup`. */
export const owingSubjects = (kind: MoneySubject, asked: Asked, span: Span): SQL => sql`
  SELECT ${literal(kind)} AS kind, c.id, c.reference, c.contact_name AS name, c.contact_email AS email, c.contact_phone AS phone, ${CONTACTS[kind].date} AS date,
    y.revenue AS "revenueCents", ${OUTSTANDING} AS "outstandingCents"
  FROM (${sumsOf(kind, asked, span)}) AS y JOIN ${CONTACTS[kind].table} c ON c.id = y.id WHERE ${OUTSTANDING} > 0`;

/**
 * By row: taken places and capacity of booked departures with a limit. Guests of one departure differ in source, partner and language, so
 * that only the total has them there.
 */
export function placesByGroup(asked: Asked, span: Span): SQL {
  const { from, when } = bookingsOf({ ...asked, basis: 'travel' }, span);
  const isSplit = asked.by === 'source' || asked.by === 'partner' || asked.by === 'language';
  return sql`SELECT grp AS "key", sum(taken) AS "taken", sum(capacity) AS "capacity"
    FROM (SELECT ${isSplit ? literal(NO_GROUP) : bookingGroup(asked)} AS grp, sum(s.places) AS taken, d.capacity AS capacity
      FROM ${from} JOIN trips t ON t.id = s.trip_id
      WHERE ${when} AND d.capacity IS NOT NULL AND s.status IN ('CONFIRMED', 'PENDING', 'REDEEMED') AND ${isDemoAsked(asked.isDemo)} GROUP BY d.id)
    GROUP BY grp`;
}
