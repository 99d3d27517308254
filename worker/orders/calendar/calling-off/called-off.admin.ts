import { and, eq, exists, isNotNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { CallOffsInput } from '#contract/bookings/calling-off/calling-off.schema.ts';
import type {
  CalledOff,
  CallOffReason,
  CallOffsAnswer,
} from '#contract/bookings/calling-off/calling-off.ts';
import { NotifiedInput } from '#contract/bookings/firm-calendar.schema.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { showSaved } from '#core/cache/invalidate.ts';
import { refuse } from '#core/crud/check-input.ts';
import { Reader } from '#core/db/reader.ts';
import { bookings } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { dayOfOption } from '../calendar.reads.ts';
import { callOffReasons, callOffs } from './call-offs.ts';
import { calledOffMessage, reasonIn } from './called-off.mails.ts';
import { calledOffFrom, withMessages } from './called-off.reads.ts';

/** Guests are followed up for so long after the day. */
const DAYS_BACK = 90;
const firstDay = () => addDays(menorcaToday(new Date()), -DAYS_BACK);

async function calledOff(c: Context<App>, reader: Reader): Promise<CalledOff[]> {
  const { db } = c.var;
  const [rows, site, secret] = await Promise.all([
    reader.run(calledOffFrom(db, firstDay())),
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const origin = siteOrigin(c.env, c.req.url);
  return withMessages(rows, async (row, guest) =>
    calledOffMessage(site, {
      ...{ id: guest.id, reference: guest.reference, language: guest.language },
      ...{ date: row.date, time: row.time, contact: guest.contact, trip: row.option.trip },
      reason: reasonIn(row, guest.language),
      terms: row,
      partner: guest.isPaidToPartner ? (guest.seller ?? '') : null,
      manageUrl: await bookingUrl(secret, origin, guest.language, guest),
    }),
  );
}

export const calledOffRoutes = router();

calledOffRoutes.get(
  '/',
  describeRoute({
    summary:
      'Departures that were called off, with the guests who have not chosen yet and who of them was told, and what the others chose',
  }),
  noStepUp('a read'),
  async (c) => c.json<CalledOff[]>(await calledOff(c, c.var.reader)),
);
calledOffRoutes.get(
  '/reasons',
  describeRoute({ summary: 'Reasons to call a departure off, in every language' }),
  noStepUp('a read'),
  async (c) => c.json<CallOffReason[]>(callOffReasons(await c.var.reader.run(mailSite(c.var.db)))),
);
calledOffRoutes.post(
  '/',
  describeRoute({
    summary: 'Call several departures off',
    description:
      'Closes each of them and asks its guests: for the day that is offered, another date or the money, until a deadline. What was called off before stays as it is. With `dryRun` it only says whom it concerns, and what is free on the day that is offered.',
  }),
  noStepUp('planning of departures'),
  body(CallOffsInput),
  async (c) => {
    const { db, reader } = c.var;
    const { departures: sent, dryRun, ...terms } = c.req.valid('json');
    const now = new Date();
    const starts = new Map(sent.map((one) => [`${one.optionId} ${one.date} ${one.time}`, one]));
    const all = await Promise.all(
      [...starts.values()].map(async ({ optionId, date, time }) => {
        const ofDay = await dayOfOption(db, reader, optionId, date, now);
        if (!ofDay?.departures.some((one) => one.time === time))
          throw refuse('departures', 'invalid', 'problem.no_such_departure');
        return { optionId, date, time, option: ofDay.option, plan: ofDay.plan };
      }),
    );
    const departures = await callOffs(c, all, terms, { now, dryRun });
    if (!dryRun) await showSaved(c, ['trips']);
    const sum = (countOf: (one: (typeof departures)[number]) => number) =>
      departures.reduce((total, one) => total + countOf(one), 0);
    return c.json<CallOffsAnswer>({
      departures,
      told: sum(({ told }) => told),
      unreachable: sum(({ unreachable }) => unreachable.length),
    });
  },
);
calledOffRoutes.post(
  '/:id/told',
  describeRoute({
    summary: 'Tick that a guest without an email was told, or take it back',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(NotifiedInput),
  async (c) => {
    const { db } = c.var;
    const id = c.req.param('id');
    const { isTold } = c.req.valid('json');
    const isAsked = and(eq(bookings.id, id), isNotNull(bookings.choiceAskedAt));
    found((await db.select({ id: bookings.id }).from(bookings).where(isAsked))[0]);
    const audit = {
      userId: c.var.user.id,
      apiKeyId: c.var.apiKeyId,
      action: 'edit',
      entity: 'trip-requests',
      entityId: id,
    } as const;
    const isThere = exists(db.select({ id: bookings.id }).from(bookings).where(isAsked));
    await db.batch(
      batchOf([
        auditEntryIf(db, { ...audit, detail: { deed: isTold ? 'told' : 'untold' } }, isThere),
        db
          .update(bookings)
          .set({ choiceToldAt: isTold ? new Date().toISOString() : null })
          .where(isAsked),
      ]),
    );
    return c.json<CalledOff[]>(await calledOff(c, new Reader(db)));
  },
);
