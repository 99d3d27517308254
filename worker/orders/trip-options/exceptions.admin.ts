import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { TripExceptionInput as TripExceptionInputSchema } from '#contract/bookings/plans.schema.ts';
import type {
  TripException,
  TripExceptionAnswer,
  TripExceptionInput,
} from '#contract/bookings/plans.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { ClockTime, QueryDay } from '#contract/days.schema.ts';
import { tidyClock } from '#contract/texts/tidy-text.ts';
import type { Database } from '#core/db/client.ts';
import { departures, tripExceptions } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { pathParameter } from '#core/http/description/describe-route.ts';
import { dayIn, idIn } from '#core/http/ids.ts';
import { ApiError, found } from '#core/http/problem.ts';
import type { FieldFault } from '#core/http/problem-text.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { oversoldDepartures } from '#orders/bookings/changes/oversold.ts';
import { departuresOn } from '#orders/departures/departures.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { editedPlan } from './edited-plan.reads.ts';
import { fault } from './plan-faults.ts';

/** Days that a list holds without a range, and at most. */
const LIST_DAYS = 400;

const ID = pathParameter('id', { type: 'integer', minimum: 1 }, 'Of the option.');
const START = pathParameter(
  'start',
  { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$' },
  'A day, or one start of it: `2027-06-12`, `2027-06-12T10:00`.',
);
const Range = v.object({ from: QueryDay, to: QueryDay });

type Start = { localDate: string; localTime: string };

function startIn(text: string): Start | undefined {
  const [day = '', time] = text.split('T');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || (time !== undefined && !v.is(ClockTime, time)))
    return undefined;
  return { localDate: dayIn(day, 'start'), localTime: tidyClock(time ?? '') };
}

/** What of a day's difference cannot be. */
export function exceptionFaults(
  plan: Plan,
  { localDate, localTime }: Start,
  { kind, capacity, minPeople, cents }: TripExceptionInput,
): FieldFault[] {
  const { availabilityType, pricingPer } = plan.option;
  const isHire = availabilityType === 'OPENING_HOURS';
  const faults: FieldFault[] = [];
  if (kind === 'extra' && !isHire && localTime === '') faults.push(fault('time', 'times_needed'));
  // What replaces an extra departure cannot change it: it is gone with its exception.
  const others =
    kind === 'changed'
      ? plan.exceptions.filter((one) => one.localTime !== localTime)
      : plan.exceptions;
  const starts = departuresOn({ ...plan, exceptions: others }, localDate);
  const isPlanned = localTime === '' || starts.some(({ time }) => time === localTime);
  if ((isHire && localTime !== '') || (kind !== 'extra' && !isPlanned))
    faults.push(fault('time', 'no_start'));
  const isSame = capacity === null && minPeople === null && Object.keys(cents).length === 0;
  if (kind === 'changed' && isSame) faults.push(fault('capacity', 'required'));
  const priced = pricingPer === 'BOOKING' ? ['booking'] : plan.units.map(({ id }) => String(id));
  for (const key of Object.keys(cents))
    if (!priced.includes(key)) faults.push(fault(`cents.${key}`, 'invalid'));
  return faults;
}

const IS_CALLED_OFF =
  sql<boolean>`EXISTS (SELECT 1 FROM departures AS d WHERE d.option_id = ${tripExceptions.optionId} AND d.local_date = ${tripExceptions.localDate}
  AND d.local_time = ${tripExceptions.localTime} AND d.called_off_at IS NOT NULL)`.mapWith(Boolean);

/** Only the calendar, which tells the guests, reopens what was called off. */
async function demandNotCalledOff(
  db: Database,
  optionId: number,
  { localDate, localTime }: Start,
): Promise<void> {
  const [row] = await db
    .select({ calledOffAt: departures.calledOffAt })
    .from(departures)
    .where(
      and(
        eq(departures.optionId, optionId),
        eq(departures.localDate, localDate),
        eq(departures.localTime, localTime),
      ),
    );
  if (row?.calledOffAt)
    throw new ApiError(409, 'problem.called_off_reopen', {
      code: 'called_off',
    });
}

const optionIdOf = (c: Context<App>): number => found(idIn(c.req.param('id')));
const startOf = (c: Context<App>): Start => found(startIn(c.req.param('start') ?? ''));

