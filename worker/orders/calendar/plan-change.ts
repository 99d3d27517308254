import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DepartureStart, PlanChange } from '#contract/bookings/firm-calendar.ts';
import type { Database } from '#core/db/client.ts';
import { tripExceptions } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { Statement } from '#core/db/statements/statement.ts';
import { type Departure, departuresBetween } from '#orders/departures/departures.ts';
import type { Plan, PlanException } from '#orders/departures/plan.ts';

type Exception = Pick<PlanException, 'kind'> & {
  capacity?: number | null;
  /** Undefined: as it is. */
  minPeople?: number | null | undefined;
};

/** Writes the difference of a day or of one start; there is one row for each. */
export function writeExceptionIf(
  db: Database,
  { optionId, date, time }: DepartureStart,
  { kind, capacity = null, minPeople }: Exception,
  when: SQL,
) {
  return insertIf(
    db,
    tripExceptions,
    { optionId, localDate: date, localTime: time, kind, capacity, minPeople: minPeople ?? null },
    when,
  ).onConflictDoUpdate({
    target: [tripExceptions.optionId, tripExceptions.localDate, tripExceptions.localTime],
    set: {
      kind,
      capacity,
      ...(minPeople !== undefined && { minPeople }),
      deletedAt: null,
      version: sql`${tripExceptions.version} + 1`,
      updatedAt: new Date().toISOString(),
    },
  });
}

const writeException = (db: Database, start: DepartureStart, exception: Exception) =>
  writeExceptionIf(db, start, exception, sql`true`);

const removeException = (db: Database, { optionId, date, time }: DepartureStart) =>
  db
    .delete(tripExceptions)
    .where(
      and(
        eq(tripExceptions.optionId, optionId),
        eq(tripExceptions.localDate, date),
        eq(tripExceptions.localTime, time),
      ),
    );

/** The start as it would be without its own exception. */
function asScheduled(plan: Plan, { date, time }: DepartureStart): Departure | undefined {
  const exceptions = plan.exceptions.filter(
    ({ localDate, localTime }) => localDate !== date || localTime !== time,
  );
  return departuresBetween({ ...plan, exceptions }, date, date).find((one) => one.time === time);
}

export function isScheduled(plan: Plan, start: DepartureStart): boolean {
  const scheduled = asScheduled(plan, start);
  return scheduled !== undefined && !scheduled.isClosed;
}

/** Statements that make the day so. */
export function planChange(
  db: Database,
  plan: Plan,
  start: DepartureStart,
  change: PlanChange,
): Statement[] {
  const scheduled = asScheduled(plan, start);
  const own = plan.exceptions.find(
    ({ localDate, localTime }) => localDate === start.date && localTime === start.time,
  );
  /** As scheduled, but for the people it needs. */
  const asPlanned = () =>
    typeof own?.minPeople === 'number'
      ? writeException(db, start, { kind: 'changed' })
      : removeException(db, start);
  const isWholeDay = start.time === '' && plan.option.availabilityType !== 'OPENING_HOURS';
  switch (change.kind) {
    case 'close':
      return [writeException(db, start, { kind: 'closed' })];
    case 'open':
      if (isWholeDay || (isScheduled(plan, start) && change.capacity === undefined))
        return [asPlanned()];
      return [
        writeException(db, start, {
          kind: 'extra',
          capacity: change.capacity ?? scheduled?.capacity ?? plan.option.capacity,
        }),
      ];
    case 'capacity': {
      const isExtra = own?.kind === 'extra' || !scheduled || scheduled.isClosed;
      if (change.capacity === null)
        return isExtra && !isWholeDay
          ? [writeException(db, start, { kind: 'extra' })]
          : [asPlanned()];
      return [
        writeException(db, start, {
          kind: isExtra && !isWholeDay ? 'extra' : 'changed',
          capacity: change.capacity,
        }),
      ];
    }
    case 'time': {
      const capacity = own?.capacity ?? scheduled?.capacity ?? plan.option.capacity;
      return [
        scheduled ? writeException(db, start, { kind: 'closed' }) : removeException(db, start),
        writeException(
          db,
          { ...start, time: change.time },
          {
            ...{ kind: 'extra', capacity },
            minPeople: own?.minPeople,
          },
        ),
      ];
    }
    case 'minimum': {
      const { kind = 'changed', capacity = null } = own ?? {};
      return change.people === null && kind === 'changed' && capacity === null
        ? [removeException(db, start)]
        : [writeException(db, start, { kind, capacity, minPeople: change.people })];
    }
  }
}
