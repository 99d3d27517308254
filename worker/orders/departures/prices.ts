import type { BookedExtra, BookingLine } from '#contract/bookings/bookings.ts';
import { isInSeason, type Plan, type PlanException, type PlanPrice } from './plan.ts';

/** Key of the whole booking's price in exceptions. */
const BOOKING = 'booking';

/** Seasons' lengths, computed once: a year's calendar compares them thousands of times. */
const lengths = new WeakMap<PlanPrice, number>();

function daysOf(price: PlanPrice): number {
  const known = lengths.get(price);
  if (known !== undefined) return known;
  const days = lengthOf(price);
  lengths.set(price, days);
  return days;
}

const lengthOf = ({ seasonFrom, seasonTo }: PlanPrice) => {
  const [from, to] = [seasonFrom, seasonTo].map((day) => Date.parse(`2000-${day}T00:00:00Z`)) as [
    number,
    number,
  ];
  return to >= from ? to - from : to - from + 366 * 86_400_000;
};

/** What an exception says, of that start before one of the whole day. */
function specialCents(
  exceptions: readonly PlanException[],
  key: string,
  date: string,
  time: string,
): number | undefined {
  const ofDay = exceptions.filter(
    ({ localDate, cents }) => localDate === date && cents[key] !== undefined,
  );
  const found =
    ofDay.find(({ localTime }) => localTime === time) ??
    ofDay.find(({ localTime }) => localTime === '');
  return found?.cents[key];
}

/** Cents of a unit, or with null of the whole booking, on a day; the shortest season that contains it counts. 0 without a price. */
export function centsOf(
  { prices, exceptions }: Plan,
  unitId: number | null,
  date: string,
  time: string,
): number {
  const key = unitId === null ? BOOKING : String(unitId);
  const special = exceptions.length > 0 ? specialCents(exceptions, key, date, time) : undefined;
  if (special !== undefined) return special;
  let best: PlanPrice | undefined;
  for (const price of prices)
    if (
      price.unitId === unitId &&
      isInSeason(price, date) &&
      (!best || daysOf(price) < daysOf(best))
    )
      best = price;
  return best?.cents ?? 0;
}

/** The lowest price of a unit, or with null of the whole booking, over all seasons. */
export const lowestCents = ({ prices }: Plan, unitId: number | null): number => {
  const cents = prices.filter((price) => price.unitId === unitId).map((price) => price.cents);
  return cents.length > 0 ? Math.min(...cents) : 0;
};

type Order = {
  units: readonly { unitId: number; quantity: number }[];
  extras?: readonly BookedExtra[];
};

/** The lines of a booking. Units and extras that the plan does not have are left out: the caller has refused them. */
export function priceLines(
  plan: Plan,
  { date, time }: { date: string; time: string },
  { units, extras = [] }: Order,
): BookingLine[] {
  const { option } = plan;
  const ofUnits = units.flatMap(({ unitId, quantity }): BookingLine[] => {
    const unit = plan.units.find(({ id }) => id === unitId);
    if (!unit || quantity === 0) return [];
    const cents = option.pricingPer === 'UNIT' ? centsOf(plan, unitId, date, time) : 0;
    return [{ kind: 'unit', id: unitId, name: unit.name, quantity, cents: cents * quantity }];
  });
  const whole: BookingLine[] =
    option.pricingPer === 'BOOKING'
      ? [
          {
            kind: 'booking',
            id: null,
            name: option.name,
            quantity: 1,
            cents: centsOf(plan, null, date, time),
          },
        ]
      : [];
  const added = extras.flatMap(({ extraId, quantity }): BookingLine[] => {
    const extra = plan.extras.find(({ id }) => id === extraId);
    return extra && quantity > 0
      ? [{ kind: 'extra', id: extraId, name: extra.name, quantity, cents: extra.cents * quantity }]
      : [];
  });
  return [...whole, ...ofUnits, ...added];
}
