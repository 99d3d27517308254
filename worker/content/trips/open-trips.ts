import type { TripQuery } from '#contract/admin/list-queries.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { takenPlaces } from '#orders/departures/plan.reads.ts';
import { openTimetables } from '#orders/departures/timetables.reads.ts';
import { type CardDays, startWithPlaces } from '#orders/departures/trip-cards.ts';

/** Days that a list looks at, at most. */
const DAYS = 31;

/** The query with its days and the trips that have places then, where it names any. */
export type OpenQuery = TripQuery & { open?: readonly number[]; days?: CardDays };

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

/** Trips with a departure on the days that has places for the people, by their option's timetable: computed for those days alone. `among`: of these trips. */
export async function openOn(
  db: Database,
  reader: Reader,
  days: { from: string; to: string },
  now: Date,
  among?: readonly number[],
) {
  const [options, taken] = await Promise.all([
    reader.run(openTimetables(db, days, among)),
    reader.run(takenPlaces(db, 'all', days, now)),
  ]);
  return (wanted: Omit<CardDays, 'isAsked'>): number[] => {
    const open = options.filter((option) => startWithPlaces(option, taken, wanted, now.getTime()));
    return [...new Set(open.map(({ tripId }) => tripId))];
  };
}

/** By the reader of a request: the list and the numbers next to its filters need the same trips. */
const known = new WeakMap<Reader, Map<string, Promise<number[]>>>();

function openOnce(
  db: Database,
  reader: Reader,
  wanted: Omit<CardDays, 'isAsked'>,
  now: Date,
): Promise<number[]> {
  const ofRequest = known.get(reader) ?? new Map<string, Promise<number[]>>();
  known.set(reader, ofRequest);
  const key = `${wanted.from} ${wanted.to} ${wanted.people}`;
  const open = ofRequest.get(key) ?? openOn(db, reader, wanted, now).then((find) => find(wanted));
  ofRequest.set(key, open);
  return open;
}

/** The query with the trips that have places on its days for its people. */
export async function withOpenTrips(
  db: Database,
  reader: Reader,
  query: TripQuery,
  now: Date,
): Promise<OpenQuery> {
  const days = daysOf(query, menorcaToday(now));
  if (!days) return query;
  const wanted = { ...days, people: query.people ?? 1 };
  return {
    ...query,
    open: await openOnce(db, reader, wanted, now),
    days: { ...wanted, isAsked: true },
  };
}
