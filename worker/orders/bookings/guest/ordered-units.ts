import { says } from '#core/http/problem-text.ts';
import type { Plan } from '#orders/departures/plan.ts';
import type { BookingUnitRow } from '../booking.reads.ts';
import { BookingRefused } from '../refused.ts';
import type { UnitItem } from '../unit-items.ts';

type Ordered = { unitId: number; quantity: number; ages?: readonly number[] | undefined };

/** The units that a guest orders, one by one. Of a booking that is changed, people who are there already keep their tickets. */
export function orderedUnits(
  { units }: Plan,
  ordered: readonly Ordered[],
  booked: readonly BookingUnitRow[] = [],
): UnitItem[] {
  return ordered.flatMap(({ unitId, quantity, ages = [] }, at) => {
    if (ordered.findIndex((one) => one.unitId === unitId) !== at)
      throw new BookingRefused('units', 'problem.unit_twice', {
        path: `units.${at}.unitId`,
      });
    const unit = units.find(({ id }) => id === unitId);
    if (!unit)
      throw new BookingRefused('units', 'problem.unit_unknown', {
        path: `units.${at}.unitId`,
      });
    if (ages.some((age) => age < unit.minAge || age > unit.maxAge))
      throw new BookingRefused(
        'units',
        says('problem.unit_ages', { unit: unit.name, from: unit.minAge, to: unit.maxAge }),
        { path: `ages.${unitId}` },
      );
    if (ages.length > quantity)
      throw new BookingRefused('units', says('problem.unit_more_ages', { unit: unit.name }), {
        path: `ages.${unitId}`,
        code: 'too_many',
      });
    const before = booked
      .filter((one) => one.unitId === unitId)
      .sort((one, other) => Number(other.redeemedAt !== null) - Number(one.redeemedAt !== null));
    return Array.from(
      { length: quantity },
      (_, n): UnitItem => ({
        unitId,
        uuid: before[n]?.uuid,
        ...(ages[n] !== undefined && { age: ages[n] }),
      }),
    );
  });
}
