import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { CallOffInput } from '#contract/bookings/calling-off/calling-off.schema.ts';
import type { CallOffAnswer, ReopenAnswer } from '#contract/bookings/calling-off/calling-off.ts';
import { GuideChoice, PlanChange, ReopenInput } from '#contract/bookings/firm-calendar.schema.ts';
import type { FirmDeparture, PlanChangeAnswer } from '#contract/bookings/firm-calendar.ts';
import { showSaved } from '#core/cache/invalidate.ts';
import { refuse } from '#core/crud/check-input.ts';
import { Reader } from '#core/db/reader.ts';
import { departures, guides } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { oversoldDepartures } from '#orders/bookings/changes/oversold.ts';
import { storeDeparture } from '#orders/bookings/places.sql.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { pushOfGuide } from '#orders/push/queue-push.ts';
import { demandPresent } from '#orders/resources/days-off.ts';
import { dayOfOption } from './calendar.reads.ts';
import { callOffs } from './calling-off/call-offs.ts';
import { reopen } from './calling-off/reopen.ts';
import {
  auditOf,
  DEPARTURE_PARAMETERS,
  namedDeparture,
  namedStart,
  ONE_DEPARTURE,
} from './named-departure.ts';
import { planChange } from './plan-change.ts';

const parameters = DEPARTURE_PARAMETERS;

/** The day after a write. */
async function dayAfter(c: Context<App>, optionId: number, date: string): Promise<FirmDeparture[]> {
  const { db } = c.var;
  return (await dayOfOption(db, new Reader(db), optionId, date, new Date()))?.departures ?? [];
}

/** A departure: its guide, what is different that day, and calling it off. */
export const departureAdminRoutes = router();

departureAdminRoutes.put(
  `${ONE_DEPARTURE}/guide`,
  describeRoute({
    summary: 'Assign a guide',
    description:
      '`guideId` null removes the guide. One who is off that day is refused (`day_off`), unless `evenIfOff`.',
    parameters,
  }),
  noStepUp('planning of departures'),
  body(GuideChoice),
  async (c) => {
    const { db } = c.var;
    const now = new Date();
    const { guideId, evenIfOff } = c.req.valid('json');
    const { optionId, date, time, plan, row, departure } = await namedDeparture(c, now);
    if (guideId !== null) {
      const known = await db
        .select({ id: guides.id })
        .from(guides)
        .where(and(eq(guides.id, guideId), isNull(guides.deletedAt)));
      if (known.length === 0) throw refuse('guideId', 'invalid', 'problem.no_such_guide');
      if (!evenIfOff) await demandPresent(c, { kind: 'guide', id: guideId }, [departure]);
    }
    const planned = plan && departuresBetween(plan, date, date).find((one) => one.time === time);
    const isStart = and(
      eq(departures.optionId, optionId),
      eq(departures.localDate, date),
      eq(departures.localTime, time),
    );
    await db.batch(
      batchOf([
        ...(!row && plan && planned ? [storeDeparture(db, plan, planned, now)] : []),
        db.update(departures).set({ guideId }).where(isStart),
        auditEntry(db, {
          ...auditOf(c, { optionId, date, time }),
          action: 'edit',
          detail: { guideId },
        }),
      ]),
    );
    const change = { before: row?.guideId ?? null, after: guideId };
    await pushOfGuide(db, { optionId, date, time }, change, now);
    return c.json<FirmDeparture>(
      found((await dayAfter(c, optionId, date)).find((one) => one.time === time)),
    );
  },
);
departureAdminRoutes.put(
  `${ONE_DEPARTURE}/plan`,
  describeRoute({
    summary: 'Close, open, add or change a departure of that day',
    description:
      'For an option with start times, `all-day` means all of them. The answer names the guests whom it touches.',
    parameters,
  }),
  noStepUp('planning of departures'),
  body(PlanChange),
  async (c) => {
    const { db } = c.var;
    const change = c.req.valid('json');
    const {
      optionId,
      date,
      time,
      row,
      departure,
      departures: day,
      ...start
    } = await namedStart(c, new Date());
    const plan = found(start.plan);
    if (row?.calledOffAt) throw new ApiError(409, 'problem.called_off', { code: 'called_off' });
    if (change.kind === 'time') {
      const { sold, held } = found(time === '' ? undefined : departure);
      if (sold + held > 0)
        throw new ApiError(409, 'problem.time_booked', {
          code: 'booked',
        });
      if (day.some((one) => one.time === change.time))
        throw new ApiError(409, 'problem.time_taken', { code: 'taken' });
    }
    await db.batch(
      batchOf([
        ...planChange(db, plan, { optionId, date, time }, change),
        auditEntry(db, {
          ...auditOf(c, { optionId, date, time }),
          action: 'edit',
          detail: { ...change },
        }),
      ]),
    );
    await showSaved(c, ['trips']);
    const over = (await oversoldDepartures(db, optionId, new Date())).filter(
      (one) => one.date === date && (time === '' || one.time === time),
    );
    return c.json<PlanChangeAnswer>({
      departures: await dayAfter(c, optionId, date),
      touched: over.flatMap(({ bookings }) => bookings),
    });
  },
);
departureAdminRoutes.post(
  `${ONE_DEPARTURE}/call-off`,
  describeRoute({
    summary: 'Call a departure off',
    description:
      'Closes it and asks every guest for another date or the money. A second call changes nothing.',
    parameters,
  }),
  noStepUp('planning of departures'),
  body(CallOffInput),
  async (c) => {
    const now = new Date();
    const named = await namedDeparture(c, now);
    const [outcome] = await callOffs(c, [named], c.req.valid('json'), { now });
    const { told, unreachable } = found(outcome);
    await showSaved(c, ['trips']);
    const departure = found(
      (await dayAfter(c, named.optionId, named.date)).find(({ time }) => time === named.time),
    );
    return c.json<CallOffAnswer>({ departure, told, unreachable });
  },
);
departureAdminRoutes.post(
  `${ONE_DEPARTURE}/reopen`,
  describeRoute({
    summary: 'Put a departure that was called off back on sale',
    description:
      'Guests who have not chosen travel as they booked, and are told so. With `dryRun` it only says whom it concerns.',
    parameters,
  }),
  noStepUp('planning of departures'),
  body(ReopenInput),
  async (c) => {
    const { optionId, date, time, plan, row } = await namedDeparture(c, new Date());
    const { id, calledOffAt, capacity } = found(row);
    if (!calledOffAt) throw new ApiError(409, 'problem.not_called_off', { code: 'state' });
    const outcome = await reopen(
      c,
      { optionId, date, time, plan, row: { id, calledOffAt, capacity } },
      c.req.valid('json'),
    );
    await showSaved(c, ['trips']);
    const departure = found((await dayAfter(c, optionId, date)).find((one) => one.time === time));
    return c.json<ReopenAnswer>({ departure, ...outcome });
  },
);
