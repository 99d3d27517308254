import { describeRoute } from 'hono-openapi';
import { CalendarQuery, PickupsQuery } from '#contract/bookings/firm-calendar.schema.ts';
import {
  CALENDAR_DAYS,
  type DayPickups,
  type FirmCalendar,
  MAX_CALENDAR_DAYS,
} from '#contract/bookings/firm-calendar.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { query } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { firmCalendar } from './calendar.reads.ts';
import { pickupsOn } from './manifest/pickups.reads.ts';

/** Departures by day; journeys of the same days are those of `/api/admin/transfers/calendar`. */
export const calendarAdminRoutes = router();

calendarAdminRoutes.get(
  '/',
  describeRoute({
    summary: 'Departures within a range of days, with places sold, guides and conflicts',
  }),
  noStepUp('a read'),
  query(CalendarQuery),
  async (c) => {
    const { db, reader } = c.var;
    const now = new Date();
    const asked = c.req.valid('query');
    const from = asked.from ?? menorcaToday(now);
    const to = asked.to ?? addDays(from, CALENDAR_DAYS - 1);
    const last = addDays(from, MAX_CALENDAR_DAYS - 1);
    return c.json<FirmCalendar>(
      await firmCalendar(db, reader, { from, to: to > last ? last : to }, now),
    );
  },
);
calendarAdminRoutes.get(
  '/pickups',
  describeRoute({ summary: 'Guests of a day’s departures who are picked up, in driving order' }),
  noStepUp('a read'),
  query(PickupsQuery),
  async (c) => {
    const { db, reader } = c.var;
    const date = c.req.valid('query').date ?? menorcaToday(new Date());
    return c.json<DayPickups>({ date, pickups: await reader.run(pickupsOn(db, date)) });
  },
);
