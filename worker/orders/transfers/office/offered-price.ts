import type * as v from 'valibot';
import type { StateInput } from '#contract/transfers/admin/admin-input.schema.ts';
import type { StoredTransfer } from '../booking/booking.reads.ts';
import { atTotal } from './price-lines.ts';
import { refuse } from './refuse.ts';

/** The price of a confirmation or an offer, as the firm gives it; undefined where the request's own stays. */
export function givenPrice(
  { request, booking }: StoredTransfer,
  { to, totalCents, isFree }: v.InferOutput<typeof StateInput>,
) {
  const isPriced =
    (to === 'confirmed' || to === 'quoted') &&
    (request.status === 'new' || request.status === 'quoted');
  if (totalCents !== undefined && !isPriced)
    throw refuse('totalCents', 'problem.price_stands', 'invalid');
  if (totalCents !== undefined && isFree)
    throw refuse('isFree', 'problem.price_or_free', 'invalid');
  const cents = isFree && isPriced ? 0 : (totalCents ?? request.totalCents);
  if (cents === 0 && !isFree && isPriced)
    throw totalCents === undefined
      ? refuse('isFree', 'problem.transfer_price_needed', 'required')
      : refuse('totalCents', 'problem.price_needed', 'required');
  return cents === request.totalCents
    ? undefined
    : { totalCents: cents, lines: atTotal(booking.lines, cents) };
}

/** Until when an offer lasts: at most until the journey begins. */
export function offerEnd(
  { booking }: StoredTransfer,
  { until }: Pick<v.InferOutput<typeof StateInput>, 'until'>,
  now: Date,
): string | null {
  if (until !== null && until <= now.toISOString()) throw refuse('until', 'form.past', 'past');
  const begins = booking.legs[0]?.startsAt;
  return begins && (until === null || until > begins) ? begins : until;
}
