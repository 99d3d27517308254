import type { BookedExtra } from '#contract/bookings/bookings.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { countUnits } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { BookingRefused } from './refused.ts';

const refuse = (detail: string, code: FieldErrorCode = 'invalid') =>
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
    throw new BookingRefused('units', 'This extra does not belong to the option.', {
      path: `extras.${unknown}.extraId`,
    });
}

/** Refuses units that the option does not sell like this; all of them must be units of the option. */
export function checkUnits({ option, units }: Plan, items: readonly { unitId: number }[]): void {
  const counts = countUnits(items);
  if (items.length === 0) throw refuse('At least one unit is needed.', 'required');
  if (items.length < option.minUnits)
    throw refuse(`At least ${option.minUnits} units are needed.`, 'too_short');
  if (option.maxUnits !== null && items.length > option.maxUnits)
    throw refuse(`At most ${option.maxUnits} units fit into a booking.`, 'too_many');
  for (const { unitId, quantity } of counts) {
    const unit = units.find(({ id }) => id === unitId);
    if (!unit) throw refuse('This unit does not belong to the option.');
    if (unit.minQuantity !== null && quantity < unit.minQuantity)
      throw refuse(`At least ${unit.minQuantity} of «${unit.name}» are needed.`);
    if (unit.maxQuantity !== null && quantity > unit.maxQuantity)
      throw refuse(`At most ${unit.maxQuantity} of «${unit.name}» are possible.`);
  }
  const booked = units.filter(({ id }) => counts.some(({ unitId }) => unitId === id));
  if (booked.some(({ needsAdult }) => needsAdult) && booked.every(({ needsAdult }) => needsAdult))
    throw refuse('Children come with an adult.');
}
