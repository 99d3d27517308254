import type { Trail } from '#contract/content/documents.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

/** The official order, from Maó along the north, is anticlockwise. */
export const DIRECTIONS = ['anticlockwise', 'clockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Stage = InLanguage<Trail>['stages'][number];
/** A stage as walked: clockwise swaps its ends. */
export type Leg = Pick<Stage, 'number' | 'from' | 'to' | 'km' | 'difficulty'>;
export type Day = { legs: Leg[]; from: string; to: string; km: number };

/** Every stage once, starting at the place where stage `start` begins in the official order. */
export function legsInOrder(stages: readonly Leg[], direction: Direction, start: number): Leg[] {
  const first = Math.max(
    0,
    stages.findIndex((stage) => stage.number === start),
  );
  const round = [...stages.slice(first), ...stages.slice(0, first)].map(
    ({ number, from, to, km, difficulty }) => ({
      number,
      from,
      to,
      km,
      difficulty,
    }),
  );
  return direction === 'anticlockwise'
    ? round
    : round.reverse().map((leg) => ({ ...leg, from: leg.to, to: leg.from }));
}

/** Kilometres without floating-point noise. */
export const sumKm = (legs: readonly Leg[]) =>
  Math.round(legs.reduce((total, leg) => total + leg.km, 0) * 10) / 10;

/** Splits the legs into that many non-empty days, in order. Minimises the sum of squared day totals, so that days are of similar length. */
export function planDays(legs: readonly Leg[], days: number): Day[] {
  const count = Math.min(Math.max(1, days), legs.length);
  if (legs.length === 0) return [];
  /** best[end]: lowest cost of the first `end` legs in the days so far, and where its last day begins. */
  let best = legs.map((_, last) => ({ cost: sumKm(legs.slice(0, last + 1)) ** 2, cuts: [0] }));
  for (let day = 2; day <= count; day += 1) {
    best = legs.map((_, last) => {
      let found = { cost: Number.POSITIVE_INFINITY, cuts: [0] };
      for (let begin = day - 1; begin <= last; begin += 1) {
        const before = best[begin - 1];
        if (!before) continue;
        const cost = before.cost + sumKm(legs.slice(begin, last + 1)) ** 2;
        if (cost < found.cost) found = { cost, cuts: [...before.cuts, begin] };
      }
      return found;
    });
  }
  const cuts = best.at(-1)?.cuts ?? [0];
  return cuts.map((begin, position) => {
    const own = legs.slice(begin, cuts[position + 1]);
    return { legs: own, from: own[0]?.from ?? '', to: own.at(-1)?.to ?? '', km: sumKm(own) };
  });
}
