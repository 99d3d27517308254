import { type SQL, sql } from 'drizzle-orm';
import {
  bookings,
  departures,
  resourceAbsences,
  resources,
  transferLegs,
  tripOptions,
  tripOptionUses,
} from '#core/db/schema.ts';
import { isNoneOf } from '#core/db/statements/conditions.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';

// What departures need of resources, from the bookings that take places at a moment. Each fragment names the tables of the statement around it by
// fixed aliases: `own` and `d` are the use and the departure in question, `other` and `o` those that share the resource `r`.

/** A new state of some bookings of one departure: those that do not count, and the people of each that is to be there. */
export type Replaced = { except: readonly string[]; groups: readonly number[] };

const UNCHANGED: Replaced = { except: [], groups: [] };
const people = sql`coalesce(${bookings.people}, ${bookings.places})`;

/** How many of its resource a use takes for a departure. */
export function needOf(
  use: 'own' | 'other',
  departure: 'd' | 'o',
  now: Date,
  { except, groups }: Replaced = UNCHANGED,
): SQL<number> {
  const u = sql.raw(use);
  const live = sql`FROM ${bookings} WHERE ${bookings.departureId} = ${sql.raw(departure)}.id AND ${takesPlaces(now)}${except.length > 0 ? sql` AND ${isNoneOf(bookings.id, except)}` : sql``}`;
  const added = sql`FROM json_each(${JSON.stringify(groups)})`;
  const isThere = groups.length > 0 ? sql`1` : sql`EXISTS (SELECT 1 ${live})`;
  const plus = (text: SQL) => (groups.length > 0 ? sql` + ${text}` : sql``);
  const each = sql`(SELECT coalesce(sum((${people} + ${u}.size - 1) / ${u}.size), 0) ${live})${plus(sql`(SELECT sum((value + ${u}.size - 1) / ${u}.size) ${added})`)}`;
  const all = sql`(SELECT coalesce(sum(${people}), 0) ${live})${plus(sql`(SELECT sum(value) ${added})`)}`;
  return sql<number>`(${u}.count * CASE ${u}.per WHEN 'departure' THEN ${isThere} WHEN 'booking' THEN ${each} ELSE (${all} + ${u}.size - 1) / ${u}.size END)`;
}

const later = (instant: SQL, minutes: SQL) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${instant}, '+' || ${minutes} || ' minutes')`;
/** A day of hire is at most as long, with the turnaround of the resource. */
const LONGEST = sql`(max(length.duration_minutes, 1500) + r.turnaround_minutes)`;
const END = later(sql`o.ends_at`, sql`r.turnaround_minutes`);

/** Stored departures of all options that use `r`, which may overlap the span. The days alone are in the index. */
export const sharing = (from: SQL, to: SQL): SQL =>
  sql`${tripOptionUses} AS other JOIN ${tripOptions} AS length ON length.id = other.option_id
    JOIN ${departures} AS o ON o.option_id = other.option_id
      AND o.local_date BETWEEN date(${from}, '-1 day', '-' || ${LONGEST} || ' minutes') AND date(${to}, '+1 day')
    WHERE other.resource_id = r.id AND o.called_off_at IS NULL AND o.starts_at < ${to} AND ${END} > ${from}`;

const FREE_AGAIN = later(sql`j.busy_to`, sql`r.turnaround_minutes`);
/** Journeys of transfers that `r` is bound to, which overlap the span: each takes one of it, there and back. */
export const journeysOf = (from: SQL, to: SQL): SQL =>
  sql`${transferLegs} AS j WHERE j.resource_id = r.id AND j.busy_from < ${to}
    AND j.busy_from > strftime('%Y-%m-%dT%H:%M:%fZ', ${from}, '-2 days', '-' || r.turnaround_minutes || ' minutes') AND ${FREE_AGAIN} > ${from}`;

type Except = {
  bookings?: readonly string[];
  /** Of journeys, `j`. */
  journey?: SQL;
};

/** The most that other departures and journeys need at once while `d` needs the resource. */
export const peakOfOthers = (
  now: Date,
  { bookings: except = [], journey }: Except = {},
): SQL<number> => {
  const needed = needOf('other', 'o', now, { except, groups: [] });
  const to = later(sql`d.ends_at`, sql`r.turnaround_minutes`);
  const isOther = journey ? sql` AND NOT (${journey})` : sql``;
  return sql`coalesce((SELECT max(load) FROM (
    SELECT sum(delta) OVER (ORDER BY at, delta ROWS UNBOUNDED PRECEDING) AS load FROM (
      WITH spans AS MATERIALIZED (SELECT o.starts_at, ${END} AS ends_at, ${needed} AS need FROM ${sharing(sql`d.starts_at`, to)} AND o.id IS NOT d.id
        UNION ALL SELECT j.busy_from, ${FREE_AGAIN}, 1 FROM ${journeysOf(sql`d.starts_at`, to)}${isOther})
      SELECT max(spans.starts_at, d.starts_at) AS at, need AS delta FROM spans UNION ALL SELECT spans.ends_at, -need FROM spans))), 0)`;
};

/** How many there are of `r` while the departure `d` lasts. */
export const SERVICE = sql<number>`iif(r.is_active AND r.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM ${resourceAbsences} AS away WHERE away.resource_id = r.id AND away.starts_at < d.ends_at AND away.ends_at > d.starts_at), r.quantity, 0)`;

/** A departure in question: its row, or as it is planned. */
export type InQuestion =
  | { id: SQL | number }
  | {
      id: SQL;
      optionId: number;
      planned: { date: string; startsAt: number; endsAt: number };
    };

function source(departure: InQuestion): SQL {
  if (!('planned' in departure))
    return sql`(SELECT id, option_id, local_date, starts_at, ends_at FROM ${departures} WHERE id = ${departure.id})`;
  const { date, startsAt, endsAt } = departure.planned;
  const [from, to] = [startsAt, endsAt].map((at) => new Date(at).toISOString());
  return sql`(SELECT ${departure.id} AS id, ${departure.optionId} AS option_id, ${date} AS local_date, ${from} AS starts_at, ${to} AS ends_at)`;
}

/**
 * Whether what a departure uses is free with its bookings as they are to be: the need of each use, together with the peak of what other
 * departures need meanwhile, is in service. `isAlready`: a use that needs no more than before stays, also when it is one too many.
 */
export function hasResources(
  departure: InQuestion,
  now: Date,
  replaced: Replaced,
  { isAlready = false }: { isAlready?: boolean } = {},
): SQL {
  const after = needOf('own', 'd', now, replaced);
  const rises = isAlready ? sql` AND ${after} > ${needOf('own', 'd', now)}` : sql``;
  return sql`NOT EXISTS (SELECT 1 FROM ${source(departure)} AS d JOIN ${tripOptionUses} AS own ON own.option_id = d.option_id JOIN ${resources} AS r ON r.id = own.resource_id
    WHERE ${after} > 0${rises} AND ${after} + ${peakOfOthers(now, { bookings: replaced.except })} > ${SERVICE})`;
}
