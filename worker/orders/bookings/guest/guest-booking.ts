import type { GuestBooking, OfferedStart } from '#contract/bookings/guest-bookings.ts';
import { isOfferPending, isOfferValid } from '#contract/orders/offers.ts';
import { instantOfWall, wallClock } from '#core/values/wall-clock.ts';
import { shownMinimum } from '#orders/departures/minimum.ts';
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

/** What the firm offers; nothing once it was accepted or declined. */
function offerOf({ booking, offeredOption }: HeldBooking, isFull: boolean, now: Date) {
  const { offered, offer, offerUntil } = booking;
  if (!offered || !isOfferPending(offer)) return null;
  const { title, date, time, totalCents, depositCents, note, isHeld } = offered;
  return {
    ...{ option: offeredOption, title, date, time, totalCents, depositCents, note, isHeld },
    ...{ until: offerUntil, isOver: !isOfferValid(booking, now), isFull },
  };
}

/** A booking as its holder sees it; `starts` are those of the day that is offered, `isFull` is about the departure of an offer. */
export function guestBooking(
  held: HeldBooking,
  now: Date,
  { starts = [], isFull = false }: { starts?: readonly OfferedStart[]; isFull?: boolean } = {},
): GuestBooking {
  const { booking, option, units, trip, calledOff, weatherNote } = held;
  const { canCancel, canChange, freeUntil, feeCents } = holderTerms(held, now);
  const status = statusAt(booking, now);
  const isAhead =
    (status === 'ON_HOLD' || status === 'PENDING' || status === 'CONFIRMED') &&
    booking.calledOffAt === null;
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
          offered:
            calledOff.offeredDate !== null && isUndecided(booking)
              ? { date: calledOff.offeredDate, starts: [...starts] }
              : null,
          answerBy: calledOff.answerBy,
          ifSilent: calledOff.ifSilent,
        }
      : null,
    delayMinutes: isAhead ? held.delayMinutes : null,
    minimum: held.minimum && isAhead ? shownMinimum(held.minimum) : null,
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
    offered: offerOf(held, isFull, now),
    termsAcceptedAt: booking.termsAcceptedAt,
    option,
    units: units.filter(({ id }) => booking.units.some(({ unitId }) => unitId === id)),
    trip,
  };
}
