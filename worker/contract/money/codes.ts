import type * as v from 'valibot';
import type * as schema from './codes.schema.ts';

/** What a code takes off: a percentage of the price, or an amount; one of both. */
export type DiscountTerms = { percent: number | null; cents: number | null };

/** Cents off a price, never more than the price. */
export const discountOf = ({ percent, cents }: DiscountTerms, totalCents: number): number =>
  Math.min(totalCents, percent === null ? (cents ?? 0) : Math.round((totalCents * percent) / 100));

/** What a code is used for. */
export const CODE_SUBJECTS = ['trip', 'transfer'] as const;
export type CodeSubject = (typeof CODE_SUBJECTS)[number];

export type CodeInput = v.InferOutput<typeof schema.CodeInput>;
/** `uses`: bookings and transfers with the code that are not cancelled. */
export type CodeRow = CodeInput & { uses: number };
/** What a code would take off; `items`: of each, where several were asked about. */
export type CheckedCode = {
  code: string;
  discountCents: number;
  totalCents: number;
  items?: number[];
  /** The code is a gift voucher's, which takes nothing off and pays as far as this balance goes. */
  voucherCents?: number;
};
