import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** One of these values: one parameter, however many there are. */
export const isOneOf = (column: SQLiteColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** None of them. */
export const isNoneOf = (column: SQLiteColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} NOT IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** The table has a row for which the condition holds. */
export const hasRow = (table: SQLiteTable, condition: SQLWrapper | undefined): SQL =>
  sql`EXISTS (SELECT 1 FROM ${table} WHERE ${condition})`;

/** Of an update: the number of the row's next version. */
export const NEXT_VERSION = sql<number>`version + 1`;
