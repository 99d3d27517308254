import { type SQL, sql } from 'drizzle-orm';
import { resourceAbsences, resources, tripOptions, tripOptionUses } from '#core/db/schema.ts';
import { journeysOf, needOf, sharing } from './needs.sql.ts';
import { minutesOf, type Need, type PlanResources, type PlanUse } from './room.ts';

type UseRow = [
  ...[optionId: number, resourceId: number, per: PlanUse['per'], count: number, size: number],
  ...[quantity: number, turnaroundMinutes: number, absences: [from: string, to: string][]],
];
type NeedRow = [
  ...[resourceId: number, optionId: number, date: string, time: string],
  ...[startsAt: string, endsAt: string, turnaroundMinutes: number, need: number, people: number],
];

function resourcesIn(text: string): PlanResources {
  const { uses, needs } = JSON.parse(text) as { uses: UseRow[]; needs: NeedRow[] };
  return {
    uses: uses.map(
      ([optionId, resourceId, per, count, size, quantity, turnaround, absences]): PlanUse => ({
        ...{ optionId, resourceId, per, count, size, quantity },
        turnaroundMs: minutesOf(turnaround),
        absences: absences.map(([from, to]) => ({
          startsAt: Date.parse(from),
          endsAt: Date.parse(to),
        })),
      }),
    ),
    needs: needs.map(
      ([resourceId, optionId, date, time, startsAt, endsAt, turnaround, need, people]): Need => ({
        ...{ resourceId, optionId, date, time, need, people },
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(endsAt) + minutesOf(turnaround),
      }),
    ),
  };
}

/**
 * What the options of a statement use on some days, and what the departures of all options that share it need: a column, so that a plan takes no
 * statement more. `isOfOption` names the option of the use `own`. Null where nothing is used.
 */
export function resourceColumn(
  isOfOption: (optionId: SQL) => SQL,
  { from, to }: { from: string; to: string },
  now: Date,
) {
  const isMeant = isOfOption(sql`own.option_id`);
  const own = sql`${tripOptionUses} AS own JOIN ${resources} AS r ON r.id = own.resource_id`;
  // The last start that is asked for, with the longest duration of the options that are meant.
  const end = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${to}, '+1 day', '+' || (SELECT max(1500, max(own_option.duration_minutes)) FROM ${tripOptionUses} AS own JOIN ${tripOptions} AS own_option ON own_option.id = own.option_id WHERE ${isMeant}) || ' minutes', '+' || r.turnaround_minutes || ' minutes')`;
  const away = sql`(SELECT json_group_array(json_array(away.starts_at, away.ends_at)) FROM ${resourceAbsences} AS away WHERE away.resource_id = r.id AND away.ends_at > date(${from}, '-1 day') AND away.starts_at < ${end})`;
  const uses = sql`SELECT json_group_array(json_array(own.option_id, own.resource_id, own.per, own.count, own.size, iif(r.is_active AND r.deleted_at IS NULL, r.quantity, 0), r.turnaround_minutes, ${away})) FROM ${own} WHERE ${isMeant}`;
  const people = sql`iif(other.per = 'people', (SELECT coalesce(sum(coalesce(people, places)), 0) FROM bookings WHERE departure_id = o.id AND (status IN ('CONFIRMED', 'PENDING', 'REDEEMED') OR (status = 'ON_HOLD' AND expires_at > ${now.toISOString()}))), 0)`;
  const start = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${from}, '-1 day')`;
  const isUsed = sql`r.id IN (SELECT own.resource_id FROM ${tripOptionUses} AS own WHERE ${isMeant})`;
  const needs = sql`SELECT json_group_array(json(value)) FROM (
    SELECT json_array(r.id, o.option_id, o.local_date, o.local_time, o.starts_at, o.ends_at, r.turnaround_minutes, ${needOf('other', 'o', now)}, ${people}) AS value FROM ${resources} AS r, ${sharing(start, end)} AND ${isUsed}
    UNION ALL SELECT json_array(r.id, 0, j.local_date, '', j.busy_from, j.busy_to, r.turnaround_minutes, 1, 0) FROM ${resources} AS r, ${journeysOf(start, end)} AND ${isUsed})`;
  return sql`(SELECT iif(EXISTS (SELECT 1 FROM ${tripOptionUses} AS own WHERE ${isMeant}), json_object('uses', json((${uses})), 'needs', json((${needs}))), NULL))`.mapWith(
    resourcesIn,
  ) as SQL<PlanResources | null>;
}
