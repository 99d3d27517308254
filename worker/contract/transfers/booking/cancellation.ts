import { feePercentAt } from '../../money/terms.ts';
import type { CancellationTier } from './booking.ts';

const HOUR_MS = 3_600_000;

type Leg = { leg: 'outbound' | 'return'; startsAt: string };
export type Cancellable = {
  totalCents: number;
  lines: readonly { code: string; cents: number }[];
  legs: readonly Leg[];
};

/** The percentage at a notice. */
const feePercent = (tiers: readonly CancellationTier[], hours: number) =>
  feePercentAt(
    tiers.map((tier) => ({ minutesBefore: tier.hoursBefore * 60, feePercent: tier.feePercent })),
    hours * 60,
  );

/** The total divided between the legs of a journey, in proportion to their own lines. */
function shareOf(leg: Leg, { totalCents, lines, legs }: Cancellable): number {
  if (legs.length < 2) return totalCents;
  const own = (name: string) =>
    lines
      .filter(({ code }) => code === name)
      .reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  const both = own('outbound') + own('return');
  const outbound = Math.round(both === 0 ? totalCents / 2 : (totalCents * own('outbound')) / both);
  return leg.leg === 'outbound' ? outbound : totalCents - outbound;
}

/** Fee of a cancellation at an instant, for each leg by the notice before its own pick-up. */
export function cancellationFee(
  request: Cancellable,
  tiers: readonly CancellationTier[],
  at: Date,
) {
  const legs = request.legs.map((leg) => {
    const percent = feePercent(tiers, (Date.parse(leg.startsAt) - at.getTime()) / HOUR_MS);
    return {
      leg: leg.leg,
      feePercent: percent,
      feeCents: Math.round((shareOf(leg, request) * percent) / 100),
    };
  });
  return { legs, feeCents: legs.reduce((sum, { feeCents }) => sum + feeCents, 0) };
}

/** Instants (UTC) from `now` on after which another tier begins for a leg, earliest first. */
export const tierChanges = (
  startsAt: readonly string[],
  tiers: readonly CancellationTier[],
  now: Date,
): number[] =>
  startsAt
    .flatMap((start) => tiers.map(({ hoursBefore }) => Date.parse(start) - hoursBefore * HOUR_MS))
    .filter((instant) => instant >= now.getTime())
    .toSorted((a, b) => a - b);

/** The instant (UTC) until which all that starts at these times can be cancelled free of charge; null when cancelling costs something now. */
export function freeCancellationUntil(
  startsAt: readonly string[],
  tiers: readonly CancellationTier[],
  now: Date,
): string | null {
  const isFreeAt = (instant: number) =>
    startsAt.every((start) => feePercent(tiers, (Date.parse(start) - instant) / HOUR_MS) === 0);
  const first = Math.min(...startsAt.map((start) => Date.parse(start)));
  if (!isFreeAt(now.getTime()) || !(first > now.getTime())) return null;
  const end = tierChanges(startsAt, tiers, now).find((instant) => !isFreeAt(instant + 1));
  return new Date(Math.min(first, end ?? first)).toISOString();
}
