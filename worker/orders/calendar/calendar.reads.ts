import { and, asc, between, eq, gt, isNull, sql } from 'drizzle-orm';
import type {
  CalendarOption,
  FirmCalendar,
  FirmDeparture,
} from '#contract/bookings/firm-calendar.ts';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { delayOf } from '#core/db/delay.sql.ts';
import { type Reader, read } from '#core/db/reader.ts';
import {
  bookings,
  departures,
  guides,
  resources,
  tripOptions,
  tripOptionUses,
  trips,
} from '#core/db/schema.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { type Departure, departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { shownMinimum } from '#orders/departures/minimum.ts';
import { plansOf, takenKey } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { markClashes } from './clashes.ts';

type Days = { from: string; to: string };
export type DepartureRow = typeof departures.$inferSelect & {
  guideName: string | null;
  delayMinutes: number | null;
};

/** Names of all options, also of those that are no longer sold: they may be booked. */
const namedOptions = (db: Database) =>
  read(
    [
      db
        .select({
          id: tripOptions.id,
          tripId: tripOptions.tripId,
          name: tripOptions.name,
          translations: tripOptions.translations,
          tripName: aliased(trips.name, 'tripName'),
          tripTexts: pickTranslations<OptionTexts>(trips.translations, ['name']).as('tripTexts'),
          durationMinutes: tripOptions.durationMinutes,
          tripDeletedAt: aliased(trips.deletedAt, 'tripDeletedAt'),
        })
        .from(tripOptions)
        .innerJoin(trips, eq(trips.id, tripOptions.tripId)),
    ],
    (rows) =>
      new Map(
        rows.map(({ tripName, tripTexts, ...option }) => [
          option.id,
          { ...option, trip: { name: tripName, translations: tripTexts } },
        ]),
      ),
  );
type Named = Pick<CalendarOption, 'id' | 'tripId' | 'trip' | 'name' | 'translations'> & {
  durationMinutes: number;
  tripDeletedAt: string | null;
};

