import { and, eq, exists, isNotNull } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { NotifiedInput } from '#contract/bookings/firm-calendar.schema.ts';
import type { CalledOff } from '#contract/bookings/firm-calendar.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { Reader } from '#core/db/reader.ts';
import { bookings } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { calledOffFrom } from './called-off.reads.ts';

/** Guests are followed up for so long after the day. */
const DAYS_BACK = 90;
const firstDay = () => addDays(menorcaToday(new Date()), -DAYS_BACK);

export const calledOffRoutes = router();

calledOffRoutes.get(
  '/',
  describeRoute({
    summary:
      'Departures that were called off, with the guests who have not chosen yet, and who of them was told',
  }),
  noStepUp('a read'),
  async (c) => c.json<CalledOff[]>(await c.var.reader.run(calledOffFrom(c.var.db, firstDay()))),
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
    return c.json<CalledOff[]>(await new Reader(db).run(calledOffFrom(db, firstDay())));
  },
);
