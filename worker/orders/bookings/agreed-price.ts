import type { BookingLine } from '#contract/bookings/bookings.ts';
import { discountLine } from '#money/codes/discounts.ts';

/** Shares of a total in proportion to the weights, to the cent; equal ones without weights. */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  const parts = sum === 0 ? weights.map(() => 1) : weights;
  const whole = sum === 0 ? weights.length : sum;
  const exact = parts.map((weight) => (total * weight) / whole);
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((one, other) => one + other, 0);
  const byRest = exact
    .map((value, index) => [value - Math.floor(value), index] as const)
    .sort(([one], [other]) => other - one);
  for (const [, index] of byRest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** The lines under an agreed total: each has its share. */
export function agreedLines(lines: readonly BookingLine[], totalCents: number): BookingLine[] {
  const shares = spread(
    totalCents,
    lines.map(({ cents }) => cents),
  );
  return lines.map((line, index) => ({ ...line, cents: shares[index] ?? 0 }));
}

/** New lines of a booking at its former price: the discount stays with its terms, and what it was taken from has the same sum. */
export function atSamePrice(
  listed: readonly BookingLine[],
  { lines, totalCents }: { lines: readonly BookingLine[]; totalCents: number },
) {
  const discount = discountLine(lines);
  return [
    ...agreedLines(listed, totalCents - (discount?.cents ?? 0)),
    ...(discount ? [discount] : []),
  ];
}

/** Each unit with its share of its line. */
export function pricedUnits<T extends { unitId: number }>(
  lines: readonly BookingLine[],
  units: readonly T[],
): (T & { cents: number })[] {
  const shares = new Map(
    lines
      .filter(({ kind }) => kind === 'unit')
      .map(({ id, quantity, cents }) => [
        id,
        spread(
          cents,
          Array.from({ length: quantity }, () => 1),
        ),
      ]),
  );
  return units.map((unit) => ({ ...unit, cents: shares.get(unit.unitId)?.shift() ?? 0 }));
}
