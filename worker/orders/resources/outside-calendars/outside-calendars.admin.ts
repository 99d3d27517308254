import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { OutsideCalendarInput } from '#contract/bookings/calendars/outside-calendars.schema.ts';
import {
  MAX_CALENDARS,
  type OutsideCalendar,
} from '#contract/bookings/calendars/outside-calendars.ts';
import { refuse } from '#core/crud/check-input.ts';
import { resourceAbsences, resourceCalendars, resources } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { body } from '#core/http/bodies/body.ts';
import { pathParameter } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { resolvedTargetRefusal, targetRefusal } from '#core/http/outward/target-refusal.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { outsideCalendars } from './outside-calendars.reads.ts';
import { claimCalendars, networkOf, readCalendar } from './read-calendar.ts';

const parameters = [pathParameter('id', { type: 'integer', minimum: 1 })];

/** A name that no resolver answers for is taken: nothing is read before it has resolved. */
async function isRefused(c: Context<App>, url: string): Promise<boolean> {
  const origin = shownOrigin(c.env, c.req.url);
  const refusal = await resolvedTargetRefusal(url, origin, networkOf(c.env).resolve).catch(() =>
    targetRefusal(url, origin),
  );
  return refusal !== undefined;
}

/** Reads it now, and answers it as it is then. */
async function readNow(c: Context<App>, id: number): Promise<OutsideCalendar> {
  const { db, reader } = c.var;
  const now = new Date();
  const isMeant = eq(resourceCalendars.id, id);
  const [calendar] = await claimCalendars(db, now, isMeant);
  const origin = shownOrigin(c.env, c.req.url);
  await readCalendar(db, found(calendar), { now, origin, network: networkOf(c.env) });
  const [shown] = await reader.run(outsideCalendars(db, now, isMeant));
  return found(shown);
}

/** Calendars of others that block a boat, a vehicle or a person: added by their address, read, removed. */
export const outsideCalendarRoutes = router();

outsideCalendarRoutes.get(
  '/calendars',
  describeRoute({
    summary: 'Calendars of others that block resources, when they were read, and what they block',
  }),
  noStepUp('a read'),
  async (c) =>
    c.json<OutsideCalendar[]>(await c.var.reader.run(outsideCalendars(c.var.db, new Date()))),
);
outsideCalendarRoutes.post(
  '/calendars',
  describeRoute({
    summary: 'Add the iCal address of a calendar to a resource',
    description:
      'It is read at once and then every 15 minutes; its events block the resource. Public https addresses only.',
  }),
  noStepUp('blocks days, as days out of service do'),
  body(OutsideCalendarInput),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const { resourceId, name, url } = c.req.valid('json');
    const [resource] = await db
      .select({ id: resources.id })
      .from(resources)
      .where(and(eq(resources.id, resourceId), isNull(resources.deletedAt)));
    if (!resource) throw refuse('resourceId', 'invalid', 'problem.no_such_row');
    if (await isRefused(c, url)) throw refuse('url', 'invalid', 'problem.calendar_address');
    const own = db
      .select({ calendars: count() })
      .from(resourceCalendars)
      .where(eq(resourceCalendars.resourceId, resourceId));
    const [made] = await insertRows(
      db,
      resourceCalendars,
      { resourceId, name, url },
      sql`WHERE ${lt(sql`(${own})`, MAX_CALENDARS)}`,
    ).returning({ id: resourceCalendars.id });
    if (!made) throw refuse('url', 'invalid', 'problem.many_calendars');
    await auditEntry(db, {
      ...{ userId: user.id, apiKeyId, action: 'create', entity: 'resource-calendars' },
      ...{ entityId: made.id, detail: { resourceId } },
    });
    return c.json<OutsideCalendar>(await readNow(c, made.id), 201);
  },
);
outsideCalendarRoutes.post(
  '/calendars/:id/read',
  describeRoute({ summary: 'Read a calendar now', parameters }),
  noStepUp('blocks days, as days out of service do'),
  async (c) => c.json<OutsideCalendar>(await readNow(c, found(idIn(c.req.param('id'))))),
);
outsideCalendarRoutes.delete(
  '/calendars/:id',
  describeRoute({ summary: 'Remove a calendar; what it blocked is free again', parameters }),
  noStepUp('frees days, as days out of service do'),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const id = found(idIn(c.req.param('id')));
    const [calendar] = await db
      .select()
      .from(resourceCalendars)
      .where(eq(resourceCalendars.id, id));
    const { resourceId } = found(calendar);
    await db.batch(
      batchOf([
        db.delete(resourceCalendars).where(eq(resourceCalendars.id, id)),
        db
          .delete(resourceAbsences)
          .where(
            and(eq(resourceAbsences.resourceId, resourceId), eq(resourceAbsences.calendarId, id)),
          ),
        auditEntry(db, {
          ...{ userId: user.id, apiKeyId, action: 'delete', entity: 'resource-calendars' },
          ...{ entityId: id, detail: { resourceId } },
        }),
      ]),
    );
    return c.body(null, 204);
  },
);
