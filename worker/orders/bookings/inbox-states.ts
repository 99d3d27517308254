import { type SQL, sql } from 'drizzle-orm';
import type { TripInboxState } from '#contract/admin/admin.ts';
import type { BookedUnits } from '#contract/bookings/bookings.ts';
import { bookings } from '#core/db/schema.ts';
import type { BookingRow } from './booking.reads.ts';

type Ended = Pick<BookingRow, 'status' | 'endedAs'>;

/** The columns by which each state is stored: how a booking ended stands by itself. */
export const STORED = {
  on_hold: { status: 'ON_HOLD', endedAs: null },
  new: { status: 'PENDING', endedAs: null },
  confirmed: { status: 'CONFIRMED', endedAs: null },
  completed: { status: 'REDEEMED', endedAs: null },
  expired: { status: 'EXPIRED', endedAs: null },
  no_show: { status: 'CONFIRMED', endedAs: 'no_show' },
  declined: { status: 'CANCELLED', endedAs: 'declined' },
  // Resellers cancel for their guests, and store no end.
  cancelled_customer: { status: 'CANCELLED', endedAs: 'guest' },
  cancelled_operator: { status: 'CANCELLED', endedAs: 'firm' },
  called_off: { status: 'CANCELLED', endedAs: 'called_off' },
  spam: { status: 'CANCELLED', endedAs: 'spam' },
} as const satisfies Record<TripInboxState, Ended>;
const STATES = Object.keys(STORED) as TripInboxState[];

/** The state that the firm sees: that which is stored, and how the booking ended. */
export function inboxState({ status, endedAs }: Ended): TripInboxState {
  if (endedAs === 'no_show') return 'no_show';
  const end = status === 'CANCELLED' ? (endedAs ?? 'guest') : null;
  const state = STATES.find((one) => STORED[one].status === status && STORED[one].endedAs === end);
  if (!state) throw new Error(`No state is stored as ${status}`);
  return state;
}

/** What needs no attention: spam, and holds that did not become a booking, unless the firm had offered them. */
export const isNoise: SQL = sql`((${bookings.status} = 'EXPIRED' AND coalesce(${bookings.offer}, '') NOT IN ('asked', 'expired')) OR coalesce(${bookings.endedAs}, '') = 'spam')`;

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
