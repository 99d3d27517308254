import type { TripQuery } from '#contract/admin/list-queries.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import type { CardDays } from '#orders/departures/trip-cards.ts';
import { startWithPlaces } from '#orders/departures/trip-cards.ts';
import { type PackedTrip, packedTrips, takenOnDays } from '#orders/departures/trip-packs.reads.ts';

/** Days that a list looks at, at most. */
const DAYS = 31;

/** The days of a query: one, or a span that begins today at the earliest. */
export function daysOf(
  { date, from, to }: TripQuery,
  today: string,
): { from: string; to: string } | undefined {
  if (date !== undefined) return { from: date, to: date };
  if (from === undefined && to === undefined) return undefined;
  const first = from === undefined || from < today ? today : from;
  const last = addDays(first, DAYS - 1);
  return { from: first, to: to === undefined || to > last ? last : to };
}

/** Trips with a departure on the days that has places for the people: computed for those days alone. `among`: of these trips. */
export async function openOn(
  db: Database,
  reader: Reader,
  days: { from: string; to: string },
  now: Date,
  among?: readonly number[],
) {
  const [all, taken] = await Promise.all([
    reader.run(packedTrips(db, days, now)),
    reader.run(takenOnDays(db, days, now)),
  ]);
  const looked = among && new Set(among);
  const trips = looked ? all.filter(({ id }) => looked.has(id)) : all;
  return (wanted: Omit<CardDays, 'isAsked'>): PackedTrip[] =>
    trips.filter(({ timetables }) =>
      timetables.some((timetable) => startWithPlaces(timetable, taken, wanted, now.getTime())),
    );
}

/** By the reader of a request: the list and the numbers next to its filters need the same trips. */
const known = new WeakMap<Reader, Map<string, Promise<PackedTrip[]>>>();
function once(
  reader: Reader,
  key: string,
  read: () => Promise<PackedTrip[]>,
): Promise<PackedTrip[]> {
  const ofRequest = known.get(reader) ?? new Map<string, Promise<PackedTrip[]>>();
  known.set(reader, ofRequest);
  const trips = ofRequest.get(key) ?? read();
  ofRequest.set(key, trips);
  return trips;
}

export const openOnce = (
  db: Database,
  reader: Reader,
  wanted: Omit<CardDays, 'isAsked'>,
  now: Date,
) =>
  once(reader, `${wanted.from} ${wanted.to} ${wanted.people}`, async () =>
    (await openOn(db, reader, wanted, now))(wanted),
  );

/** All public trips, whether or not they have places. */
export const allOnce = (db: Database, reader: Reader, now: Date) =>
  once(reader, 'all', () => {
    const today = menorcaToday(now);
    return reader.run(packedTrips(db, { from: today, to: today }, now));
  });
