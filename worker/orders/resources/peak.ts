/** A use of a resource: how many of it from `startsAt` until before `endsAt`, in milliseconds. */
export type Span = { startsAt: number; endsAt: number; need: number };

/** The most that uses need at once at any moment of an interval: never their sum, as two that follow each other take the same one. */
export function peakOf(spans: readonly Span[], from: number, to: number): number {
  const inside = spans.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  const points = inside.map(({ startsAt }) => Math.max(startsAt, from));
  return points.reduce((peak, at) => {
    const need = inside.reduce(
      (sum, one) => (one.startsAt <= at && at < one.endsAt ? sum + one.need : sum),
      0,
    );
    return Math.max(peak, need);
  }, 0);
}
