import { type SQL, sql } from 'drizzle-orm';
import { literal } from './literal.ts';

/** 1:00 UTC on the last Sunday of March or October of an instant's year, when the clocks change. */
const clockChange = (at: SQL, month: string) =>
  sql`date(substr(${at}, 1, 4) || ${literal(`-${month}-25`)}, 'weekday 0') || 'T01'`;

/** The island's day of an instant (ISO 8601, UTC): the rule of `hoursAhead` in SQL. */
export const islandDay = (at: SQL): SQL =>
  sql`date(${at}, CASE WHEN ${at} >= ${clockChange(at, '03')} AND ${at} < ${clockChange(at, '10')} THEN '+2 hours' ELSE '+1 hours' END)`;
