import { and, eq, exists, isNotNull } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { ToldInput } from '#contract/bookings/firm-calendar.schema.ts';
import type { CalledOff } from '#contract/bookings/firm-calendar.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { auditEntryIf } from '#db/audit.ts';
import { batchOf } from '#db/batch-of.ts';
import { Reader } from '#db/reader.ts';
import { bookings } from '#db/schema.ts';
import { body } from '#http/body.ts';
import { ID_OR_REFERENCE } from '#http/describe-route.ts';
import { found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { calledOffFrom } from './called-off.reads.ts';

/** Guests are followed up for so long after the day. */
const DAYS_BACK = 90;
const firstDay = () => addDays(menorcaToday(new Date()), -DAYS_BACK);

export const calledOffRoutes = router();

calledOffRoutes.get(
  '/',
  describeRoute({ summary: 'Departures that were called off, with the guests who have not chosen yet, and who of them was told' }),
  async (c) => c.json<CalledOff[]>(await c.var.reader.run(calledOffFrom(c.var.db, firstDay()))),
);
calledOffRoutes.post(
  '/:id/told',
  describeRoute({ summary: 'Tick that a guest without a mail was told, or take it back', parameters: [ID_OR_REFERENCE] }),
  body(ToldInput),
  async (c) => {
    const { db } = c.var;
    const id = c.req.param('id');
    const { isTold } = c.req.valid('json');
    const isAsked = and(eq(bookings.id, id), isNotNull(bookings.choiceAskedAt));
    found((await db.select({ id: bookings.id }).from(bookings).where(isAsked))[0]);
    const audit = { userId: c.var.user.id, apiKeyId: c.var.apiKeyId, action: 'edit', entity: 'trip-requests', entityId: id } as const;
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
