import { isOfferOpen } from '#contract/orders/offers.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { statusAt } from '../booking.reads.ts';
import { endingOf, freeUntil, isUndecided } from '../ending.ts';
import type { HeldBooking } from './guest-booking.reads.ts';

const DAY_MS = 86_400_000;

/** What the holder of a booking may do at a moment, and what a cancellation costs then. */
export type HolderTerms = {
  canCancel: boolean;
  canChange: boolean;
  freeUntil: string | null;
  feeCents: number;
};

/** Of an offer that waits for its guest: at the day that is offered. */
function asOffered({ offer, offered, localDate, localTime, terms }: HeldBooking['booking']) {
  return isOfferOpen(offer) && offered
    ? { localDate: offered.date, localTime: offered.time, terms }
    : { localDate, localTime, terms };
}

/** Date and people can be changed as long as a cancellation is free; neither once it has begun, a day without a time once that is over. */
export function holderTerms(
  { booking, isPaidBack }: Pick<HeldBooking, 'booking' | 'isPaidBack'>,
  now: Date,
): HolderTerms {
  const ending = endingOf(booking, now);
  const isOpen =
    isUndecided(booking) && (ending !== undefined || statusAt(booking, now) === 'CANCELLED');
  // What was paid back is not there for another date.
  if (isOpen) return { canCancel: true, canChange: !isPaidBack, freeUntil: null, feeCents: 0 };
  const start = instantOfWall(booking.localDate, booking.localTime);
  const isAhead = now.getTime() < (booking.localTime ? start : start + DAY_MS);
  if (!ending || !isAhead)
    return { canCancel: false, canChange: false, freeUntil: null, feeCents: 0 };
  const limit = ending.free === 'called_off' ? undefined : freeUntil(asOffered(booking));
  const isMoment = limit !== undefined && limit > Date.parse(booking.createdAt);
  // What the firm offers is accepted as it is, or the guest asks back.
  const canChange = ending.free !== null && !isOfferOpen(booking.offer);
  return {
    ...{ canCancel: true, canChange, feeCents: ending.feeCents },
    freeUntil: isMoment ? new Date(limit).toISOString() : null,
  };
}
