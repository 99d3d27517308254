import { bedsAt } from '../beds.ts';
import {
  type Day,
  type Direction,
  type Leg,
  legsInOrder,
  planDays,
  type Stage,
  sumKm,
} from './plan-days.ts';

/** Where the walk ends: the number of the stage that officially starts there, or all the way round; undefined leaves it to the planner. */
export type WalkEnd = number | 'round' | undefined;
export type WalkRequest = {
  days: number;
  km: number;
  direction: Direction;
  start: number | undefined;
  end: WalkEnd;
};

export type Walk = {
  days: Day[];
  km: number;
  /** Days for this part of the trail at the kilometres that were asked for. */
  daysNeeded: number;
  /** The average day is much longer than was asked for, and more days would help. */
  isTooFar: boolean;
};

/** An average day may be this much longer than asked for, since stages are not divided. */
const TOLERANCE = 1.2;
/** What a night without a bed at the day's end counts against a stretch, in squared kilometres. */
const NO_BED = 9;

const bedless = (days: readonly Day[]) => days.filter(({ to }) => bedsAt(to) !== to).length;

/** The smallest number of days whose average is about the requested one. */
const daysFor = (legs: readonly Leg[], km: number) =>
  Math.max(1, Math.min(legs.length, Math.ceil(sumKm(legs) / (km * TOLERANCE))));

function walkOf(legs: readonly Leg[], { days: asked, km }: WalkRequest): Walk {
  const days = planDays(legs, asked);
  const total = sumKm(legs);
  const daysNeeded = daysFor(legs, km);
  return { days, km: total, daysNeeded, isTooFar: daysNeeded > days.length };
}

/** From the first of the legs for as many days as asked, with days as near to the kilometres and nights as near to beds as the stages allow. */
function bestFrom(legs: readonly Leg[], { days, km }: WalkRequest): { days: Day[]; cost: number } {
  let best: { days: Day[]; cost: number } = { days: [], cost: Number.POSITIVE_INFINITY };
  const least = Math.min(days, legs.length);
  for (let count = least; count <= legs.length; count += 1) {
    // Every further stage only makes the days longer.
    if (count > least && sumKm(legs.slice(0, count)) > days * km * TOLERANCE) break;
    const planned = planDays(legs.slice(0, count), days);
    const cost =
      planned.reduce((sum, day) => sum + (day.km - km) ** 2, 0) + NO_BED * bedless(planned);
    if (cost < best.cost) best = { days: planned, cost };
  }
  return best;
}

/** The legs from the start until the end is reached. */
function legsUntil(round: readonly Leg[], end: string | undefined): Leg[] {
  const last = round.findIndex((leg) => leg.to === end);
  return last < 0 ? [...round] : round.slice(0, last + 1);
}

/** A walk as requested; where it starts or ends is chosen where the request leaves it open. */
export function planWalk(stages: readonly Stage[], request: WalkRequest): Walk {
  const { days, km, direction, start, end } = request;
  const isRound = end === 'round' || (end === undefined && days * km >= sumKm(stages));
  if (isRound)
    return walkOf(legsInOrder(stages, direction, start ?? stages[0]?.number ?? 1), request);
  if (end !== undefined) {
    const place = stages.find(({ number }) => number === end)?.from;
    const first = start ?? stages[0]?.number ?? 1;
    return walkOf(legsUntil(legsInOrder(stages, direction, first), place), request);
  }
  const starts = start === undefined ? stages.map(({ number }) => number) : [start];
  const [best] = starts
    .map((from) => bestFrom(legsInOrder(stages, direction, from), request))
    .toSorted((a, b) => a.cost - b.cost);
  const legs = best?.days.flatMap((day) => day.legs) ?? [];
  return walkOf(legs, request);
}
