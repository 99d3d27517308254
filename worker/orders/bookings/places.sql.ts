import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings, departures, partnerAllotments } from '#core/db/schema.ts';
import { hasRow, isNoneOf } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import type { Departure } from '#orders/departures/departures.ts';
import type { Taking } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { planVersion } from '#orders/departures/plan-version.ts';
import { hasResources } from '#orders/resources/needs.sql.ts';

// Places are decided by the statement that writes the booking, never by a read before it.

/** Key of a departure in SQL. */
const isDeparture = (plan: Plan, { date, time }: Departure) =>
  and(
    eq(departures.optionId, plan.option.id),
    eq(departures.localDate, date),
    eq(departures.localTime, time),
  );

export const departureId = (plan: Plan, departure: Departure): SQL<number> =>
  sql<number>`(SELECT ${departures.id} FROM ${departures} WHERE ${isDeparture(plan, departure)})`;

/** The plan is the one that was read: no schedule, exception or capacity was saved meanwhile. */
export const isSamePlan = ({ option }: Plan): SQL =>
  eq(planVersion(option.id), option.scheduleVersion);

/** Whether an option uses anything: as part of the plan, it is under its version. */
const usesResources = ({ option, resources }: Plan) =>
  resources?.uses.some(({ optionId }) => optionId === option.id) ?? false;

/** The departure's row with the capacity of this plan; the other statements of the batch rely on it. */
export function storeDeparture(db: Database, plan: Plan, departure: Departure, now: Date) {
  const { option } = plan;
  const { date, time, startsAt, endsAt, capacity } = departure;
  const row = {
    optionId: option.id,
    localDate: date,
    localTime: time,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    capacity,
    scheduleVersion: option.scheduleVersion,
    createdAt: now.toISOString(),
  };
  return insertIf(db, departures, row, isSamePlan(plan)).onConflictDoUpdate({
    target: [departures.optionId, departures.localDate, departures.localTime],
    set: {
      capacity: sql`excluded.capacity`,
      scheduleVersion: sql`excluded.schedule_version`,
      startsAt: sql`excluded.starts_at`,
      endsAt: sql`excluded.ends_at`,
    },
  });
}

/** Whether the departure takes place, and its places and what it uses are free, without those of the bookings `except`, under the plan that was read. */
export function hasRoom(
  plan: Plan,
  departure: Departure,
  { places, people }: Taking,
  now: Date,
  {
    except = [],
    isOver = false,
  }: { except?: string | readonly string[]; isOver?: boolean | undefined } = {},
): SQL {
  const occupied = sql`(SELECT coalesce(sum(${bookings.places}), 0) FROM ${bookings} WHERE ${bookings.departureId} = ${departures.id} AND ${isNoneOf(bookings.id, [except].flat())} AND ${takesPlaces(now)})`;
  const fits = sql`(${departures.capacity} IS NULL OR ${occupied} + ${places} <= ${departures.capacity})`;
  const isCurrent = eq(departures.scheduleVersion, plan.option.scheduleVersion);
  const isThere = hasRow(
    departures,
    and(
      ...[isDeparture(plan, departure), isNull(departures.calledOffAt), isCurrent],
      isOver ? undefined : fits,
    ),
  );
  const isFree = usesResources(plan)
    ? sql` AND ${hasResources({ id: departureId(plan, departure) }, now, { except: [except].flat(), groups: [people] })}`
    : sql``;
  return sql`(${isSamePlan(plan)} AND ${isThere}${isFree})`;
}

/** Whether as many places or people are too many, or the departure was called off; also of one that no booking has stored. For what a refusal says. */
export function isFull(
  plan: Plan,
  departure: Departure,
  { places, people }: Taking,
  now: Date,
  except: readonly string[],
): SQL<number> {
  const { capacity } = departure;
  const isItsOwn = and(
    eq(bookings.departureId, departureId(plan, departure)),
    isNoneOf(bookings.id, except),
    takesPlaces(now),
  );
  const taken = sql`(SELECT coalesce(sum(${bookings.places}), 0) FROM ${bookings} WHERE ${isItsOwn})`;
  const isOff = hasRow(
    departures,
    and(isDeparture(plan, departure), isNotNull(departures.calledOffAt)),
  );
  const planned = {
    id: departureId(plan, departure),
    optionId: plan.option.id,
    planned: departure,
  };
  const lacks = usesResources(plan)
    ? sql` OR NOT ${hasResources(planned, now, { except, groups: [people] })}`
    : sql``;
  return capacity === null
    ? sql<number>`(${isOff}${lacks})`
    : sql<number>`(${isOff} OR ${taken} + ${places} > ${capacity}${lacks})`;
}

/** Whether a partner may sell as many places of the departure more; without an allotment for the option it may. A condition of the write, like `hasRoom`. */
export function isWithinAllotment(
  plan: Plan,
  departure: Departure,
  partnerId: SQL | number | null,
  { places }: Pick<Taking, 'places'>,
  now: Date,
  except: string | readonly string[] = [],
): SQL {
  const sold = sql`(SELECT coalesce(sum(${bookings.places}), 0) FROM ${bookings} WHERE ${bookings.departureId} = ${departureId(plan, departure)} AND ${bookings.partnerId} = ${partnerAllotments.partnerId} AND ${isNoneOf(bookings.id, [except].flat())} AND ${takesPlaces(now)})`;
  return sql`NOT EXISTS (SELECT 1 FROM ${partnerAllotments} WHERE ${partnerAllotments.optionId} = ${plan.option.id} AND ${partnerAllotments.partnerId} = ${partnerId} AND ${sold} + ${places} > ${partnerAllotments.places})`;
}
