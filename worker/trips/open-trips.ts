import type { TripQuery } from '#contract/admin/list-queries.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#db/client.ts';
import type { Reader } from '#db/reader.ts';
import { departuresBetween, stateOf } from '#departures/departures.ts';
import { plansOf, takenKey, takenPlaces } from '#departures/plan.reads.ts';

/** Days that a list looks at, at most. */
const DAYS = 31;

/** The query with the trips that have places on its days, where it names any. */
export type OpenQuery = TripQuery & { open?: readonly number[] };

/** The days of a query: one, or a span that begins today at the earliest. */
export function daysOf({ date, from, to }: TripQuery, today: string): { from: string; to: string } | undefined {
  if (date !== undefined) return { from: date, to: date };
  if (from === undefined && to === undefined) return undefined;
  const first = from === undefined || from < today ? today : from;
  const last = addDays(first, DAYS - 1);
  return { from: first, to: to === undefined || to > last ? last : to };
}

/** Trips with a departure on the query's days that has places for its people: computed for those days alone. */
export async function withOpenTrips(db: Database, reader: Reader, query: TripQuery, now: Date): Promise<OpenQuery> {
  const days = daysOf(query, menorcaToday(now));
  if (!days) return query;
  const [plans, taken] = await Promise.all([reader.run(plansOf(db, 'all', days)), reader.run(takenPlaces(db, 'all', days, now))]);
  const people = query.people ?? 1;
  const open = plans.filter((plan) =>
    departuresBetween(plan, days.from, days.to).some((departure) => {
      // Private hire takes the whole departure.
      const wanted = plan.option.pricingPer === 'BOOKING' ? Math.max(people, departure.capacity ?? 0) : people;
      return stateOf(departure, taken.get(takenKey(plan.option.id, departure)) ?? 0, now.getTime(), wanted).isAvailable;
    }),
  );
  return { ...query, open: [...new Set(open.map(({ option }) => option.tripId))] };
}
