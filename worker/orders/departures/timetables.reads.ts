import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  bookings,
  departures,
  tripExceptions,
  tripOptions,
  tripSchedules,
} from '#core/db/schema.ts';
import { nestedRows } from '#core/db/statements/nested-rows.ts';
import { resourceColumn } from '#orders/resources/resources.reads.ts';
import type { PlanResources } from '#orders/resources/room.ts';
import { type NeededPeople, neededPeopleColumn, withNeeded } from './needed-people.sql.ts';
import { type Taken, takenKey } from './plan.reads.ts';
import type { Timetable } from './plan.ts';

type Days = { from: string; to: string };

const {
  id,
  availabilityType,
  pricingPer,
  durationMinutes,
  cutoffMinutes,
  capacity,
  instantConfirmation,
  sortOrder,
} = getTableColumns(tripOptions);
const OPTION = {
  id,
  availabilityType,
  pricingPer,
  durationMinutes,
  cutoffMinutes,
  capacity,
  instantConfirmation,
  sortOrder,
};
const {
  optionId,
  seasonFrom,
  seasonTo,
  validFrom,
  validTo,
  weekdays,
  times,
  opensAt,
  closesAt,
  capacity: places,
} = tripSchedules;
const SCHEDULE = {
  optionId,
  seasonFrom,
  seasonTo,
  validFrom,
  validTo,
  weekdays,
  times,
  opensAt,
  closesAt,
  capacity: places,
};
const { optionId: ofOption, localDate, localTime, kind, capacity: changed, cents } = tripExceptions;
const EXCEPTION = { optionId: ofOption, localDate, localTime, kind, capacity: changed, cents };
const TAKEN = {
  optionId: departures.optionId,
  localDate: departures.localDate,
  localTime: departures.localTime,
  places: departures.taken,
};
const HELD = {
  optionId: bookings.optionId,
  localDate: bookings.localDate,
  localTime: bookings.localTime,
  places: bookings.places,
};

const LIVE = sql`deleted_at IS NULL`;
const OPTIONS = sql`trip_options WHERE trip_id = trips.id AND is_active AND trips.show_booking_options AND ${LIVE}`;

/** What the departures of a trip follow from on some days, as columns of a query that has `trips`: cards need no further statement. */
export function timetableColumns({ from, to }: Days, now: Date) {
  const of = (table: SQLiteTable) => sql`${table} WHERE option_id IN (SELECT id FROM ${OPTIONS})`;
  const onDays = sql`local_date BETWEEN ${from} AND ${to}`;
  return {
    options: nestedRows(OPTION, sql`${OPTIONS} ORDER BY sort_order, id`).as('options'),
    schedules: nestedRows(SCHEDULE, sql`${of(tripSchedules)} AND ${LIVE} ORDER BY id`).as(
      'schedules',
    ),
    exceptions: nestedRows(EXCEPTION, sql`${of(tripExceptions)} AND ${onDays} AND ${LIVE}`).as(
      'exceptions',
    ),
    taken: nestedRows(TAKEN, sql`${of(departures)} AND ${onDays} AND taken > 0`).as('taken'),
    resources: resourceColumn(
      (optionId) => sql`${optionId} IN (SELECT id FROM ${OPTIONS})`,
      { from, to },
      now,
    ).as('resources'),
    needed: neededPeopleColumn((optionId) => sql`${optionId} IN (SELECT id FROM ${OPTIONS})`, {
      from,
      to,
    }).as('needed'),
    held: nestedRows(
      HELD,
      sql`${of(bookings)} AND status = 'ON_HOLD' AND expires_at > ${now.toISOString()} AND ${onDays}`,
    ).as('held'),
  };
}

type Start = { optionId: number; localDate: string; localTime: string; places: number };
export type TripTimetable = Timetable & { option: { instantConfirmation: boolean } };
export type TimetableRow = {
  options: TripTimetable['option'][];
  schedules: (Timetable['schedules'][number] & { optionId: number })[];
  exceptions: (Timetable['exceptions'][number] & { optionId: number })[];
  taken: Start[];
  held: Start[];
  resources: PlanResources | null;
  needed: NeededPeople | null;
};

export function takenOf({ taken, held }: Pick<TimetableRow, 'taken' | 'held'>): Taken {
  const sums = new Map<string, number>();
  for (const one of [...taken, ...held]) {
    const key = takenKey(one.optionId, { date: one.localDate, time: one.localTime });
    sums.set(key, (sums.get(key) ?? 0) + one.places);
  }
  return sums;
}

export const timetablesOf = ({
  options,
  schedules,
  exceptions,
  resources,
  needed,
}: TimetableRow): TripTimetable[] =>
  options.map((option) =>
    withNeeded(
      {
        ...{ option, resources },
        schedules: schedules.filter((one) => one.optionId === option.id),
        exceptions: exceptions.filter((one) => one.optionId === option.id),
      },
      needed,
    ),
  );
