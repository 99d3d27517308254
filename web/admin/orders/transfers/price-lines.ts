import type { ADMIN_LINE_CODES } from '#contract/transfers/admin/admin-input.ts';

export type EditedLine = {
  code: (typeof ADMIN_LINE_CODES)[number];
  quantity: number;
  cents: number | null;
};

export const sumOf = (lines: readonly { cents: number | null }[]) =>
  lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);

/** Why lines cannot be saved: an amount is missing, there are no lines, or the total is negative. */
export function lineProblem(
  lines: readonly EditedLine[],
): 'missing' | 'none' | 'negative' | undefined {
  if (lines.length === 0) return 'none';
  if (
    lines.some(
      ({ cents, quantity }) => cents === null || !Number.isInteger(quantity) || quantity < 1,
    )
  )
    return 'missing';
  return sumOf(lines) < 0 ? 'negative' : undefined;
}

/** Lines recalculated from the current price table, with existing adjustments and the discount of a code preserved. */
export const withAdjustments = (
  priced: readonly EditedLine[],
  before: readonly EditedLine[],
): EditedLine[] => [
  ...priced,
  ...before.filter(({ code }) => code === 'adjustment' || code === 'discount'),
];
