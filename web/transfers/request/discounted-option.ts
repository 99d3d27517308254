import type { CheckedCode } from '#contract/money/codes.ts';

type Priced = { totalCents: number; lines: readonly { code: string; quantity: number; cents: number }[] };

/** The price with what a code takes off it. */
export const discountedOption = <T extends Priced>(option: T, found: CheckedCode | undefined): Omit<T, 'lines'> & Priced =>
  found
    ? {
        ...option,
        totalCents: option.totalCents - found.discountCents,
        lines: [...option.lines, { code: 'discount', quantity: 1, cents: -found.discountCents }],
      }
    : option;
