import { and, asc, between, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
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
} from '#db/schema.ts';
import type { Plan, PlanOption } from './plan.ts';
import { planVersion } from './plan-version.ts';

/** Which plans: of one trip, of one option, or of all trips. */
export type Scope = { tripId: number } | { optionId: number } | 'all';
type Days = { from: string; to: string };

const { version: _v, createdAt: _c, updatedAt: _u, deletedAt: _d, translationState: _t, ...COLUMNS } = getTableColumns(tripOptions);
const OPTION = { ...COLUMNS, scheduleVersion: planVersion(tripOptions.id).as('scheduleVersion') };
const isActive = and(eq(tripOptions.isActive, true), isNull(tripOptions.deletedAt));

function withinScope(scope: Scope, column: SQLiteColumn): SQL | undefined {
  if (scope === 'all') return undefined;
  if ('optionId' in scope) return eq(column, scope.optionId);
  return sql`${column} IN (SELECT id FROM trip_options WHERE trip_id = ${scope.tripId})`;
}

/** Options that can be booked, in their order, with all that belongs to them. Exceptions only of the days. `edited`: also those not on sale. */
export const plansOf = (db: Database, scope: Scope, days: Days, which: 'booked' | 'edited' = 'booked') => {
  const ofOption = scope !== 'all' && 'tripId' in scope ? eq(tripOptions.tripId, scope.tripId) : withinScope(scope, tripOptions.id);
  return read(
    [
      db
        .select(OPTION)
        .from(tripOptions)
        .where(and(ofOption, which === 'booked' ? isActive : isNull(tripOptions.deletedAt)))
        .orderBy(asc(tripOptions.tripId), asc(tripOptions.sortOrder), asc(tripOptions.id)),
      db
        .select()
        .from(tripUnits)
        .where(and(withinScope(scope, tripUnits.optionId), isNull(tripUnits.deletedAt)))
        .orderBy(asc(tripUnits.optionId), asc(tripUnits.sortOrder)),
      db
        .select()
        .from(tripSchedules)
        .where(and(withinScope(scope, tripSchedules.optionId), isNull(tripSchedules.deletedAt)))
        .orderBy(asc(tripSchedules.id)),
      db
        .select()
        .from(tripExceptions)
        .where(
          and(
            withinScope(scope, tripExceptions.optionId),
            between(tripExceptions.localDate, days.from, days.to),
            isNull(tripExceptions.deletedAt),
          ),
        ),
      db
        .select()
        .from(tripPrices)
        .where(
          and(
            withinScope(scope, tripPrices.optionId),
            sql`${tripPrices.versionId} = (SELECT max(${tripPriceVersions.id}) FROM ${tripPriceVersions} WHERE ${tripPriceVersions.optionId} = ${tripPrices.optionId})`,
          ),
        ),
      db
        .select()
        .from(tripExtras)
        .where(and(withinScope(scope, tripExtras.optionId), eq(tripExtras.isActive, true), isNull(tripExtras.deletedAt)))
        .orderBy(asc(tripExtras.sortOrder)),
    ],
    (options, units, schedules, exceptions, prices, extras): Plan[] => {
      const byOption = <T extends { optionId: number }>(rows: readonly T[]) => Map.groupBy(rows, ({ optionId }) => optionId);
      const [unitsOf, schedulesOf, exceptionsOf, pricesOf, extrasOf] = [
        byOption(units),
        byOption(schedules),
        byOption(exceptions),
        byOption(prices),
        byOption(extras),
      ];
      return options.map((option: PlanOption) => ({
        option,
        units: unitsOf.get(option.id) ?? [],
        schedules: schedulesOf.get(option.id) ?? [],
        exceptions: exceptionsOf.get(option.id) ?? [],
        prices: pricesOf.get(option.id) ?? [],
        priceVersion: pricesOf.get(option.id)?.[0]?.versionId ?? null,
        extras: extrasOf.get(option.id) ?? [],
      }));
    },
  );
};

/** Places that are taken, by departure. */
export type Taken = ReadonlyMap<string, number>;
export const takenKey = (optionId: number, { date, time }: { date: string; time: string }) => `${optionId} ${date} ${time}`;

/** Places taken by bookings and by holds that have not ended, on the days. */
export const takenPlaces = (db: Database, scope: Scope, days: Days, now: Date) =>
  read(
    [
      db
        .select({ optionId: departures.optionId, date: departures.localDate, time: departures.localTime, places: departures.taken })
        .from(departures)
        .where(and(withinScope(scope, departures.optionId), between(departures.localDate, days.from, days.to))),
      db
        .select({ optionId: bookings.optionId, date: bookings.localDate, time: bookings.localTime, places: bookings.places })
        .from(bookings)
        .where(
          and(
            eq(bookings.status, sql`'ON_HOLD'`),
            withinScope(scope, bookings.optionId),
            gt(bookings.expiresAt, now.toISOString()),
            between(bookings.localDate, days.from, days.to),
          ),
        ),
    ],
    (booked, held): Taken => {
      const taken = new Map<string, number>();
      for (const { optionId, places, ...start } of [...booked, ...held]) {
        const key = takenKey(optionId, start);
        taken.set(key, (taken.get(key) ?? 0) + places);
      }
      return taken;
    },
  );
