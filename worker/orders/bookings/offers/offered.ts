import type { Terms } from '#contract/money/terms.ts';
import type { Departure } from '#orders/departures/departures.ts';
import type { Plan } from '#orders/departures/plan.ts';
import type { Booking } from '../booking.reads.ts';
import type { UnitItem } from '../unit-items.ts';

/** A departure under the terms of an offer. */
export const withTerms = (
  { plan, departure }: { plan: Plan; departure: Departure },
  terms: Terms,
) => ({
  plan: { ...plan, option: { ...plan.option, terms } },
  departure,
});

/** The people of a request as units of the option that is offered, by their ages: a child without a unit for its age is an adult. */
export function offeredUnits({ option, units }: Plan, booking: Booking): UnitItem[] | undefined {
  if (option.id === booking.optionId) return undefined;
  const adult = units.find(({ type }) => type === 'ADULT') ?? units[0];
  return booking.units.map(({ uuid, age }) => {
    const own =
      age === null
        ? adult
        : (units.find(
            ({ type, minAge, maxAge }) => type !== 'ADULT' && minAge <= age && age <= maxAge,
          ) ?? adult);
    return { uuid, age, unitId: own?.id ?? 0 };
  });
}
