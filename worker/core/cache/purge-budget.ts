// Purges and invalidations of an account together: https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits

export const BUDGET_BURST = 25;
export const BUDGET_PER_MINUTE = 5;
const MINUTE_MS = 60_000;

/** Tokens at a moment, in milliseconds since 1970. */
export type Budget = { tokens: number; at: number };

export const fullBudget = (now: number): Budget => ({ tokens: BUDGET_BURST, at: now });

/** The budget less one token; undefined when none is left. A clock that was set back refills nothing. */
export function spend({ tokens, at }: Budget, now: number): Budget | undefined {
  const refilled = Math.min(
    BUDGET_BURST,
    tokens + (Math.max(0, now - at) / MINUTE_MS) * BUDGET_PER_MINUTE,
  );
  return refilled < 1 ? undefined : { tokens: refilled - 1, at: now };
}
