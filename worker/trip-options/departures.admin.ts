import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { oversoldDepartures } from '#bookings/oversold.ts';
import type { PlannedDeparture } from '#contract/bookings/plans.ts';
import { addDays, isCalendarDay, menorcaToday } from '#contract/calendar.ts';
import { departuresBetween, stateOf } from '#departures/departures.ts';
import { takenKey, takenPlaces } from '#departures/plan.reads.ts';
import { query } from '#http/body.ts';
import { idIn } from '#http/ids.ts';
import { found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { editedPlan } from './edited-plan.reads.ts';

const PREVIEW_DAYS = 28;
const MAX_DAYS = 366;

const Range = v.object({ from: v.optional(v.string(), ''), to: v.optional(v.string(), '') });

/** What the plan of an option comes to, on sale or not. */
export const departureRoutes = router();

departureRoutes.get(
  '/:id/departures',
  describeRoute({ summary: 'Departures of an option, from today for four weeks unless it is said from when until when' }),
  query(Range),
  async (c) => {
    const { db, reader } = c.var;
    const optionId = found(idIn(c.req.param('id')));
    const { from, to } = c.req.valid('query');
    const first = isCalendarDay(from) ? from : menorcaToday(new Date());
    const wanted = isCalendarDay(to) ? to : addDays(first, PREVIEW_DAYS - 1);
    const last = wanted < addDays(first, MAX_DAYS) ? wanted : addDays(first, MAX_DAYS);
    const now = new Date();
    const [plan, taken] = await Promise.all([
      reader.run(editedPlan(db, optionId, first, last)),
      reader.run(takenPlaces(db, { optionId }, { from: first, to: last }, now)),
    ]);
    const items = departuresBetween(found(plan), first, last).map((departure): PlannedDeparture => {
      const places = taken.get(takenKey(optionId, departure)) ?? 0;
      const { date, time, capacity } = departure;
      return { date, time, capacity, taken: places, status: stateOf(departure, places, now.getTime()).status };
    });
    return c.json({ from: first, to: last, items });
  },
);
departureRoutes.get(
  '/:id/oversold',
  describeRoute({ summary: 'Departures with more bookings than places, and whom that touches' }),
  async (c) => c.json({ items: await oversoldDepartures(c.var.db, found(idIn(c.req.param('id'))), new Date()) }),
);
