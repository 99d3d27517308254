import type { CancellationTier } from './booking.ts';

/** Shortest notice in hours at which a transfer is cancelled free of charge; undefined if it never is. */
export function freeCancellationHours(
  tiers: readonly CancellationTier[] | undefined,
): number | undefined {
  const free =
    tiers?.filter(({ feePercent }) => feePercent === 0).map(({ hoursBefore }) => hoursBefore) ?? [];
  return free.length > 0 ? Math.min(...free) : undefined;
}

/** A span of notices with one fee: at least `from` hours and, unless it is the first, less than `to` hours before pick-up. */
export type CancellationSpan = { from: number; to: number | undefined; feePercent: number };

/** The spans of the tiers, longest notice first. Notices shorter than all tiers cost the full price; without tiers all are free. */
export function cancellationSpans(tiers: readonly CancellationTier[]): CancellationSpan[] {
  if (tiers.length === 0) return [{ from: 0, to: undefined, feePercent: 0 }];
  const sorted = tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  const last = sorted.at(-1);
  const all =
    last && last.hoursBefore > 0 ? [...sorted, { hoursBefore: 0, feePercent: 100 }] : sorted;
  const spans: CancellationSpan[] = [];
  for (const { hoursBefore, feePercent } of all) {
    const before = spans.at(-1);
    if (before?.feePercent === feePercent) before.from = hoursBefore;
    else spans.push({ from: hoursBefore, to: before?.from, feePercent });
  }
  return spans;
}
