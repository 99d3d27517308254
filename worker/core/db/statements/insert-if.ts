import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import { insertRows, type NamedRow } from './insert-rows.ts';

/**
 * `INSERT ... SELECT ... WHERE condition`: one statement that checks and writes, so that two concurrent requests cannot both find no row.
 * For batches, because D1 has no interactive transactions (and drizzle no raw statements). `from`: one row for each of that table's rows that
 * meet the condition, of which the values may name columns.
 */
export const insertIf = <T extends SQLiteTable>(
  db: Database,
  table: T,
  row: NamedRow<T>,
  condition: SQL,
  from?: SQLiteTable,
) => insertRows(db, table, row, sql`${from ? sql`FROM ${from}` : sql``} WHERE ${condition}`);