/** Boats and whatever else options share, with the options that use them. */
const usedResources = (db: Database) =>
  read(
    [
      db
        .select({
          id: resources.id,
          name: resources.name,
          optionId: tripOptionUses.optionId,
        })
        .from(tripOptionUses)
        .innerJoin(resources, eq(resources.id, tripOptionUses.resourceId))
        .where(isNull(resources.deletedAt))
        .orderBy(asc(resources.name), asc(resources.id)),
    ],
    (rows) =>
      [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((of) =>
        of.slice(0, 1).map(({ id, name }) => ({
          ...{ id, name },
          optionIds: [...new Set(of.map(({ optionId }) => optionId))],
        })),
      ),
  );

/** Departures that are stored, and places that are held. */
const bookedDepartures = (db: Database, { from, to }: Days, now: Date, optionId?: number) =>
  read(
    [
      db
        .select({
          departure: departures,
          guideName: aliased(guides.name, 'guideName'),
          delayMinutes: delayOf(sql`'departure:' || ${departures.id}`).as('delayMinutes'),
        })
        .from(departures)
        .leftJoin(guides, eq(guides.id, departures.guideId))
        .where(
          and(
            optionId === undefined ? undefined : eq(departures.optionId, optionId),
            between(departures.localDate, from, to),
          ),
        ),
      db
        .select({
          optionId: bookings.optionId,
          date: bookings.localDate,
          time: bookings.localTime,
          places: bookings.places,
        })
        .from(bookings)
        .where(
          and(
            eq(bookings.status, 'ON_HOLD'),
            gt(bookings.expiresAt, now.toISOString()),
            isNull(bookings.deletedAt),
          ),
        ),
    ],
    (rows, held): Booked => {
      const holds = new Map<string, number>();
      for (const { optionId: option, places, ...start } of held) {
        const key = takenKey(option, start);
        holds.set(key, (holds.get(key) ?? 0) + places);
      }
      return {
        rows: rows.map(({ departure, ...more }): DepartureRow => ({ ...departure, ...more })),
        holds,
      };
    },
  );

const optionOf = ({ id, tripId, trip, name, translations }: Named): CalendarOption => ({
  id,
  tripId,
  trip,
  name,
  translations,
});

function departureOf(
  optionId: number,
  one: Departure,
  row: DepartureRow | undefined,
  held: number,
  now: Date,
  isPlanned: boolean,
): FirmDeparture {
  const { date, time, startsAt, endsAt, capacity } = one;
  const sold = row?.taken ?? 0;
  return {
    ...{ optionId, date, time, capacity, sold, held, isPlanned },
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    status: stateOf(one, sold + held, now.getTime()).status,
    isClosed: one.isClosed,
    calledOffAt: row?.calledOffAt ?? null,
    calledOffReason: row?.calledOffReason ?? null,
    weatherNote: row?.weatherNote ?? null,
    guide: row?.guideId && row.guideName !== null ? { id: row.guideId, name: row.guideName } : null,
    isClash: false,
    delayMinutes: row?.delayMinutes ?? null,
    minimum: one.minimum
      ? { ...shownMinimum(one.minimum), booked: one.minimum.booked, askedAt: one.minimum.askedAt }
      : null,
  };
}

/** A stored departure that the plan does not have any more: closed, with the capacity it was sold under. */
function unplanned(row: DepartureRow, durationMinutes: number): Departure {
  const startsAt = instantOfWall(row.localDate, row.localTime);
  const endsAt = startsAt + durationMinutes * 60_000;
  const start = { id: '', date: row.localDate, time: row.localTime, hours: null };
  return { ...start, startsAt, endsAt, cutoffAt: startsAt, capacity: row.capacity, isClosed: true };
}

type Booked = { rows: DepartureRow[]; holds: ReadonlyMap<string, number> };

function departuresOf(
  options: ReadonlyMap<number, Named>,
  plans: readonly Plan[],
  { rows, holds }: Booked,
  days: Days,
  now: Date,
) {
  const stored = new Map(
    rows.map((row) => [takenKey(row.optionId, { date: row.localDate, time: row.localTime }), row]),
  );
  const planned = plans
    .filter(({ option }) => options.get(option.id)?.tripDeletedAt === null)
    .flatMap((plan) =>
      departuresBetween(plan, days.from, days.to).map((one) => {
        const key = takenKey(plan.option.id, one);
        const row = stored.get(key);
        stored.delete(key);
        return departureOf(plan.option.id, one, row, holds.get(key) ?? 0, now, true);
      }),
    );
  const others = [...stored.values()]
    .filter(({ taken, calledOffAt }) => taken > 0 || calledOffAt !== null)
    .map((row) =>
      departureOf(
        row.optionId,
        unplanned(row, options.get(row.optionId)?.durationMinutes ?? 0),
        row,
        0,
        now,
        false,
      ),
    );
  const order = ({ date, time, optionId }: FirmDeparture) =>
    `${date} ${time} ${String(optionId).padStart(9, '0')}`;
  return markClashes(
    [...planned, ...others].sort((one, other) => (order(one) < order(other) ? -1 : 1)),
  );
}

/** All departures of the days: as the plans say, with what is booked of them. */
export async function firmCalendar(
  db: Database,
  reader: Reader,
  days: Days,
  now: Date,
): Promise<FirmCalendar> {
  const [options, plans, booked, used] = await Promise.all([
    reader.run(namedOptions(db)),
    reader.run(plansOf(db, 'all', days)),
    reader.run(bookedDepartures(db, days, now)),
    reader.run(usedResources(db)),
  ]);
  const found = departuresOf(options, plans, booked, days, now);
  const shown = new Set(found.map(({ optionId }) => optionId));
  return {
    ...days,
    options: [...options.values()].filter(({ id }) => shown.has(id)).map(optionOf),
    departures: found,
    resources: used
      .map((one) => ({ ...one, optionIds: one.optionIds.filter((id) => shown.has(id)) }))
      .filter(({ optionIds }) => optionIds.length > 0),
  };
}

/** One option's departures of a day, its plan, and the rows of those that are stored. */
export async function dayOfOption(
  db: Database,
  reader: Reader,
  optionId: number,
  date: string,
  now: Date,
) {
  const days = { from: date, to: date };
  const [options, [plan], booked] = await Promise.all([
    reader.run(namedOptions(db)),
    reader.run(plansOf(db, { optionId }, days)),
    reader.run(bookedDepartures(db, days, now, optionId)),
  ]);
  const named = options.get(optionId);
  if (!named) return undefined;
  return {
    option: optionOf(named),
    plan,
    rows: booked.rows,
    departures: departuresOf(options, plan ? [plan] : [], booked, days, now),
  };
}
