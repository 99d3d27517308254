import type { AvailableOption, TripDeparture, TripUnit } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { CheckedCode } from '#contract/money/codes.ts';

export type Counts = ReadonlyMap<number, number>;
/** Of a day for the people chosen: free, nearly sold out, sold out, or without a departure. */
export type DayState = 'free' | 'few' | 'full' | 'none';

/** The unit whose price a day shows: the first that takes a place. */
export const mainUnit = ({
  units,
}: InLanguage<AvailableOption>): InLanguage<TripUnit> | undefined =>
  units.find(({ paxCount }) => paxCount > 0) ?? units[0];

export const placesOf = ({ units }: InLanguage<AvailableOption>, counts: Counts) =>
  units.reduce((sum, { id, paxCount }) => sum + (counts.get(id) ?? 0) * paxCount, 0);

/** Private hire takes all places of a departure, for any number of people. */
const fits = (
  { pricingPer }: InLanguage<AvailableOption>,
  { status, isAvailable, vacancies }: TripDeparture,
  places: number,
) =>
  status !== 'CLOSED' &&
  isAvailable &&
  (pricingPer === 'BOOKING' || vacancies === null || vacancies >= places);

export const departuresOn = ({ departures }: InLanguage<AvailableOption>, date: string) =>
  departures.filter((one) => one.date === date && one.status !== 'CLOSED');

export const openOn = (option: InLanguage<AvailableOption>, date: string, places: number) =>
  departuresOn(option, date).filter((one) => fits(option, one, places));

export function stateOfDay(
  option: InLanguage<AvailableOption>,
  date: string,
  places: number,
): DayState {
  if (departuresOn(option, date).length === 0) return 'none';
  const open = openOn(option, date, places);
  if (open.length === 0) return 'full';
  return open.every(({ status }) => status === 'LIMITED') ? 'few' : 'free';
}

/** Of the main unit, or of the whole hire; 0 without a price. */
export function priceOf(option: InLanguage<AvailableOption>, departure: TripDeparture): number {
  if (option.pricingPer === 'BOOKING') return departure.cents;
  const unit = mainUnit(option);
  return unit ? (departure.unitCents[option.units.indexOf(unit)] ?? 0) : 0;
}

export const fromCents = (option: InLanguage<AvailableOption>, date: string) =>
  Math.min(...departuresOn(option, date).map((one) => priceOf(option, one)));

/** Days with places, those nearest to the day first. */
export function nearestDays(
  option: InLanguage<AvailableOption>,
  date: string,
  places: number,
  count: number,
): string[] {
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(date));
  const days = [...new Set(option.departures.map((one) => one.date))].filter(
    (day) => openOn(option, day, places).length > 0,
  );
  return days
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort();
}

export type Line = {
  key: string;
  kind: 'unit' | 'booking' | 'extra' | 'discount';
  id: number;
  quantity: number;
  cents: number;
  /** The code of a discount. */
  name?: string;
};

/** The lines of the price, as the server computes them. */
export function linesOf(
  option: InLanguage<AvailableOption>,
  departure: TripDeparture,
  counts: Counts,
  extras: Counts,
): Line[] {
  const whole: Line[] =
    option.pricingPer === 'BOOKING'
      ? [{ key: 'booking', kind: 'booking', id: option.id, quantity: 1, cents: departure.cents }]
      : [];
  const units = option.units.flatMap(({ id }, place): Line[] => {
    const quantity = counts.get(id) ?? 0;
    const cents = (option.pricingPer === 'UNIT' ? (departure.unitCents[place] ?? 0) : 0) * quantity;
    return quantity > 0 ? [{ key: `unit${id}`, kind: 'unit', id, quantity, cents }] : [];
  });
  const more = option.extras.flatMap(({ id, cents }): Line[] => {
    const quantity = extras.get(id) ?? 0;
    return quantity > 0
      ? [{ key: `extra${id}`, kind: 'extra', id, quantity, cents: cents * quantity }]
      : [];
  });
  return [...whole, ...units, ...more];
}

/** The lines with what a code takes off instead of another discount. */
export const discounted = (
  lines: readonly Line[],
  found: CheckedCode | undefined,
): readonly Line[] =>
  found
    ? [
        ...listed(lines),
        {
          key: 'discount',
          kind: 'discount',
          id: 0,
          quantity: 1,
          cents: -found.discountCents,
          name: found.code,
        },
      ]
    : lines;
const listed = (lines: readonly Line[]) => lines.filter(({ kind }) => kind !== 'discount');
/** The price without a discount. */
export const listedCents = (lines: readonly Line[]) =>
  listed(lines).reduce((sum, { cents }) => sum + cents, 0);

/** UTC; until then a cancellation costs nothing. */
export const freeUntil = (
  { cancellationMinutes }: InLanguage<AvailableOption>,
  { id }: TripDeparture,
): string => new Date(Date.parse(id) - cancellationMinutes * 60_000).toISOString();
