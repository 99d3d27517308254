import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  CallOffInput,
  CheckInInput,
  GuideChoice,
  PlanChange,
  ReopenInput,
  UndoCheckInInput,
} from '#contract/bookings/firm-calendar.schema.ts';
import type {
  CallOffAnswer,
  CheckInAnswer,
  FirmDeparture,
  Manifest,
  PlanChangeAnswer,
  ReopenAnswer,
  UndoCheckInAnswer,
} from '#contract/bookings/firm-calendar.ts';
import { isLanguage } from '#contract/languages/language.ts';
import { showSaved } from '#core/cache/invalidate.ts';
import { refuse } from '#core/crud/check-input.ts';
import { Reader } from '#core/db/reader.ts';
import { departures, guides } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { dayMoneyOf, NOTHING_OWED } from '#money/ledger/day-money.reads.ts';
import { oversoldDepartures } from '#orders/bookings/changes/oversold.ts';
import { storeDeparture } from '#orders/bookings/places.sql.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { dayOfOption } from './calendar.reads.ts';
import { callOff } from './call-off.ts';
import { checkIn, undoCheckIn } from './check-in.ts';
import { manifestCsv } from './manifest.csv.ts';
import { manifestBookings, waitingFor } from './manifest.reads.ts';
import {
  actorOf,
  auditOf,
  DEPARTURE_PARAMETERS,
  namedDeparture,
  namedStart,
  ONE_DEPARTURE,
} from './named-departure.ts';
import { planChange } from './plan-change.ts';
import { reopen } from './reopen.ts';

const parameters = DEPARTURE_PARAMETERS;

async function manifestOf(c: Context<App>): Promise<Manifest> {
  const { db, reader } = c.var;
  const { option, departure, row } = await namedDeparture(c, new Date());
  const [booked, waiting] = await Promise.all([
    row ? reader.run(manifestBookings(db, row.id)) : [],
    reader.run(waitingFor(db, option.id, departure.date)),
  ]);
  const money = await reader.run(
    dayMoneyOf(
      db,
      'booking',
      booked.flatMap(({ id, isPaidElsewhere }) => (isPaidElsewhere ? [] : [id])),
    ),
  );
  const bookings = booked.map(({ isPaidElsewhere: _omitted, ...one }) => ({
    ...one,
    money: money.get(one.id) ?? NOTHING_OWED,
  }));
  return { option, departure, bookings, waiting };
}

/** The day after a write. */
async function dayAfter(c: Context<App>, optionId: number, date: string): Promise<FirmDeparture[]> {
  const { db } = c.var;
  return (await dayOfOption(db, new Reader(db), optionId, date, new Date()))?.departures ?? [];
}

/** A departure: who comes, check-in, guide, what is different that day, and calling it off. */
export const departureAdminRoutes = router();

departureAdminRoutes.get(
  ONE_DEPARTURE,
  describeRoute({ summary: 'The manifest: who comes', parameters }),
  noStepUp('a read'),
  async (c) => c.json(await manifestOf(c)),
);
departureAdminRoutes.get(
  `${ONE_DEPARTURE}/manifest.csv`,
  describeRoute({
    summary: 'The manifest as CSV',
    parameters,
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  async (c) => {
    const manifest = await manifestOf(c);
    const site = await c.var.reader.run(siteSettings(c.var.db));
    const lang = c.req.query('lang') ?? '';
    const { date, time } = manifest.departure;
    return c.body(manifestCsv(manifest, isLanguage(lang) ? lang : site.defaultLanguage), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="manifest-${date}${time && `-${time.replace(':', '')}`}-${manifest.option.id}.csv"`,
    });
  },
);
departureAdminRoutes.post(
  `${ONE_DEPARTURE}/check-in`,
  describeRoute({
    summary: 'Check in tickets',
    description:
      'Each ticket is admitted once, and on the day of the departure unless `anyDay` is sent with it; the same scan may be sent again.',
    parameters,
  }),
  noStepUp('daily work at the boat'),
  body(CheckInInput),
  async (c) => {
    const now = new Date();
    const { optionId, date, time } = await namedStart(c, now);
    const tickets = await checkIn(c.var.db, { optionId, date, time }, c.req.valid('json').tickets, {
      actor: actorOf(c),
      now,
    });
    const admitted = tickets.filter(({ result }) => result === 'admitted').length;
    if (admitted > 0)
      await auditEntry(c.var.db, {
        ...auditOf(c, { optionId, date, time }),
        action: 'check-in',
        detail: { tickets: admitted },
      });
    return c.json<CheckInAnswer>({ tickets });
  },
);
departureAdminRoutes.post(
  `${ONE_DEPARTURE}/check-in/undo`,
  describeRoute({
    summary: 'Open tickets again that were checked in by mistake',
    description: 'The answer has the codes of those that were checked in until now.',
    parameters,
  }),
  noStepUp('daily work with orders'),
  body(UndoCheckInInput),
  async (c) => {
    const now = new Date();
    const { optionId, date, time } = await namedStart(c, now);
    const start = { optionId, date, time };
    const by = { actor: actorOf(c), now };
    const tickets = await undoCheckIn(c.var.db, start, c.req.valid('json').tickets, by);
    if (tickets.length > 0)
      await auditEntry(c.var.db, {
        ...auditOf(c, start),
        action: 'check-in-undo',
        detail: { tickets: tickets.length },
      });
    return c.json<UndoCheckInAnswer>({ tickets });
  },
);
departureAdminRoutes.put(
  `${ONE_DEPARTURE}/guide`,
  describeRoute({
    summary: 'Assign a guide',
    description: '`guideId` null removes the guide.',
    parameters,
  }),
  noStepUp('planning of departures'),
  body(GuideChoice),
  async (c) => {
    const { db } = c.var;
    const now = new Date();
    const { guideId } = c.req.valid('json');
    const { optionId, date, time, plan, row } = await namedDeparture(c, now);
    if (guideId !== null) {
      const known = await db
        .select({ id: guides.id })
        .from(guides)
        .where(and(eq(guides.id, guideId), isNull(guides.deletedAt)));
      if (known.length === 0) throw refuse('guideId', 'invalid', 'problem.no_such_guide');
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
    const named = await namedDeparture(c, new Date());
    const outcome = await callOff(c, named, c.req.valid('json'));
    await showSaved(c, ['trips']);
    const departure = found(
      (await dayAfter(c, named.optionId, named.date)).find(({ time }) => time === named.time),
    );
    return c.json<CallOffAnswer>({ departure, ...outcome });
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