async function answerOf(
  c: Context<App>,
  optionId: number,
  start: Start,
  exception: TripException | null,
): Promise<TripExceptionAnswer> {
  const oversold = await oversoldDepartures(c.var.db, optionId, new Date());
  return { exception, oversold: oversold.filter(({ date }) => date === start.localDate) };
}

const entryOf = (c: Context<App>, optionId: number, detail: Record<string, unknown>) => ({
  ...{ userId: c.var.user?.id, apiKeyId: c.var.apiKeyId },
  ...{ entity: 'trip-exceptions' as const, entityId: optionId, detail },
});

/**
 * Single days of an option: closed, one more departure, other places or prices. A write answers which guests it leaves without a place; it is
 * done nevertheless.
 */
export const exceptionRoutes = router();

exceptionRoutes.get(
  '/:id/exceptions',
  describeRoute({ summary: 'Days that differ from the schedule', parameters: [ID] }),
  noStepUp('a read'),
  query(Range),
  async (c) => {
    const { from, to } = c.req.valid('query');
    const first = from ?? menorcaToday(new Date());
    const last = addDays(first, LIST_DAYS);
    const until = to !== undefined && to < last ? to : last;
    const { localDate, localTime, kind, capacity, cents, note } = tripExceptions;
    const { minPeople, decideMinutes } = tripExceptions;
    const items: TripException[] = await c.var.db
      .select({
        localDate,
        localTime,
        kind,
        capacity,
        minPeople,
        decideMinutes,
        cents,
        note,
        isCalledOff: IS_CALLED_OFF.as('isCalledOff'),
      })
      .from(tripExceptions)
      .where(
        and(
          eq(tripExceptions.optionId, optionIdOf(c)),
          between(tripExceptions.localDate, first, until),
        ),
      )
      .orderBy(asc(tripExceptions.localDate), asc(tripExceptions.localTime));
    return c.json({ items });
  },
);
exceptionRoutes.put(
  '/:id/exceptions/:start',
  describeRoute({
    summary: 'Close a day or a start, add one, or change its places or prices',
    description:
      'Replaces what was set for that day or start. `oversold` lists the guests whom it leaves without a place.',
    parameters: [ID, START],
  }),
  noStepUp('planning of departures'),
  body(TripExceptionInputSchema),
  async (c) => {
    const { db } = c.var;
    const [optionId, start, input] = [optionIdOf(c), startOf(c), c.req.valid('json')];
    const plan = found(await c.var.reader.run(editedPlan(db, optionId, start.localDate)));
    await demandNotCalledOff(db, optionId, start);
    const errors = exceptionFaults(plan, start, input);
    if (errors.length > 0) throw new ApiError(422, 'problem.invalid_fields', { errors });
    const changes = { ...input, deletedAt: null, updatedAt: new Date().toISOString() };
    await db.batch([
      db
        .insert(tripExceptions)
        .values({ optionId, ...start, ...input })
        .onConflictDoUpdate({
          target: [tripExceptions.optionId, tripExceptions.localDate, tripExceptions.localTime],
          set: changes,
        }),
      auditEntry(db, {
        ...entryOf(c, optionId, { ...start, kind: input.kind, capacity: input.capacity }),
        action: 'update',
      }),
    ]);
    return c.json(await answerOf(c, optionId, start, { ...start, ...input, isCalledOff: false }));
  },
);
exceptionRoutes.delete(
  '/:id/exceptions/:start',
  describeRoute({
    summary: 'Plan a day or a start by the schedule again',
    parameters: [ID, START],
  }),
  noStepUp('planning of departures'),
  async (c) => {
    const { db } = c.var;
    const [optionId, start] = [optionIdOf(c), startOf(c)];
    await demandNotCalledOff(db, optionId, start);
    const isIt = and(
      eq(tripExceptions.optionId, optionId),
      eq(tripExceptions.localDate, start.localDate),
      eq(tripExceptions.localTime, start.localTime),
    );
    found((await db.select({ id: tripExceptions.id }).from(tripExceptions).where(isIt))[0]);
    await db.batch([
      db.delete(tripExceptions).where(isIt),
      auditEntry(db, { ...entryOf(c, optionId, start), action: 'delete' }),
    ]);
    return c.json(await answerOf(c, optionId, start, null));
  },
);
