import { not } from 'drizzle-orm';
import type { OfferedStart } from '#contract/bookings/guest-bookings.ts';
import { isOfferValid } from '#contract/orders/offers.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { isPaidBack } from '#money/ledger/paid-first.sql.ts';
import { offeredStarts } from '#orders/departures/offered-day.ts';
import type { Booking } from '../booking.reads.ts';
import type { BookingChange } from '../changes/change.ts';
import { isUndecided } from '../ending.ts';
import { BookingRefused } from '../refused.ts';
import { type Alongside, type By, changeBooking } from '../write.ts';
import type { HeldBooking } from './guest-booking.reads.ts';

// A departure that was called off: its guests choose another date, or their money.

/** Another date: the booking goes on there. */
export const revived = (booking: Booking): Pick<BookingChange, 'set' | 'isRevived' | 'when'> => ({
  isRevived: true,
  // The firm may be paying it back at this moment.
  when: not(isPaidBack(booking)),
  set: {
    choice: 'date',
    ...(booking.status === 'CANCELLED' && {
      status: booking.confirmedAt ? ('CONFIRMED' as const) : ('PENDING' as const),
      ...{ endedAs: null, cancelledAt: null, cancellationReason: null, refund: null },
    }),
  },
});

/** What the option has on the day that is offered. A read of its own, for bookings that are offered one. */
export async function startsFor(
  db: Database,
  reader: Reader,
  { booking, calledOff: { offeredDate: date } }: HeldBooking,
  now: Date,
): Promise<OfferedStart[]> {
  if (date === null || !isUndecided(booking)) return [];
  const { optionId, localTime: time, places } = booking;
  const starts = await offeredStarts(db, reader, { optionId, date, time }, { places, now });
  return starts.map(({ departure, vacancies, isAvailable }) => ({
    ...{ id: departure.id, time: departure.time, vacancies, isAvailable },
  }));
}

/** Whether the places of an offer that holds none are gone. A read of its own, for bookings with such an offer. */
export async function isOfferFull(
  db: Database,
  reader: Reader,
  { booking }: HeldBooking,
  now: Date,
): Promise<boolean> {
  const { offered, status, localTime: time, places } = booking;
  if (!isOfferValid(booking, now) || !offered?.departureId || status === 'ON_HOLD') return false;
  const { optionId, date, departureId } = offered;
  if (optionId === null) return false;
  const starts = await offeredStarts(db, reader, { optionId, date, time }, { places, now });
  return !starts.some(({ departure, isAvailable }) => departure.id === departureId && isAvailable);
}

/** Whether a change is what the firm offers and no more: then the price stays. */
export const isOffered = (
  { booking, calledOff }: HeldBooking,
  {
    plan,
    departure,
    units,
    extras,
  }: Pick<BookingChange, 'plan' | 'departure' | 'units' | 'extras'>,
): boolean =>
  isUndecided(booking) &&
  departure.date === calledOff.offeredDate &&
  plan.option.id === booking.optionId &&
  units === undefined &&
  extras === undefined;

/** The money: all of it, as the firm called it off. */
export async function chooseRefund(
  db: Database,
  { booking, calledOff }: HeldBooking,
  by: By,
  alongside: Alongside,
): Promise<void> {
  const set = {
    ...{
      status: 'CANCELLED' as const,
      endedAs: 'called_off' as const,
      choice: 'refund' as const,
      refund: 'FULL' as const,
      expiresAt: null,
    },
    cancelledAt: booking.cancelledAt ?? by.now.toISOString(),
    cancellationReason: booking.cancellationReason ?? calledOff.reason,
  };
  const chosen = await changeBooking(db, booking, set, by, { isRevived: true, alongside });
  if (!chosen) throw new BookingRefused('changed', 'problem.booking_changed');
}
