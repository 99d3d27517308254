import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * Rows per statement: as JSON they are one value of up to two million bytes in D1, where binding each field would take thousands of
 * parameters.
 */
const ROWS_AT_ONCE = 20;

/** Statements that insert rows; existing rows stay unchanged. Fields that no row names get their defaults. */
export function insertRows<T extends SQLiteTable>(
  d1: D1Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): D1PreparedStatement[] {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => key in row),
  );
  const stored = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = (row as Record<string, unknown>)[key];
        return [key, value === null || value === undefined ? null : column.mapToDriverValue(value)];
      }),
    ),
  );
  const names = columns.map(([key]) => `"${toSnakeCase(key)}"`).join(', ');
  const values = columns.map(([key]) => `value ->> '$.${key}'`).join(', ');
  // `WHERE true` makes clear to SQLite that the next clause is no join.
  const text = `INSERT INTO ${getTableName(table)} (${names}) SELECT ${values} FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`;
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    d1
      .prepare(text)
      .bind(JSON.stringify(stored.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE))),
  );
}
