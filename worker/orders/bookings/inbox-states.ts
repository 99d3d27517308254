import { type SQL, sql } from 'drizzle-orm';
import type { TripInboxState } from '#contract/admin/admin.ts';
import type { BookedUnits, BookingStatus } from '#contract/bookings/bookings.ts';
import { bookings } from '#core/db/schema.ts';
import type { BookingRow } from './booking.reads.ts';

type Ended = Pick<BookingRow, 'status' | 'endedAs'>;

/** How a cancelled booking ended, in the firm's words; resellers cancel for their guests. */
const CANCELLED_AS: Record<NonNullable<BookingRow['endedAs']>, TripInboxState> = {
  declined: 'declined',
  guest: 'cancelled_customer',
  firm: 'cancelled_operator',
  called_off: 'called_off',
  spam: 'spam',
  no_show: 'no_show',
};
const STATES: Record<Exclude<BookingStatus, 'CANCELLED'>, TripInboxState> = {
  ON_HOLD: 'on_hold',
  PENDING: 'new',
  CONFIRMED: 'confirmed',
  REDEEMED: 'completed',
  EXPIRED: 'expired',
};

/** The state that the firm sees: that of the trade, and how the booking ended. */
export function inboxState({ status, endedAs }: Ended): TripInboxState {
  if (status === 'CANCELLED') return CANCELLED_AS[endedAs ?? 'guest'];
  return endedAs === 'no_show' ? 'no_show' : STATES[status];
}

/** What needs no attention: spam, and holds that did not become a booking. */
export const isNoise: SQL = sql`(${bookings.status} = 'EXPIRED' OR coalesce(${bookings.endedAs}, '') = 'spam')`;

/** Who comes: each kind of unit with its number, and the ages that were given. Of a row of `bookings`. */
export const bookedUnits =
  sql`(SELECT json_group_array(json_object('unitId', unit_id, 'type', type, 'name', name, 'translations', json(translations), 'quantity', quantity, 'ages', json(ages)))
  FROM (SELECT booking_units.unit_id, trip_units.type, trip_units.name, trip_units.translations, count(*) AS quantity,
    json_group_array(booking_units.age) FILTER (WHERE booking_units.age IS NOT NULL) AS ages, min(booking_units.position) AS place
    FROM booking_units JOIN trip_units ON trip_units.id = booking_units.unit_id WHERE booking_units.booking_id = bookings.id GROUP BY booking_units.unit_id ORDER BY place))`.mapWith(
    JSON.parse,
  ) as SQL<BookedUnits[]>;

const IS_YOUNG: readonly BookedUnits['type'][] = ['CHILD', 'INFANT', 'YOUTH'];

/** The same as a form asks for it. */
export const peopleOf = (
  units: readonly BookedUnits[],
): { adults: number; childAges: number[] } => ({
  adults: units.reduce(
    (sum, { type, quantity }) => sum + (IS_YOUNG.includes(type) ? 0 : quantity),
    0,
  ),
  childAges: units.flatMap(({ type, ages }) => (IS_YOUNG.includes(type) ? ages : [])),
});
