import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';

/** Numbers as typed, by `unit.{id}` and `extra.{id}`. */
export type Quantities = Readonly<Record<string, string>>;

const countOf = (quantities: Quantities, name: string) =>
  Math.max(0, Math.trunc(Number(quantities[name]) || 0));

export const unitsIn = ({ units }: AvailableOption, quantities: Quantities) =>
  units
    .map(({ id }) => ({ unitId: id, quantity: countOf(quantities, `unit.${id}`) }))
    .filter(({ quantity }) => quantity > 0);

export const extrasIn = ({ extras }: AvailableOption, quantities: Quantities) =>
  extras
    .map(({ id }) => ({ extraId: id, quantity: countOf(quantities, `extra.${id}`) }))
    .filter(({ quantity }) => quantity > 0);

/** The total by the price list. */
export function listCents(
  option: AvailableOption,
  departure: TripDeparture,
  quantities: Quantities,
): number {
  const ofUnits = option.units.map(
    ({ id }, place) => (departure.unitCents[place] ?? 0) * countOf(quantities, `unit.${id}`),
  );
  const ofExtras = option.extras.map(({ id, cents }) => cents * countOf(quantities, `extra.${id}`));
  const whole = option.pricingPer === 'BOOKING' ? departure.cents : 0;
  return [...ofUnits, ...ofExtras].reduce((sum, cents) => sum + cents, whole);
}

export const bookedQuantities = ({ units, lines }: TripRequestDetail): Quantities =>
  Object.fromEntries([
    ...units.map(({ unitId, quantity }) => [`unit.${unitId}`, String(quantity)]),
    ...lines
      .filter(({ kind }) => kind === 'extra')
      .map(({ id, quantity }) => [`extra.${id}`, String(quantity)]),
  ]);

/** The people of a booking as units of another option: those of the same type. */
export const asUnitsOf = (
  { units }: AvailableOption,
  booked: TripRequestDetail['units'],
): Quantities =>
  Object.fromEntries(
    units.map(({ id, type }, place) => {
      const isFirst = units.findIndex((one) => one.type === type) === place;
      const sum = booked
        .filter((one) => one.type === type)
        .reduce((all, { quantity }) => all + quantity, 0);
      return [`unit.${id}`, isFirst && sum > 0 ? String(sum) : ''];
    }),
  );

/** Whether a departure can be booked by hand: the cut-off does not hold for the desk. */
export const isForDesk = ({ status, cutoffAt }: TripDeparture, now: number) =>
  status !== 'SOLD_OUT' && (status !== 'CLOSED' || Date.parse(cutoffAt) <= now);
