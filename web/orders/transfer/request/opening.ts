import { queryOptions } from '@tanstack/react-query';
import { serverDate } from '#base/clock/server-clock.ts';
import { menorcaToday } from '#contract/calendar.ts';

/** When the form was opened. */
export type Opening = { today: string; startedAt: number };

/** A query, so that the browser hydrates with the date of the server render. */
export const openingQuery = queryOptions({
  queryKey: ['transfer-request-opening'],
  queryFn: (): Opening => {
    const now = serverDate();
    return { today: menorcaToday(now), startedAt: now.getTime() };
  },
});
