import { Column, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';

/** A column of a table that the statement reads, with values of that type. */
type ColumnOf<Data> = Column & {
  _: null extends Data ? { data: NonNullable<Data> } : { data: Data; notNull: true };
};
/** A value, or what the database computes of that type while the statement runs. */
type Cell<Data> = Data | SQL<Exclude<Data, undefined>> | ColumnOf<Exclude<Data, undefined>>;

/** A row to insert by the names of its columns. One that is not named gets its default. */
export type NamedRow<T extends SQLiteTable> = {
  [Name in keyof T['$inferInsert']]: Cell<T['$inferInsert'][Name]>;
};

function cellOf(column: Column, value: unknown): SQL {
  if (is(value, SQL)) return value;
  if (is(value, Column)) return sql`${value}`;
  if (value === null || (value === undefined && column.default === undefined)) return sql`NULL`;
  if (value !== undefined) return sql`${sql.param(value, column)}`;
  return is(column.default, SQL) ? column.default : sql`${sql.param(column.default, column)}`;
}

/**
 * `INSERT ... SELECT` by name. What the database computes states its type, `sql<number>`, which is compared with the column's. `rest` is
 * what follows the cells, from `FROM` or `WHERE` on; `ctes` is what precedes the SELECT, `WITH ...`.
 */
export function insertRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  row: NamedRow<T>,
  rest: SQL,
  ctes: SQL = sql``,
) {
  const given = row as Record<string, unknown>;
  const cells = Object.entries(getTableColumns(table)).map(([name, column]) =>
    cellOf(column, given[name]),
  );
  return db.insert(table).select(sql`${ctes} SELECT ${sql.join(cells, sql`, `)} ${rest}`);
}
