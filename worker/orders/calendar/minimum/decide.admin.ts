import { and, eq, isNull } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { MinimumDecision } from '#contract/bookings/minimum/minimum.schema.ts';
import type { MinimumDecided } from '#contract/bookings/minimum/minimum.ts';
import { showSaved } from '#core/cache/invalidate.ts';
import { Reader } from '#core/db/reader.ts';
import { departures } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { queueMailOnce } from '#core/mail/outbox.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { storeDeparture } from '#orders/bookings/places.sql.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { dayOfOption } from '../calendar.reads.ts';
import {
  auditOf,
  DEPARTURE_PARAMETERS,
  namedDeparture,
  ONE_DEPARTURE,
} from '../named-departure.ts';
import { mergeInto } from './merge.ts';
import { runsMails } from './runs-mails.ts';

/** What becomes of a departure with too few people; calling it off has a route of its own. */
export const minimumRoutes = router();

minimumRoutes.post(
  `${ONE_DEPARTURE}/decision`,
  describeRoute({
    summary: 'Decide about a departure that needs more people: it runs, or joins another one',
    description:
      '`run`: it takes place however many come, guests can book it again, and those who have are told by email. `merge`: its guests travel with the departure of the option at that time, at the same price and free to cancel. To offer another day or the money, call it off.',
    parameters: DEPARTURE_PARAMETERS,
  }),
  noStepUp('planning of departures'),
  body(MinimumDecision),
  async (c) => {
    const { db } = c.var;
    const now = new Date();
    const decision = c.req.valid('json');
    const { optionId, date, time, row, plan, departure } = await namedDeparture(c, now);
    if (departure.calledOffAt)
      throw new ApiError(409, 'problem.called_off', { code: 'called_off' });
    const start = { optionId, date, time };
    const outcome: Omit<MinimumDecided, 'departures'> =
      decision.choice === 'merge'
        ? await mergeInto(c, { ...start, plan: found(plan), row: found(row) }, decision)
        : { moved: [], left: [], told: 0 };
    if (decision.choice === 'run') {
      const from = { db, reader: c.var.reader, env: c.env, origin: siteOrigin(c.env, c.req.url) };
      const mails = decision.notify && row && plan ? await runsMails(from, row.id, plan) : [];
      outcome.told = mails.length;
      const planned = plan && departuresBetween(plan, date, date).find((one) => one.time === time);
      await db.batch(
        batchOf([
          ...(!row && plan && planned ? [storeDeparture(db, plan, planned, now)] : []),
          db
            .update(departures)
            .set({ decision: 'runs' })
            .where(
              and(
                eq(departures.optionId, optionId),
                eq(departures.localDate, date),
                eq(departures.localTime, time),
                isNull(departures.calledOffAt),
              ),
            ),
          auditEntry(db, { ...auditOf(c, start), action: 'edit', detail: { decision: 'runs' } }),
          ...mails.map((mail) => queueMailOnce(db, mail)),
        ]),
      );
    }
    await showSaved(c, ['trips']);
    const day = await dayOfOption(db, new Reader(db), optionId, date, new Date());
    return c.json<MinimumDecided>({ departures: day?.departures ?? [], ...outcome });
  },
);
