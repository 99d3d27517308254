import { queryOptions } from '@tanstack/react-query';
import { serverDate } from '#base/clock/server-clock.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';

/** Initial date: a week ahead, in the daytime. */
const DAYS_AHEAD = 7;
const TIME = '12:00';

/** When the form was opened, and its initial date and time. */
export type Opening = { today: string; date: string; time: string; startedAt: number };

export const openingAt = (now: Date): Opening => {
  const today = menorcaToday(now);
  return { today, date: addDays(today, DAYS_AHEAD), time: TIME, startedAt: now.getTime() };
};

/** A query, so that the browser hydrates with the date of the server render. */
export const openingQuery = queryOptions({
  queryKey: ['transfer-request-opening'],
  queryFn: () => openingAt(serverDate()),
});
