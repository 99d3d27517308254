import { NO_PAYMENT } from '#contract/money/payments.ts';
import type { Terms } from '#contract/money/terms.ts';

/** Terms for tests: free until two days before, nothing is paid before the day. */
export const someTerms = (more: Partial<Terms> = {}): Terms => ({
  ...NO_PAYMENT,
  cancellation: [
    { minutesBefore: 2880, feePercent: 0 },
    { minutesBefore: 0, feePercent: 100 },
  ],
  vat: { scheme: 'rate', bp: 2100 },
  ...more,
});
