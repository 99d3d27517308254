import { and, between, eq, isNotNull, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { TripExceptionSpan as TripExceptionSpanSchema } from '#contract/bookings/plans.schema.ts';
import type { TripExceptionSpan, TripExceptionSpanAnswer } from '#contract/bookings/plans.ts';
import { addDays } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { departures, tripExceptions } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { body } from '#core/http/bodies/body.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { oversoldDepartures } from '#orders/bookings/changes/oversold.ts';
import { editedPlan } from './edited-plan.reads.ts';
import { exceptionFaults } from './exceptions.admin.ts';
import { fault } from './plan-faults.ts';

/** The longest span: a year, and a day of a leap year. */
const MAX_DAYS = 366;

function daysOf({ from, to }: TripExceptionSpan): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MAX_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Only the calendar, which tells the guests, reopens what was called off. */
async function demandNoneCalledOff(
  db: Database,
  { optionIds, from, to, localTime }: TripExceptionSpan,
): Promise<void> {
  const [row] = await db
    .select({ id: departures.id })
    .from(departures)
    .where(
      and(
        isOneOf(departures.optionId, optionIds),
        between(departures.localDate, from, to),
        eq(departures.localTime, localTime),
        isNotNull(departures.calledOffAt),
      ),
    )
    .limit(1);
  if (row) throw new ApiError(409, 'problem.called_off_reopen', { code: 'called_off' });
}

/** Spans of days of one or several options, in one save. */
export const exceptionSpanRoutes = router();

exceptionSpanRoutes.post(
  '/exceptions',
  describeRoute({
    summary: 'Close, add or change the days of a span, for several options at once',
    description:
      'All or none. Days on which an option has no such start are left as they are. `oversold` lists the guests whom it leaves without a place.',
  }),
  noStepUp('planning of departures'),
  body(TripExceptionSpanSchema),
  async (c) => {
    const { db, reader, user, apiKeyId } = c.var;
    const span = c.req.valid('json');
    const { optionIds: named, from, to, localTime, ...input } = span;
    const optionIds = [...new Set(named)];
    const days = daysOf(span);
    if (days.length > MAX_DAYS)
      throw new ApiError(422, 'problem.invalid_fields', { errors: [fault('to', 'too_far')] });
    await demandNoneCalledOff(db, span);
    const rows = await Promise.all(
      optionIds.map(async (optionId, at) => {
        const plan = await reader.run(editedPlan(db, optionId, from, to));
        if (!plan)
          throw new ApiError(422, 'problem.invalid_fields', {
            errors: [fault(`optionIds.${at}`, 'invalid')],
          });
        const checked = days.map((localDate) => ({
          localDate,
          faults: exceptionFaults(plan, { localDate, localTime }, { ...input, cents: {} }),
        }));
        const set = checked.filter(({ faults }) => faults.length === 0);
        const errors = checked[0]?.faults ?? [];
        if (set.length === 0) throw new ApiError(422, 'problem.invalid_fields', { errors });
        return set.map(({ localDate }) => ({ optionId, localDate }));
      }),
    );
    const table = jsonRows(rows.flat());
    await db.batch([
      insertRows(
        db,
        tripExceptions,
        {
          ...{ ...input, localTime },
          optionId: table.cell('optionId'),
          localDate: table.cell('localDate'),
        },
        sql`${table.from} WHERE true`,
      ).onConflictDoUpdate({
        target: [tripExceptions.optionId, tripExceptions.localDate, tripExceptions.localTime],
        set: { ...input, cents: {}, deletedAt: null, updatedAt: new Date().toISOString() },
      }),
      ...optionIds.map((entityId, at) =>
        auditEntry(db, {
          ...{ userId: user?.id, apiKeyId, action: 'update', entity: 'trip-exceptions', entityId },
          detail: { from, to, localTime, kind: input.kind, days: rows[at]?.length },
        }),
      ),
    ]);
    const now = new Date();
    const oversold = await Promise.all(optionIds.map((id) => oversoldDepartures(db, id, now)));
    return c.json({
      days: rows.flat().length,
      oversold: oversold.flat().filter(({ date }) => date >= from && date <= to),
    } satisfies TripExceptionSpanAnswer);
  },
);
