import { describeRoute } from 'hono-openapi';
import type { CalledOff } from '#contract/bookings/firm-calendar.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { router } from '#http/router.ts';
import { calledOffFrom } from './called-off.reads.ts';

/** Guests are followed up for so long after the day. */
const DAYS_BACK = 90;

export const calledOffRoutes = router();

calledOffRoutes.get(
  '/',
  describeRoute({ summary: 'Departures that were called off, with the guests who have not chosen yet' }),
  async (c) => {
    const { db, reader } = c.var;
    return c.json<CalledOff[]>(await reader.run(calledOffFrom(db, addDays(menorcaToday(new Date()), -DAYS_BACK))));
  },
);
