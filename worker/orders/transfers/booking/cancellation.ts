import type { Terms } from '#contract/money/terms.ts';
import { isOpenTransfer, isOwedTransfer } from '#contract/orders/states.ts';
import type { Cancellation, CancellationTier } from '#contract/transfers/booking/booking.ts';
import {
  type Cancellable,
  cancellationFee,
  freeCancellationUntil,
  tierChanges,
} from '#contract/transfers/booking/cancellation.ts';

/** The tiers of a request’s own terms. */
export const tiersOf = ({ cancellation }: Terms): CancellationTier[] =>
  cancellation.map(({ minutesBefore, feePercent }) => ({
    hoursBefore: minutesBefore / 60,
    feePercent,
  }));

/** Terms of a cancellation by the guest at this moment; online only before the first pick-up. */
export function cancellationTerms(
  request: Cancellable & { status: string },
  rules: readonly CancellationTier[],
  now: Date,
): Cancellation {
  const tiers = rules.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  const isAhead = request.legs.every(({ startsAt }) => Date.parse(startsAt) > now.getTime());
  if (!isOpenTransfer(request.status) || !isAhead || request.legs.length === 0)
    return { allowed: false, feeCents: 0, legs: [], holdsUntil: null, freeUntil: null, tiers };
  // It binds the guest from its confirmation on.
  const isBinding = isOwedTransfer(request.status);
  const fee = isBinding ? cancellationFee(request, tiers, now) : { feeCents: 0, legs: [] };
  const starts = request.legs.map(({ startsAt }) => startsAt);
  const next = (isBinding ? tierChanges(starts, tiers, now) : []).find(
    (instant) => cancellationFee(request, tiers, new Date(instant + 1)).feeCents !== fee.feeCents,
  );
  const holdsUntil = next === undefined ? null : new Date(next).toISOString();
  return {
    allowed: true,
    ...fee,
    holdsUntil,
    freeUntil: freeCancellationUntil(starts, tiers, now),
    tiers,
  };
}
