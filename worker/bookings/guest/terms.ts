import { statusAt } from '#bookings/booking.reads.ts';
import { instantOfWall } from '#departures/wall-clock.ts';
import type { HeldBooking } from './guest-booking.reads.ts';

const MINUTE_MS = 60_000;

/** What the holder of a booking may do at a moment, and what a cancellation costs then. */
export type Terms = { canCancel: boolean; canChange: boolean; freeUntil: string | null; feeCents: number };

/**
 * The guest was asked what to do instead of a departure that was called off, and has not chosen. A booking that the firm or a reseller has cancelled
 * since then is decided.
 */
export const isUndecided = ({ booking: { choice, choiceAskedAt, endedAs, status } }: Pick<HeldBooking, 'booking'>) =>
  choice === null && (endedAs === 'called_off' || (choiceAskedAt !== null && status !== 'CANCELLED'));

/**
 * Free until the option's time before the start, afterwards the whole price; what is not confirmed costs nothing. Date and people can be
 * changed as long as a cancellation is free.
 */
export function termsOf(held: Pick<HeldBooking, 'booking' | 'option' | 'isPaidBack'>, now: Date): Terms {
  const { booking, option } = held;
  const status = statusAt(booking, now);
  const start = instantOfWall(booking.localDate, booking.localTime);
  const limit = start - option.cancellationMinutes * MINUTE_MS;
  const isLive = status === 'ON_HOLD' || status === 'PENDING' || status === 'CONFIRMED';
  if (isUndecided(held) && (isLive || status === 'CANCELLED'))
    // What was paid back is not there for another date.
    return { canCancel: true, canChange: !held.isPaidBack, freeUntil: null, feeCents: 0 };
  // A day without a time is ahead until it is over.
  const isAhead = now.getTime() < (booking.localTime ? start : start + 24 * 60 * MINUTE_MS);
  if (!isLive || !isAhead) return { canCancel: false, canChange: false, freeUntil: null, feeCents: 0 };
  const isFree = status !== 'CONFIRMED' || now.getTime() < limit;
  const freeUntil = limit > Date.parse(booking.createdAt) ? new Date(limit).toISOString() : null;
  return { canCancel: true, canChange: isFree, freeUntil, feeCents: isFree ? 0 : booking.totalCents };
}
