import type { PaymentTerms } from './payments.ts';
import type { VatScheme } from './receipts.ts';

/** From that notice on a cancellation costs that part of the price. */
export type CancellationStep = { minutesBefore: number; feePercent: number };

/**
 * The terms of a booking or a transfer: those in force when it was made. What the firm sets later applies to what is booked later. The database fills
 * them in for a row that comes without (`worker/core/db/terms.sql.ts`).
 */
export type Terms = PaymentTerms & {
  /** In any order. A shorter notice than all of them costs the full price; without any a cancellation is always free. */
  cancellation: CancellationStep[];
  /** VAT contained in the price: the scheme, and the rate in hundredths of a percent. */
  vat: { scheme: VatScheme; bp: number };
  /** The departure takes place with that many people, which is decided that long before its start; absent where it needs no number. */
  minimum?: { people: number; minutesBefore: number };
};

/** The percentage at a notice: that of the longest notice that is met. */
export function feePercentAt(
  cancellation: readonly CancellationStep[],
  minutesBefore: number,
): number {
  if (cancellation.length === 0) return 0;
  const met = cancellation.filter((step) => minutesBefore >= step.minutesBefore);
  return met.toSorted((a, b) => b.minutesBefore - a.minutesBefore)[0]?.feePercent ?? 100;
}

/** Shortest notice in minutes at which a cancellation is free; undefined if it never is. */
export function freeMinutes(cancellation: readonly CancellationStep[]): number | undefined {
  if (cancellation.length === 0) return 0;
  const free = cancellation
    .filter(({ feePercent }) => feePercent === 0)
    .map(({ minutesBefore }) => minutesBefore);
  return free.length > 0 ? Math.min(...free) : undefined;
}
