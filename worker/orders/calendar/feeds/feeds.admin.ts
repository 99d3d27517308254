import { and, eq, isNull } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { FeedInput } from '#contract/bookings/firm-calendar.schema.ts';
import type { CalendarFeed, NewCalendarFeed } from '#contract/bookings/firm-calendar.ts';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import { refuse } from '#core/crud/check-input.ts';
import { calendarFeeds, drivers, guides } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { pathParameter } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { feedList } from './feeds.reads.ts';

/** Addresses of calendars: made, listed, revoked. The database holds only a hash of each. */
export const feedAdminRoutes = router();

feedAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Addresses of calendars, newest first' }),
  noStepUp('a read'),
  async (c) => c.json<CalendarFeed[]>(await c.var.reader.run(feedList(c.var.db))),
);
feedAdminRoutes.post(
  '/',
  describeRoute({
    summary: 'Make the address of a calendar',
    description: 'The answer is the only one with the address.',
  }),
  stepUp(),
  body(FeedInput),
  async (c) => {
    const { db, reader, user } = c.var;
    const { name, guideId, driverId } = c.req.valid('json');
    if (guideId !== null && driverId !== null)
      throw refuse('driverId', 'invalid', 'problem.feed_of_one');
    const isThere = async (table: typeof guides | typeof drivers, id: number) =>
      (
        await db
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.id, id), isNull(table.deletedAt)))
      ).length > 0;
    if (guideId !== null && !(await isThere(guides, guideId)))
      throw refuse('guideId', 'invalid', 'problem.no_such_guide');
    if (driverId !== null && !(await isThere(drivers, driverId)))
      throw refuse('driverId', 'invalid', 'problem.no_such_driver');
    const token = randomToken();
    const [made] = await db
      .insert(calendarFeeds)
      .values({ name, guideId, driverId, tokenHash: await hashToken(token), createdBy: user.id })
      .returning({ id: calendarFeeds.id });
    const { id } = found(made);
    await auditEntry(db, {
      userId: user.id,
      action: 'create',
      entity: 'calendar-feeds',
      entityId: id,
      detail: { guideId, driverId },
    });
    const [feed] = await reader.run(feedList(db, eq(calendarFeeds.id, id)));
    return c.json<NewCalendarFeed>(
      { ...found(feed), url: `${shownOrigin(c.env, c.req.url)}/calendar/${token}.ics` },
      201,
    );
  },
);
feedAdminRoutes.post(
  '/:id/revoke',
  describeRoute({
    summary: 'Revoke the address of a calendar',
    parameters: [pathParameter('id', { type: 'integer', minimum: 1 })],
  }),
  noStepUp('takes access away and must not wait'),
  async (c) => {
    const { db, reader, user } = c.var;
    const id = found(idIn(c.req.param('id')));
    const revoked = await db
      .update(calendarFeeds)
      .set({ revokedAt: new Date().toISOString() })
      .where(and(eq(calendarFeeds.id, id), isNull(calendarFeeds.revokedAt)))
      .returning({ id: calendarFeeds.id });
    if (revoked.length > 0)
      await auditEntry(db, {
        userId: user.id,
        action: 'revoke',
        entity: 'calendar-feeds',
        entityId: id,
      });
    const [feed] = await reader.run(feedList(db, eq(calendarFeeds.id, id)));
    return c.json<CalendarFeed>(found(feed));
  },
);
