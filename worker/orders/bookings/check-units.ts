import type { BookedExtra } from '#contract/bookings/bookings.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { type ProblemText, says } from '#core/http/problem-text.ts';
import { countUnits } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { BookingRefused } from './refused.ts';

const refuse = (detail: ProblemText, code: FieldErrorCode = 'invalid') =>
  new BookingRefused('units', detail, { code });

/** Refuses extras that the option does not sell. `booked`: what the booking has already may stay. */
export function checkExtras(
  { extras }: Plan,
  sent: readonly BookedExtra[],
  booked: readonly BookedExtra[] = [],
): void {
  const known = new Set([...extras.map(({ id }) => id), ...booked.map(({ extraId }) => extraId)]);
  const unknown = sent.findIndex(({ extraId }) => !known.has(extraId));
  if (unknown >= 0)
    throw new BookingRefused('units', 'problem.extra_unknown', {
      path: `extras.${unknown}.extraId`,
    });
}

/** Refuses units that the option does not sell like this; all of them must be units of the option. */
export function checkUnits({ option, units }: Plan, items: readonly { unitId: number }[]): void {
  const counts = countUnits(items);
  if (items.length === 0) throw refuse('problem.unit_needed', 'required');
  if (items.length < option.minUnits)
    throw refuse(says('problem.units_min', { number: option.minUnits }), 'too_short');
  if (option.maxUnits !== null && items.length > option.maxUnits)
    throw refuse(says('problem.units_max', { number: option.maxUnits }), 'too_many');
  for (const { unitId, quantity } of counts) {
    const unit = units.find(({ id }) => id === unitId);
    if (!unit) throw refuse('problem.unit_unknown');
    if (unit.minQuantity !== null && quantity < unit.minQuantity)
      throw refuse(says('problem.unit_min', { number: unit.minQuantity, unit: unit.name }));
    if (unit.maxQuantity !== null && quantity > unit.maxQuantity)
      throw refuse(says('problem.unit_max', { number: unit.maxQuantity, unit: unit.name }));
  }
  const booked = units.filter(({ id }) => counts.some(({ unitId }) => unitId === id));
  if (booked.some(({ needsAdult }) => needsAdult) && booked.every(({ needsAdult }) => needsAdult))
    throw refuse('problem.adult_needed');
}
