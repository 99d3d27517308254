import { and, between, eq, gt, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import type { TripSuits } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { bookings, takenDays, tripPacks } from '#core/db/schema.ts';
import { resourceColumn } from '#orders/resources/resources.reads.ts';
import type { PlanResources } from '#orders/resources/room.ts';
import { type NeededPeople, neededPeopleColumn, withNeeded } from './needed-people.sql.ts';
import { type Taken, takenKey } from './plan.reads.ts';
import type { PlanException, PlanSchedule, Timetable } from './plan.ts';

/** A public trip with what lists filter and sort by. */
export type PackedTrip = {
  id: number;
  region: 'north' | 'south' | 'west' | 'east';
  durationClass: 'half-day' | 'full-day' | 'multi-day';
  typeId: number;
  price: number | null;
  maxPeople: number | null;
  /** Null without reviews. */
  rating: number | null;
  isPopular: number;
  isBestseller: number;
  minAge: number | null;
  guideLanguages: Language[];
  suits: TripSuits[];
  hasPickup: number;
  /** None unless it is booked on its page. */
  timetables: Timetable[];
};

/** In the order of the view `trip_pack_entries`. */
type Entry = [
  publishAt: string | null,
  region: PackedTrip['region'],
  durationClass: PackedTrip['durationClass'],
  typeId: number,
  price: number | null,
  maxPeople: number | null,
  rating: number | null,
  isPopular: number,
  isBestseller: number,
  options: OptionEntry[],
  minAge: number | null,
  guideLanguages: Language[],
  suits: TripSuits[],
  hasPickup: number,
];
type Option = Timetable['option'];
type OptionEntry = [
  id: number,
  availabilityType: Option['availabilityType'],
  pricingPer: Option['pricingPer'],
  durationMinutes: number,
  cutoffMinutes: number,
  capacity: number | null,
  schedules: ScheduleEntry[],
  exceptions: [string, string, PlanException['kind'], number | null][],
];
type ScheduleEntry = [
  seasonFrom: string,
  seasonTo: string,
  validFrom: string | null,
  validTo: string | null,
  weekdays: number[],
  times: string[],
  opensAt: string | null,
  closesAt: string | null,
  capacity: number | null,
];

const scheduleOf = ([
  seasonFrom,
  seasonTo,
  validFrom,
  validTo,
  weekdays,
  times,
  opensAt,
  closesAt,
  capacity,
]: ScheduleEntry): PlanSchedule => ({
  ...{ seasonFrom, seasonTo, validFrom, validTo, weekdays, times, opensAt, closesAt, capacity },
});

const timetableOf =
  (resources: PlanResources | null) =>
  ([
    id,
    availabilityType,
    pricingPer,
    durationMinutes,
    cutoffMinutes,
    capacity,
    schedules,
    exceptions,
  ]: OptionEntry): Timetable => ({
    resources,
    option: { id, availabilityType, pricingPer, durationMinutes, cutoffMinutes, capacity },
    schedules: schedules.map(scheduleOf),
    exceptions: exceptions.map(([localDate, localTime, kind, places]) => ({
      ...{ localDate, localTime, kind, capacity: places, cents: {} },
    })),
  });

type Shared = { resources: PlanResources | null; needed: NeededPeople | null };

function tripsOf(
  pack: Record<string, Entry>,
  { resources, needed }: Shared,
  now: string,
): PackedTrip[] {
  return Object.entries(pack).flatMap(([id, entry]) => {
    const [publishAt, region, durationClass, typeId, price, maxPeople, rating, ...rest] = entry;
    const [isPopular, isBestseller, options, minAge, guideLanguages, suits, hasPickup] = rest;
    if (publishAt !== null && publishAt > now) return [];
    const filters = {
      ...{ region, durationClass, typeId, price, maxPeople, rating, isPopular, isBestseller },
      ...{ minAge, guideLanguages, suits, hasPickup },
    };
    const timetables = options
      .map(timetableOf(resources))
      .map((timetable) => withNeeded(timetable, needed));
    return [{ id: Number(id), ...filters, timetables }];
  });
}

/** All public trips, hundreds a row, with what their options use on the days, and the people whom their departures need. */
export const packedTrips = (db: Database, days: { from: string; to: string }, now: Date) =>
  read(
    [
      db
        .select({
          trips: sql<string>`json(${tripPacks.trips})`.as('trips'),
          resources: resourceColumn(() => sql`true`, days, now).as('resources'),
          needed: neededPeopleColumn(() => sql`true`, days).as('needed'),
        })
        .from(tripPacks),
    ],
    (packs): PackedTrip[] =>
      packs.flatMap(({ trips, ...shared }) =>
        tripsOf(JSON.parse(trips) as Record<string, Entry>, shared, now.toISOString()),
      ),
  );

/** Places taken by bookings and by holds that have not ended, of all options on the days: a row a day, and the holds. */
export const takenOnDays = (db: Database, { from, to }: { from: string; to: string }, now: Date) =>
  read(
    [
      db
        .select()
        .from(takenDays)
        .where(between(takenDays.localDate, from, to)),
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
            gt(bookings.expiresAt, now.toISOString()),
            between(bookings.localDate, from, to),
          ),
        ),
    ],
    (days, holds): Taken => {
      const taken = new Map<string, number>();
      for (const { localDate: date, places } of days)
        for (const [start, count] of Object.entries(places)) {
          const [optionId = '', time = ''] = start.split(' ');
          taken.set(takenKey(Number(optionId), { date, time }), count);
        }
      for (const { optionId, places, ...start } of holds) {
        const key = takenKey(optionId, start);
        taken.set(key, (taken.get(key) ?? 0) + places);
      }
      return taken;
    },
  );
