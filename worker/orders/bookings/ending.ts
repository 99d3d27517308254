import type { Refund } from '#contract/bookings/bookings.ts';
import { feePercentAt, freeMinutes, type Terms } from '#contract/money/terms.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { type Booking, type BookingRow, statusAt } from './booking.reads.ts';

const MINUTE_MS = 60_000;

type Start = Pick<BookingRow, 'localDate' | 'localTime'>;
type Ended = Start &
  Pick<
    Booking,
    | 'status'
    | 'expiresAt'
    | 'totalCents'
    | 'terms'
    | 'calledOffAt'
    | 'choice'
    | 'choiceAskedAt'
    | 'endedAs'
  >;

/** What it costs whom to end a booking at a moment. */
export type Ending = {
  /** Why it costs the guest nothing; null when it does. */
  free: 'called_off' | 'hold' | 'request' | 'in_time' | null;
  feeCents: number;
  refund: Refund;
};

/**
 * The guest was asked what to do instead of a departure that was called off, and has not chosen. A booking that the firm or a reseller has cancelled
 * since then is decided.
 */
export const isUndecided = ({
  choice,
  choiceAskedAt,
  endedAs,
  status,
}: Pick<BookingRow, 'choice' | 'choiceAskedAt' | 'endedAs' | 'status'>) =>
  choice === null &&
  (endedAs === 'called_off' || (choiceAskedAt !== null && status !== 'CANCELLED'));

/** The instant until which a cancellation is free; undefined if it never is. */
export function freeUntil({
  localDate,
  localTime,
  terms,
}: Start & { terms: Pick<Terms, 'cancellation'> }): number | undefined {
  const minutes = freeMinutes(terms.cancellation);
  return minutes === undefined
    ? undefined
    : instantOfWall(localDate, localTime) - minutes * MINUTE_MS;
}

/**
 * What ending the booking costs at that moment, for guest, desk and resellers alike; undefined when it has ended. What the firm called off, and
 * what it has not confirmed, costs nothing; a confirmed booking costs what its own terms say.
 */
export function endingOf(booking: Ended, now: Date): Ending | undefined {
  const status = statusAt(booking, now);
  const isLive = status === 'ON_HOLD' || status === 'PENDING' || status === 'CONFIRMED';
  const isCalledOff = booking.calledOffAt !== null || isUndecided(booking);
  if (!isLive) return undefined;
  const free = (reason: Ending['free']): Ending => ({ free: reason, feeCents: 0, refund: 'FULL' });
  if (isCalledOff) return free('called_off');
  if (status === 'ON_HOLD') return free('hold');
  if (status === 'PENDING') return free('request');
  const notice = (instantOfWall(booking.localDate, booking.localTime) - now.getTime()) / MINUTE_MS;
  const percent = feePercentAt(booking.terms.cancellation, notice);
  if (percent === 0) return free('in_time');
  const feeCents = Math.round((booking.totalCents * percent) / 100);
  return {
    free: null,
    feeCents,
    refund: refundAfter(feeCents, booking.totalCents),
  };
}

/** What of a price of `totalCents` comes back after this fee. */
export const refundAfter = (feeCents: number, totalCents: number): Refund =>
  feeCents === 0 ? 'FULL' : feeCents < totalCents ? 'PARTIAL' : 'NONE';

/** The columns of a booking that ends like this. */
export const endedColumns = ({ refund, feeCents }: Pick<Ending, 'refund' | 'feeCents'>) => ({
  refund,
  feeCents: refund === 'PARTIAL' ? feeCents : null,
});
