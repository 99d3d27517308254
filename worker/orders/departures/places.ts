import type { Departure } from './departures.ts';
import type { Plan } from './plan.ts';

export type UnitCount = { unitId: number; quantity: number };

/** What a booking takes of a departure. A private hire takes all of its places, whatever its people. */
export type Taking = { places: number; people: number };

/** What an item of an order takes of a departure. */
export type PlaceClaim = { plan: Plan; departure: Departure } & Taking;

/** How many of each unit. */
export function countUnits(items: readonly { unitId: number }[]): UnitCount[] {
  const counts = new Map<number, number>();
  for (const { unitId } of items) counts.set(unitId, (counts.get(unitId) ?? 0) + 1);
  return [...counts].map(([unitId, quantity]) => ({ unitId, quantity }));
}

/** People of a booking; units that the plan does not have count as none. */
export const peopleOf = ({ units }: Plan, counts: readonly UnitCount[]): number =>
  counts.reduce(
    (sum, { unitId, quantity }) =>
      sum + quantity * (units.find(({ id }) => id === unitId)?.paxCount ?? 0),
    0,
  );

/** Places that a booking takes: those of its people, or for a private hire, which has one price for all, the whole departure. */
export function placesOf(
  plan: Plan,
  { capacity }: Pick<Departure, 'capacity'>,
  counts: readonly UnitCount[],
): number {
  const people = peopleOf(plan, counts);
  return plan.option.pricingPer === 'BOOKING' ? Math.max(people, capacity ?? 0) : people;
}

/** Places and people of a booking. */
export const takingOf = (
  plan: Plan,
  departure: Pick<Departure, 'capacity'>,
  counts: readonly UnitCount[],
): Taking => ({
  places: placesOf(plan, departure, counts),
  people: peopleOf(plan, counts),
});
