import { and, sql } from 'drizzle-orm';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { NearDays } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { firstFound, NOTHING, searchQuestion } from '#core/db/published/full-text.ts';
import { type Reader, read } from '#core/db/reader.ts';
import { trips } from '#core/db/schema.ts';
import { passing } from './dated-trips.ts';
import { openOn } from './open-trips.ts';
import { orderOf, plainFilter, typesWanted, wantedTypes } from './trip-filters.ts';

const DAYS_AROUND = 14;
const OFFERED = 3;
/** Of the trips that meet the other filters the first ones are looked at. */
const TRIPS_LIMIT = 300;

/** The first trips that meet all filters but the day. */
const tripsOfAnyDay = (db: Database, query: TripQuery) =>
  read(
    [
      db
        .select({ id: trips.id })
        .from(trips)
        .where(
          and(
            plainFilter(query),
            query.type ? sql`+${trips.tripTypeId} IN ${typesWanted(db, query.type)}` : undefined,
            query.q
              ? sql`${trips.id} IN (${firstFound('trip', searchQuestion(query.q)?.all ?? NOTHING)})`
              : undefined,
          ),
        )
        .orderBy(...orderOf(query))
        .limit(TRIPS_LIMIT),
    ],
    (rows) => rows.map(({ id }) => id),
  );

/** The days closest to the query's one on which trips that meet the other filters have places. */
export async function nearDays(
  db: Database,
  reader: Reader,
  query: TripQuery,
  now: Date,
): Promise<NearDays> {
  const today = menorcaToday(now);
  if (query.date === undefined) return { days: [] };
  const day = query.date < today ? today : query.date;
  const first = addDays(day, -DAYS_AROUND) < today ? today : addDays(day, -DAYS_AROUND);
  const [among, types] = await Promise.all([
    reader.run(tripsOfAnyDay(db, query)),
    reader.run(read([wantedTypes(db, query.type)], (rows) => rows)),
  ]);
  const isWanted = passing(query, types);
  const openTrips = await openOn(
    db,
    reader,
    { from: first, to: addDays(day, DAYS_AROUND) },
    now,
    among,
  );
  const found: NearDays['days'] = [];
  const look = (date: string) => {
    if (date < first || date === query.date || found.length === OFFERED) return;
    const open = openTrips({ from: date, to: date, people: query.people ?? 1 }).filter(isWanted);
    if (open.length > 0) found.push({ date, trips: open.length });
  };
  look(day);
  for (let away = 1; away <= DAYS_AROUND && found.length < OFFERED; away += 1) {
    look(addDays(day, away));
    look(addDays(day, -away));
  }
  return { days: found.sort((one, other) => (one.date < other.date ? -1 : 1)) };
}
