import { and, between, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import { HandOverInput } from '#contract/crew/crew.schema.ts';
import { type HandOverAnswer, memberOf } from '#contract/crew/crew.ts';
import { refuse } from '#core/crud/check-input.ts';
import type { Database } from '#core/db/client.ts';
import { departures, transferLegs, transferRequests } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { pushOfGuide } from '#orders/push/queue-push.ts';
import { demandPresent } from '#orders/resources/days-off.ts';
import { assignDriver } from '#orders/transfers/office/assign-driver.ts';
import { storedTransfer } from '#orders/transfers/office/detail.ts';
import { crewLinkList, endLinkStatements, linkOf } from './crew-links.ts';
import { activePerson, makeLink } from './links.admin.ts';

type Days = { from: string; to: string };
type People = { id: number; to: number };

const isLed = (id: number, { from, to }: Days) =>
  and(
    eq(departures.guideId, id),
    between(departures.localDate, from, to),
    isNull(departures.calledOffAt),
  );
const ledDepartures = (db: Database, id: number, days: Days) =>
  db
    .select({
      date: departures.localDate,
      startsAt: departures.startsAt,
      endsAt: departures.endsAt,
    })
    .from(departures)
    .where(isLed(id, days));

/** Gives the departures of the days to another guide. */
async function handDepartures(c: Context<App>, { id, to }: People, days: Days): Promise<number> {
  const moved = await c.var.db
    .update(departures)
    .set({ guideId: to })
    .where(isLed(id, days))
    .returning();
  for (const { optionId, localDate: date, localTime: time } of moved)
    await pushOfGuide(c.var.db, { optionId, date, time }, { before: id, after: to }, new Date());
  return moved.length;
}

const drivenJourneys = (db: Database, id: number, days: Days) =>
  db
    .select({
      requestId: transferLegs.requestId,
      leg: transferLegs.leg,
      date: transferLegs.localDate,
      startsAt: transferLegs.busyFrom,
      endsAt: transferLegs.busyTo,
    })
    .from(transferLegs)
    .innerJoin(transferRequests, eq(transferRequests.id, transferLegs.requestId))
    .where(
      and(
        eq(transferLegs.driverId, id),
        between(transferLegs.localDate, days.from, days.to),
        inArray(transferRequests.status, ['confirmed', 'driver_assigned']),
        isNull(transferRequests.deletedAt),
      ),
    );

/** Gives the journeys of the days to another driver; each guest gets a mail with the new one. */
async function handJourneys(c: Context<App>, { id, to }: People, days: Days): Promise<number> {
  const legs = await drivenJourneys(c.var.db, id, days);
  for (const { requestId, leg } of legs) {
    // Days off are looked at before the first one.
    const choice = { leg, driverId: to, evenIfOff: true, notify: true };
    const isMoved =
      (await assignDriver(c, await storedTransfer(c, requestId), choice)) ||
      // Another change came between.
      (await assignDriver(c, await storedTransfer(c, requestId), choice));
    if (!isMoved) throw new ApiError(409, 'problem.other_request_change', { code: 'changed' });
  }
  return legs.length;
}

/** A substitute takes over: jobs, and a page of their own. */
export const handOverRoutes = router();

handOverRoutes.post(
  '/hand-over',
  describeRoute({
    summary: 'Hand a guide’s or driver’s jobs to a substitute',
    description:
      'Those from today until `until`, today’s without it. The former person’s address ends at once; `link` is null if the substitute has one. A substitute who is off on one of the days gets none of them (`day_off`), unless `evenIfOff`.',
  }),
  noStepUp('planning of departures'),
  body(HandOverInput),
  async (c) => {
    const { db, reader, user } = c.var;
    const { kind, id, to, until, evenIfOff } = c.req.valid('json');
    if (to === id) throw refuse('to', 'invalid', 'problem.crew_same_person');
    const now = new Date();
    const from = menorcaToday(now);
    const days = { from, to: until && until > from ? until : from };
    const [former, substitute] = [
      { kind, id },
      { kind, id: to },
    ];
    await activePerson(c, substitute, 'to');
    const jobsOf = kind === 'guide' ? ledDepartures : drivenJourneys;
    if (!evenIfOff) await demandPresent(c, substitute, await jobsOf(db, id, days));
    await db.batch(
      batchOf([
        ...endLinkStatements(db, former, now),
        auditEntry(db, {
          userId: user.id,
          action: 'edit',
          entity: 'crew',
          entityId: memberOf(kind, id),
          detail: { to: memberOf(kind, to), until: days.to },
        }),
      ]),
    );
    const hand = kind === 'guide' ? handDepartures : handJourneys;
    const jobs = await hand(c, { id, to }, days);
    const known = await reader.run(crewLinkList(db, linkOf(substitute)));
    return c.json<HandOverAnswer>({
      jobs,
      link: known.length > 0 ? null : await makeLink(c, substitute, null),
    });
  },
);
