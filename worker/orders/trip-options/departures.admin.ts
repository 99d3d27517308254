import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import type { PlannedDeparture } from '#contract/bookings/plans.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { QueryDay } from '#contract/days.schema.ts';
import { query } from '#core/http/bodies/body.ts';
import { idIn } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { oversoldDepartures } from '#orders/bookings/changes/oversold.ts';
import { departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { takenKey, takenPlaces } from '#orders/departures/plan.reads.ts';
import { editedPlan } from './edited-plan.reads.ts';

const PREVIEW_DAYS = 28;
const MAX_DAYS = 366;

const Range = v.object({ from: QueryDay, to: QueryDay });

/** What the plan of an option comes to, on sale or not. */
export const departureRoutes = router();

departureRoutes.get(
  '/:id/departures',
  describeRoute({
    summary:
      'Departures of an option, from today for four weeks unless it is said from when until when',
  }),
  noStepUp('a read'),
  query(Range),
  async (c) => {
    const { db, reader } = c.var;
    const optionId = found(idIn(c.req.param('id')));
    const { from, to } = c.req.valid('query');
    const first = from ?? menorcaToday(new Date());
    const wanted = to ?? addDays(first, PREVIEW_DAYS - 1);
    const last = wanted < addDays(first, MAX_DAYS) ? wanted : addDays(first, MAX_DAYS);
    const now = new Date();
    const [plan, taken] = await Promise.all([
      reader.run(editedPlan(db, optionId, first, last)),
      reader.run(takenPlaces(db, { optionId }, { from: first, to: last }, now)),
    ]);
    const items = departuresBetween(found(plan), first, last).map((departure): PlannedDeparture => {
      const places = taken.get(takenKey(optionId, departure)) ?? 0;
      const { date, time, capacity } = departure;
      return {
        date,
        time,
        capacity,
        taken: places,
        status: stateOf(departure, places, now.getTime()).status,
      };
    });
    return c.json({ from: first, to: last, items });
  },
);
departureRoutes.get(
  '/:id/oversold',
  describeRoute({ summary: 'Departures with more bookings than places, and whom that touches' }),
  noStepUp('a read'),
  async (c) =>
    c.json({
      items: await oversoldDepartures(c.var.db, found(idIn(c.req.param('id'))), new Date()),
    }),
);
