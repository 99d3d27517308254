import { type SQL, sql } from 'drizzle-orm';
import { departures, tripExceptions, tripOptions } from '#core/db/schema.ts';
import { comersOf } from './comers.sql.ts';
import type { Comers } from './minimum.ts';
import type { PlanException, Timetable } from './plan.ts';

// What timetables of lists need to know which departures have too few people: a column, as lists read no statement more.

type Rule = [optionId: number, people: number | null, minutes: number | null];
type DayRule = [optionId: number, date: string, time: string, ...rule: (number | null)[]];
type Comer = [
  ...[optionId: number, date: string, time: string, people: number],
  ...[decision: string | null, askedAt: string | null],
];
/** Of options, of their days, and who comes for certain. */
export type NeededPeople = { options: Rule[]; days: DayRule[]; comers: Comer[] };

/** Of the options that `isMeant` names, on some days; null where no departure needs a number of people. */
export function neededPeopleColumn(
  isMeant: (optionId: SQL) => SQL,
  { from, to }: { from: string; to: string },
) {
  const own = sql`FROM ${tripOptions} AS needing WHERE needing.min_people IS NOT NULL AND ${isMeant(sql`needing.id`)}`;
  const days = sql`FROM ${tripExceptions} AS x WHERE x.min_people IS NOT NULL AND x.local_date BETWEEN ${from} AND ${to} AND x.deleted_at IS NULL AND ${isMeant(sql`x.option_id`)}`;
  const rules = sql`SELECT json_group_array(json_array(needing.id, needing.min_people, needing.decide_minutes)) ${own}`;
  const dayRules = sql`SELECT json_group_array(json_array(x.option_id, x.local_date, x.local_time, x.min_people, x.decide_minutes)) ${days}`;
  const comers = sql`SELECT json_group_array(json_array(d.option_id, d.local_date, d.local_time, ${comersOf('d.id')}, d.decision, d.decision_asked_at))
    FROM ${departures} AS d WHERE d.option_id IN (SELECT needing.id ${own} UNION SELECT x.option_id ${days}) AND d.local_date BETWEEN ${from} AND ${to}`;
  return sql`(SELECT iif(EXISTS (SELECT 1 ${own}) OR EXISTS (SELECT 1 ${days}), json_object('options', json((${rules})), 'days', json((${dayRules})), 'comers', json((${comers}))), NULL))`.mapWith(
    (text: string) => JSON.parse(text) as NeededPeople,
  ) as SQL<NeededPeople | null>;
}

/** A timetable with what its departures need, and who comes. */
export function withNeeded<T extends Timetable>(timetable: T, needed: NeededPeople | null): T {
  if (!needed) return timetable;
  const { id } = timetable.option;
  const rule = needed.options.find(([optionId]) => optionId === id);
  const days = needed.days.filter(([optionId]) => optionId === id);
  if (!rule && days.length === 0) return timetable;
  const dayRule = ({ localDate, localTime }: PlanException) =>
    days.find(([, date, time]) => date === localDate && time === localTime);
  return {
    ...timetable,
    option: { ...timetable.option, minPeople: rule?.[1] ?? null, decideMinutes: rule?.[2] ?? null },
    exceptions: timetable.exceptions.map((exception) => {
      const [, , , minPeople = null, decideMinutes = null] = dayRule(exception) ?? [];
      return { ...exception, minPeople, decideMinutes };
    }),
    comers: needed.comers
      .filter(([optionId]) => optionId === id)
      .map(
        ([, date, time, people, decision, askedAt]): Comers => ({
          ...{ date, time, people, askedAt },
          isDecided: decision === 'runs',
        }),
      ),
  };
}
