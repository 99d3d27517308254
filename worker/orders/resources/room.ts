import type { PricingPer } from '#contract/bookings/plans.ts';
import type { UsePer } from '#contract/bookings/resources.ts';
import { peakOf } from './peak.ts';

const MINUTE_MS = 60_000;

/** What an option uses of a resource, and what there is of it. */
export type PlanUse = {
  optionId: number;
  resourceId: number;
  per: UsePer;
  count: number;
  size: number;
  /** 0 when it is not in service. */
  quantity: number;
  turnaroundMs: number;
  absences: { startsAt: number; endsAt: number }[];
};
/** What a departure needs of a resource; `endsAt` with the turnaround. */
export type Need = {
  resourceId: number;
  optionId: number;
  date: string;
  time: string;
  startsAt: number;
  endsAt: number;
  need: number;
  people: number;
};
/** Uses of the options of a plan, and the needs of all departures that share their resources. */
export type PlanResources = { uses: readonly PlanUse[]; needs: readonly Need[] };

/** What resources leave of a departure: `people` that can be added (null: no limit), 0 also when it is out of service. */
export type Room = { isOut: boolean; people: number | null };

type Start = { date: string; time: string; startsAt: number; endsAt: number };

function peopleFor(use: PlanUse, free: number, own: Need | undefined): number | null {
  const { per, count, size } = use;
  if (per === 'departure') return free >= count ? null : 0;
  if (per === 'booking') return Math.max(0, Math.floor((free - (own?.need ?? 0)) / count) * size);
  return Math.max(0, Math.floor(free / count) * size - (own?.people ?? 0));
}

/**
 * How many people a departure can take by what its option uses. A private hire, whose places are no people, is either possible or not.
 * Undefined of an option that uses nothing.
 */
export function roomOf(
  { uses, needs }: PlanResources,
  option: { id: number; pricingPer: PricingPer },
  { date, time, startsAt, endsAt }: Start,
): Room | undefined {
  const own = uses.filter(({ optionId }) => optionId === option.id);
  if (own.length === 0) return undefined;
  let isOut = false;
  let people: number | null = null;
  for (const use of own) {
    const ofResource = needs.filter(({ resourceId }) => resourceId === use.resourceId);
    const isItself = (need: Need) =>
      need.optionId === option.id && need.date === date && need.time === time;
    const isAway = use.absences.some((away) => away.startsAt < endsAt && away.endsAt > startsAt);
    const quantity = isAway ? 0 : use.quantity;
    const others = ofResource.filter((need) => !isItself(need));
    const free = quantity - peakOf(others, startsAt, endsAt + use.turnaroundMs);
    const fitting = peopleFor(use, free, ofResource.find(isItself));
    if (quantity === 0) isOut = true;
    if (fitting !== null) people = Math.min(people ?? fitting, fitting);
  }
  if (people !== null && people > 0 && option.pricingPer === 'BOOKING') people = null;
  return { isOut, people: isOut ? 0 : people };
}

export const minutesOf = (minutes: number) => minutes * MINUTE_MS;
