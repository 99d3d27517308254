import { and, asc, between, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Terms } from '#contract/money/terms.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import {
  bookings,
  departures,
  tripExceptions,
  tripExtras,
  tripOptions,
  tripPrices,
  tripPriceVersions,
  tripSchedules,
  tripUnits,
} from '#core/db/schema.ts';
import { nestedRows } from '#core/db/statements/nested-rows.ts';
import { OPTION_TERMS } from '#core/db/terms.sql.ts';
import { resourceColumn } from '#orders/resources/resources.reads.ts';
import { comersColumn } from './comers.sql.ts';
import type { Plan, PlanException } from './plan.ts';
import { planVersion } from './plan-version.ts';

/** Which plans: of one trip, of one option, or of all trips. */
export type Scope = { tripId: number } | { optionId: number } | 'all';
type Days = { from: string; to: string };

const {
  version: _v,
  createdAt: _c,
  updatedAt: _u,
  deletedAt: _d,
  translationState: _t,
  ...COLUMNS
} = getTableColumns(tripOptions);
const TERMS = sql<Terms>`${sql.raw(OPTION_TERMS)}`.mapWith(bookings.terms);
const OPTION = {
  ...COLUMNS,
  scheduleVersion: planVersion(tripOptions.id).as('scheduleVersion'),
  terms: TERMS.as('terms'),
};
const isActive = and(eq(tripOptions.isActive, true), isNull(tripOptions.deletedAt));

const {
  id,
  type,
  name,
  minAge,
  maxAge,
  paxCount,
  needsAdult,
  minQuantity,
  maxQuantity,
  translations,
} = tripUnits;
const UNIT = {
  id,
  type,
  name,
  minAge,
  maxAge,
  paxCount,
  needsAdult,
  minQuantity,
  maxQuantity,
  translations,
};
const { seasonFrom, seasonTo, validFrom, validTo, weekdays, times, opensAt, closesAt, capacity } =
  tripSchedules;
const SCHEDULE = {
  seasonFrom,
  seasonTo,
  validFrom,
  validTo,
  weekdays,
  times,
  opensAt,
  closesAt,
  capacity,
};
const EXCEPTION = {
  localDate: tripExceptions.localDate,
  localTime: tripExceptions.localTime,
  kind: tripExceptions.kind,
  capacity: tripExceptions.capacity,
  minPeople: tripExceptions.minPeople,
  decideMinutes: tripExceptions.decideMinutes,
  cents: tripExceptions.cents,
};
const PRICE = {
  versionId: tripPrices.versionId,
  unitId: tripPrices.unitId,
  seasonFrom: tripPrices.seasonFrom,
  seasonTo: tripPrices.seasonTo,
  cents: tripPrices.cents,
};
const EXTRA = {
  id: tripExtras.id,
  name: tripExtras.name,
  per: tripExtras.per,
  cents: tripExtras.cents,
  translations: tripExtras.translations,
};

const CALLED_OFF = { localDate: departures.localDate, localTime: departures.localTime };
type Start = Pick<PlanException, 'localDate' | 'localTime'>;
const closedOn = (start: Start): PlanException => ({
  ...start,
  kind: 'closed',
  capacity: null,
  cents: {},
});
/** By the call-off; an extra departure is there only by its exception. */
const isReplaced = ({ localDate, localTime, kind }: PlanException, calledOff: readonly Start[]) =>
  (kind !== 'extra' || localTime === '') &&
  calledOff.some((one) => one.localDate === localDate && one.localTime === localTime);

function ofScope(scope: Scope, column: SQLiteColumn): SQL | undefined {
  if (scope === 'all') return undefined;
  if ('optionId' in scope) return eq(column, scope.optionId);
  return sql`${column} IN (SELECT id FROM trip_options WHERE trip_id = ${scope.tripId})`;
}

/** Rows of a table that belong to the option of the outer query. */
const ofOption = (table: SQLiteTable) => sql`${table} WHERE option_id = trip_options.id`;
const LIVE = sql`deleted_at IS NULL`;

/** Options that can be booked, in their order, with all that belongs to them. Exceptions only of the days; what was called off is closed, whatever they say. `edited`: also those not on sale. */
export const plansOf = (
  db: Database,
  scope: Scope,
  { from, to }: Days,
  which: 'booked' | 'edited' = 'booked',
  now = new Date(),
) =>
  read(
    [
      db
        .select({
          option: OPTION,
          units: nestedRows(UNIT, sql`${ofOption(tripUnits)} AND ${LIVE} ORDER BY sort_order`),
          schedules: nestedRows(SCHEDULE, sql`${ofOption(tripSchedules)} AND ${LIVE} ORDER BY id`),
          exceptions: nestedRows(
            EXCEPTION,
            sql`${ofOption(tripExceptions)} AND local_date BETWEEN ${from} AND ${to} AND ${LIVE}`,
          ),
          calledOff: nestedRows(
            CALLED_OFF,
            sql`${ofOption(departures)} AND local_date BETWEEN ${from} AND ${to} AND called_off_at IS NOT NULL`,
          ),
          prices: nestedRows(
            PRICE,
            sql`${ofOption(tripPrices)} AND version_id = (SELECT max(id) FROM ${tripPriceVersions} WHERE option_id = trip_options.id)`,
          ),
          extras: nestedRows(
            EXTRA,
            sql`${ofOption(tripExtras)} AND is_active AND ${LIVE} ORDER BY sort_order`,
          ),
          comers: comersColumn({ from, to }).as('comers'),
          resources: resourceColumn(
            (optionId) => sql`${optionId} = trip_options.id`,
            { from, to },
            now,
          ).as('resources'),
        })
        .from(tripOptions)
        .where(
          and(
            scope !== 'all' && 'tripId' in scope
              ? eq(tripOptions.tripId, scope.tripId)
              : ofScope(scope, tripOptions.id),
            which === 'booked' ? isActive : isNull(tripOptions.deletedAt),
          ),
        )
        .orderBy(asc(tripOptions.tripId), asc(tripOptions.sortOrder), asc(tripOptions.id)),
    ],
    (rows): Plan[] =>
      rows.map(({ calledOff, exceptions, ...row }) => ({
        ...row,
        exceptions: [
          ...exceptions.filter((one) => !isReplaced(one, calledOff)),
          ...calledOff.map(closedOn),
        ],
        priceVersion: row.prices[0]?.versionId ?? null,
      })),
  );

/** Places that are taken, by departure. */
export type Taken = ReadonlyMap<string, number>;
export const takenKey = (optionId: number, { date, time }: { date: string; time: string }) =>
  `${optionId} ${date} ${time}`;

/** Places taken by bookings and by holds that have not ended, on the days. */
export const takenPlaces = (db: Database, scope: Scope, days: Days, now: Date) =>
  read(
    [
      db
        .select({
          optionId: departures.optionId,
          date: departures.localDate,
          time: departures.localTime,
          places: departures.taken,
        })
        .from(departures)
        .where(
          and(
            ofScope(scope, departures.optionId),
            between(departures.localDate, days.from, days.to),
          ),
        )
        .unionAll(
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
                eq(bookings.status, sql`'ON_HOLD'`),
                ofScope(scope, bookings.optionId),
                gt(bookings.expiresAt, now.toISOString()),
                between(bookings.localDate, days.from, days.to),
              ),
            ),
        ),
    ],
    (rows): Taken => {
      const taken = new Map<string, number>();
      for (const { optionId, places, ...start } of rows) {
        const key = takenKey(optionId, start);
        taken.set(key, (taken.get(key) ?? 0) + places);
      }
      return taken;
    },
  );
