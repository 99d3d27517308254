import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';

/** Values, of which some may be computed by the database when the statement runs. */
type Values<T extends SQLiteTable> = {
  [Name in keyof T['$inferInsert']]: T['$inferInsert'][Name] | SQL;
};

/**
 * `INSERT ... SELECT ... WHERE condition`: one statement that checks and writes, so that two concurrent requests cannot both find no row.
 * For batches, because D1 has no interactive transactions (and drizzle no raw statements). `from`: one row for each of that table's rows that
 * meet the condition, of which the values may name columns.
 */
export function insertIf<T extends SQLiteTable>(
  db: Database,
  table: T,
  values: Values<T>,
  condition: SQL,
  from?: SQLiteTable,
) {
  const given = values as Record<string, unknown>;
  const cells = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name];
    if (is(value, SQL)) return sql`${value}`;
    if (value !== undefined && value !== null) return sql`${sql.param(value, column)}`;
    if (value === undefined && column.default !== undefined)
      return column.default instanceof Object && 'getSQL' in column.default
        ? sql`${column.default}`
        : sql`${sql.param(column.default, column)}`;
    return sql`NULL`;
  });
  return db
    .insert(table)
    .select(
      sql`SELECT ${sql.join(cells, sql`, `)} ${from ? sql`FROM ${from}` : sql``} WHERE ${condition}`,
    );
}
