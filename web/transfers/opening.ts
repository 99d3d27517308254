import { queryOptions } from '@tanstack/react-query';
import { addDays, menorcaToday } from '#contract/calendar.ts';

/** What the form says before somebody chooses: a journey soon, by day. */
const DAYS_AHEAD = 7;
const TIME = '12:00';

/** When the form was opened, and what its date and time say to begin with. */
export type Opening = { today: string; date: string; time: string; startedAt: number };

export const openingAt = (now: Date): Opening => {
  const today = menorcaToday(now);
  return { today, date: addDays(today, DAYS_AHEAD), time: TIME, startedAt: now.getTime() };
};

/** A query, so that the browser begins with the very day that the page was drawn with. */
export const openingQuery = queryOptions({
  queryKey: ['transfer-request-opening'],
  queryFn: () => openingAt(new Date()),
});
