import type { CheckedCode } from '#contract/money/codes.ts';

type Priced = {
  totalCents: number;
  cancellationFeeCents: number;
  lines: readonly { code: string; quantity: number; cents: number }[];
};

/** The price with what a code takes off it, and the fee of a cancellation, which is a part of the price. */
export const discountedOption = <T extends Priced>(
  option: T,
  found: CheckedCode | undefined,
): Omit<T, 'lines'> & Priced =>
  found
    ? {
        ...option,
        totalCents: option.totalCents - found.discountCents,
        cancellationFeeCents: Math.round(
          (option.cancellationFeeCents * (option.totalCents - found.discountCents)) /
            option.totalCents,
        ),
        lines: [...option.lines, { code: 'discount', quantity: 1, cents: -found.discountCents }],
      }
    : option;
