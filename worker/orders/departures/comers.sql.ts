import { type SQL, sql } from 'drizzle-orm';
import { bookings, departures, tripExceptions } from '#core/db/schema.ts';
import type { Comers } from './minimum.ts';

// Who comes for certain: people of bookings that are confirmed or were used. Holds and requests do not count, nor do those who cancelled.

/** People who come for certain to a departure; `of` is its id in the statement around it. */
export const comersOf = (of: 'd.id' | 'departures.id') =>
  sql<number>`(SELECT coalesce(sum(coalesce(own.people, own.places)), 0) FROM ${bookings} AS own WHERE own.departure_id = ${sql.raw(of)} AND own.status IN ('CONFIRMED', 'REDEEMED') AND own.deleted_at IS NULL)`;

const ruleOf = (column: 'min_people' | 'decide_minutes') => {
  const on = (time: string) =>
    `(SELECT x.${column} FROM trip_exceptions AS x WHERE x.option_id = d.option_id AND x.local_date = d.local_date AND x.local_time = ${time} AND x.deleted_at IS NULL)`;
  return sql.raw(`coalesce(${on('d.local_time')}, ${on(`''`)}, o.${column})`);
};
/** People whom the departure `d` of the option `o` needs, and the minutes before its start by which that is decided. */
export const NEEDED = sql<number>`coalesce(${ruleOf('min_people')}, 0)`;
export const DECIDE_MINUTES = sql<number>`${ruleOf('decide_minutes')}`;

type Row = [date: string, time: string, people: number, decision: string | null, at: string | null];

const comersIn = (text: string): Comers[] =>
  (JSON.parse(text) as Row[]).map(([date, time, people, decision, askedAt]) => ({
    ...{ date, time, people, askedAt },
    isDecided: decision === 'runs',
  }));

/** Of the departures of `trip_options` on some days, as a column of a plan; null of an option that needs no number of people. */
export function comersColumn({ from, to }: { from: string; to: string }) {
  const isNeeded = sql`(trip_options.min_people IS NOT NULL OR EXISTS (SELECT 1 FROM ${tripExceptions} AS x WHERE x.option_id = trip_options.id AND x.local_date BETWEEN ${from} AND ${to} AND x.min_people IS NOT NULL))`;
  const rows = sql`SELECT json_group_array(json_array(d.local_date, d.local_time, ${comersOf('d.id')}, d.decision, d.decision_asked_at)) FROM ${departures} AS d WHERE d.option_id = trip_options.id AND d.local_date BETWEEN ${from} AND ${to}`;
  return sql`(SELECT iif(${isNeeded}, (${rows}), NULL))`.mapWith(comersIn) as SQL<Comers[] | null>;
}
