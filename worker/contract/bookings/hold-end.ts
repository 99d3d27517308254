import { HOLD_MINUTES, MAX_HOLD_MINUTES } from './bookings.ts';

const MINUTE_MS = 60_000;

/** The end of a hold that was made at `from` and is to last so long from now; never later than the limit of every hold. */
export const holdEnd = (minutes: number | undefined, from: Date, now: Date) => {
  const wanted = now.getTime() + Math.max(1, minutes ?? HOLD_MINUTES) * MINUTE_MS;
  return new Date(Math.min(wanted, from.getTime() + MAX_HOLD_MINUTES * MINUTE_MS)).toISOString();
};
