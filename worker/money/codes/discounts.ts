import type { BookingLine } from '#contract/bookings/bookings.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import { type DiscountTerms, discountOf } from '#contract/money/codes.ts';
import type { SentBy } from '#core/db/statements/attribution.ts';

/** A code that a booking may use, with the partner whose booking it is then. */
export type Discount = DiscountTerms & {
  id: number;
  code: string;
  partnerId: number | null;
  isPaidByPartner: boolean;
};

const isDiscount = ({ kind }: BookingLine) => kind === 'discount';

/** The lines of the price without a discount. */
export const listedLines = (lines: readonly BookingLine[]): BookingLine[] =>
  lines.filter((line) => !isDiscount(line));
export const discountLine = (lines: readonly BookingLine[]): BookingLine | undefined =>
  lines.find(isDiscount);

/** The line keeps its terms: a percentage is computed anew when date or people change, whatever becomes of the code. */
const lineOf = (
  id: number | null,
  name: string,
  terms: DiscountTerms,
  listCents: number,
): BookingLine => ({
  ...{ kind: 'discount', id, name, quantity: 1, cents: 0 - discountOf(terms, listCents) },
  terms: { percent: terms.percent, cents: terms.cents },
});

/** The lines with a code's discount; they never come to less than nothing. */
export function discounted(
  listed: readonly BookingLine[],
  { id, code, percent, cents }: Discount,
): BookingLine[] {
  const lines = listedLines(listed);
  return [...lines, lineOf(id, code, { percent, cents }, totalOf(lines))];
}

/** New lines of a booking with the discount that its former ones have. */
export function keepDiscount(
  listed: readonly BookingLine[],
  former: readonly BookingLine[],
): BookingLine[] {
  const line = discountLine(former);
  return line?.terms
    ? [...listed, lineOf(line.id, line.name, line.terms, totalOf(listed))]
    : [...listed];
}

/** Whose booking it is: the code's partner before the one by whose link the guest came. */
export const bringerOf = (discount: Discount | undefined, sentBy: SentBy = {}): SentBy =>
  discount && discount.partnerId !== null ? { id: discount.partnerId } : sentBy;

/** Whether the one whose booking it is pays for its guests; `otherwise`: whether the partner by whose link the guest came does. */
export const isPaidByBringer = (discount: Discount | undefined, otherwise: boolean): boolean =>
  discount && discount.partnerId !== null ? discount.isPaidByPartner : otherwise;
