import type { Cancellation, CancellationTier } from '#contract/transfers/booking.ts';
import { isOpen } from '../office/states.ts';

const HOUR_MS = 3_600_000;

type Leg = { leg: 'outbound' | 'return'; startsAt: string };
export type Cancellable = {
  status: string;
  totalCents: number;
  lines: readonly { code: string; cents: number }[];
  legs: readonly Leg[];
};

/** The percentage at a notice: from the tier with the longest notice that is met. A shorter notice than any tier costs the full price. */
function feePercent(tiers: readonly CancellationTier[], hours: number): number {
  if (tiers.length === 0) return 0;
  const applicable = tiers.filter(({ hoursBefore }) => hours >= hoursBefore);
  return applicable.toSorted((a, b) => b.hoursBefore - a.hoursBefore)[0]?.feePercent ?? 100;
}

/** The total divided between the legs of a journey, in proportion to their own lines. */
function shareOf(leg: Leg, { totalCents, lines, legs }: Cancellable): number {
  if (legs.length < 2) return totalCents;
  const own = (name: string) => lines.filter(({ code }) => code === name).reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  const both = own('outbound') + own('return');
  const outbound = Math.round(both === 0 ? totalCents / 2 : (totalCents * own('outbound')) / both);
  return leg.leg === 'outbound' ? outbound : totalCents - outbound;
}

/** Fee of a cancellation at an instant, for each leg by the notice before its own pick-up. */
export function cancellationFee(request: Cancellable, tiers: readonly CancellationTier[], at: Date) {
  const legs = request.legs.map((leg) => {
    const percent = feePercent(tiers, (Date.parse(leg.startsAt) - at.getTime()) / HOUR_MS);
    return { leg: leg.leg, feePercent: percent, feeCents: Math.round((shareOf(leg, request) * percent) / 100) };
  });
  return { legs, feeCents: legs.reduce((sum, { feeCents }) => sum + feeCents, 0) };
}

/** Terms of a cancellation by the guest at this moment; online only before the first pick-up. */
export function cancellationTerms(request: Cancellable, rules: readonly CancellationTier[], now: Date): Cancellation {
  const tiers = rules.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  const isAhead = request.legs.every(({ startsAt }) => Date.parse(startsAt) > now.getTime());
  if (!isOpen(request.status) || !isAhead || request.legs.length === 0)
    return { allowed: false, feeCents: 0, legs: [], holdsUntil: null, tiers };
  const fee = cancellationFee(request, tiers, now);
  const changes = request.legs
    .flatMap(({ startsAt }) => tiers.map(({ hoursBefore }) => Date.parse(startsAt) - hoursBefore * HOUR_MS))
    .filter((instant) => instant > now.getTime())
    .toSorted((a, b) => a - b);
  const next = changes.find((instant) => cancellationFee(request, tiers, new Date(instant + 1)).feeCents !== fee.feeCents);
  return { allowed: true, ...fee, holdsUntil: next === undefined ? null : new Date(next).toISOString(), tiers };
}
