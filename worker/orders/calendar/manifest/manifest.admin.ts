import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { CheckInInput, UndoCheckInInput } from '#contract/bookings/firm-calendar.schema.ts';
import type {
  CheckInAnswer,
  Manifest,
  UndoCheckInAnswer,
} from '#contract/bookings/firm-calendar.ts';
import { isLanguage } from '#contract/languages/language.ts';
import { actorOf } from '#core/auth/actor.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { dayMoneyOf, NOTHING_OWED } from '#money/ledger/day-money.reads.ts';
import { optionNeeds } from '#orders/bookings/needs/option-needs.reads.ts';
import {
  auditOf,
  DEPARTURE_PARAMETERS,
  namedDeparture,
  namedStart,
  ONE_DEPARTURE,
} from '../named-departure.ts';
import { checkIn, undoCheckIn } from './check-in.ts';
import { findUsMessages } from './find-us-message.ts';
import { manifestCsv } from './manifest.csv.ts';
import { manifestBookings, waitingFor } from './manifest.reads.ts';

const parameters = DEPARTURE_PARAMETERS;

async function manifestOf(c: Context<App>): Promise<Manifest> {
  const { db, reader } = c.var;
  const { option, departure, row } = await namedDeparture(c, new Date());
  const [booked, waiting, { questions }, messageTo] = await Promise.all([
    row ? reader.run(manifestBookings(db, row.id)) : [],
    reader.run(waitingFor(db, option.id, departure.date)),
    reader.run(optionNeeds(db, option.id)),
    findUsMessages(c, departure),
  ]);
  const money = await reader.run(
    dayMoneyOf(
      db,
      'booking',
      booked.flatMap(({ id, isPaidElsewhere }) => (isPaidElsewhere ? [] : [id])),
    ),
  );
  const bookings = await Promise.all(
    booked.map(async ({ isPaidElsewhere: _omitted, ...one }) => ({
      ...one,
      money: money.get(one.id) ?? NOTHING_OWED,
      whatsapp: await messageTo(one),
    })),
  );
  return { option, departure, questions, bookings, waiting };
}

/** Who comes to a departure, and who has come. */
export const manifestAdminRoutes = router();

manifestAdminRoutes.get(
  ONE_DEPARTURE,
  describeRoute({ summary: 'The manifest: who comes', parameters }),
  noStepUp('a read'),
  async (c) => c.json(await manifestOf(c)),
);
manifestAdminRoutes.get(
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
manifestAdminRoutes.post(
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
manifestAdminRoutes.post(
  `${ONE_DEPARTURE}/check-in/undo`,
  describeRoute({
    summary: 'Open tickets again that were checked in by mistake',
    description:
      'The answer has the codes of those that were checked in until now. With the time at which the mistake was noticed, a later check-in stays.',
    parameters,
  }),
  noStepUp('daily work with orders'),
  body(UndoCheckInInput),
  async (c) => {
    const now = new Date();
    const { optionId, date, time } = await namedStart(c, now);
    const start = { optionId, date, time };
    const by = { actor: actorOf(c), now };
    const answer = await undoCheckIn(c.var.db, start, c.req.valid('json'), by);
    if (answer.tickets.length > 0)
      await auditEntry(c.var.db, {
        ...auditOf(c, start),
        action: 'check-in-undo',
        detail: { tickets: answer.tickets.length },
      });
    return c.json<UndoCheckInAnswer>(answer);
  },
);
