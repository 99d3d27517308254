import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { instantOfWall, wallClock } from '#core/values/wall-clock.ts';
import { statusAt } from '../booking.reads.ts';
import { isUndecided } from '../ending.ts';
import { answersOf } from '../needs/answers.ts';
import type { HeldBooking } from './guest-booking.reads.ts';
import { holderTerms } from './terms.ts';

const MINUTE_MS = 60_000;

/** When it ends, as wall clock time; null of a whole day. */
export const endOf = (
  { localDate, localTime }: HeldBooking['booking'],
  { durationMinutes }: Pick<HeldBooking['option'], 'durationMinutes'>,
) =>
  localTime === ''
    ? null
    : wallClock(instantOfWall(localDate, localTime) + durationMinutes * MINUTE_MS);

/** What ending a booking has cost its guest. */
const costOf = ({ refund, feeCents, totalCents }: HeldBooking['booking']) =>
  feeCents ?? (refund === 'NONE' ? totalCents : 0);

/** A booking as its holder sees it. */
export function guestBooking(held: HeldBooking, now: Date): GuestBooking {
  const { booking, option, units, trip, calledOff, weatherNote } = held;
  const { canCancel, canChange, freeUntil, feeCents } = holderTerms(held, now);
  const status = statusAt(booking, now);
  const wasCalledOff = booking.choiceAskedAt !== null || booking.endedAs === 'called_off';
  return {
    uuid: booking.uuid,
    reference: booking.reference,
    status,
    // The sender of spam does not learn that it was taken for that.
    endedAs: booking.endedAs === 'spam' ? null : booking.endedAs,
    refund: booking.refund,
    // Cancelled by the firm since then, it is decided without the guest.
    calledOff: wasCalledOff
      ? {
          reason: calledOff.reason,
          choice: isUndecided(booking) ? null : (booking.choice ?? 'refund'),
        }
      : null,
    expiresAt: status === 'ON_HOLD' ? booking.expiresAt : null,
    ...{ canCancel, canChange, freeUntil },
    feeCents: status === 'CANCELLED' ? costOf(booking) : feeCents,
    date: booking.localDate,
    time: booking.localTime,
    endsAt: endOf(booking, option),
    places: booking.places,
    totalCents: booking.totalCents,
    currency: booking.currency,
    lines: booking.lines,
    extras: booking.extras,
    tickets: booking.units.map(({ uuid, unitId, ticketCode, age, redeemedAt }) => ({
      uuid,
      unitId,
      ticketCode,
      age,
      redeemedAt,
    })),
    contact: {
      name: booking.contactName,
      email: booking.contactEmail,
      phone: booking.contactPhone,
    },
    notes: booking.notes,
    answers: answersOf(booking.answers, booking.units),
    pickup: booking.pickup,
    weatherNote,
    language: booking.language,
    createdAt: booking.createdAt,
    offer: booking.offer,
    termsAcceptedAt: booking.termsAcceptedAt,
    option,
    units: units.filter(({ id }) => booking.units.some(({ unitId }) => unitId === id)),
    trip,
  };
}
