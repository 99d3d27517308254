import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

type Columns = Record<string, SQLiteColumn>;
type Row<C extends Columns> = {
  [K in keyof C]: C[K]['_']['notNull'] extends true ? C[K]['_']['data'] : C[K]['_']['data'] | null;
};

/**
 * Rows that belong to each row of a query, as one of its columns: a statement less for D1 to answer. `from` is all that follows FROM, with
 * the tables' own names; at most 32 columns, which D1 allows as arguments of a function.
 */
export function nestedRows<C extends Columns>(columns: C, from: SQL): SQL<Row<C>[]> {
  const names = Object.keys(columns) as (keyof C & string)[];
  return sql`(SELECT json_group_array(json(value)) FROM (SELECT json_array(${sql.join(Object.values(columns), sql`, `)}) AS value FROM ${from}))`.mapWith(
    (text: string) =>
      (JSON.parse(text) as unknown[][]).map(
        (row) =>
          Object.fromEntries(
            names.map((name, at) => [
              name,
              row[at] === null ? null : columns[name]?.mapFromDriverValue(row[at]),
            ]),
          ) as Row<C>,
      ),
  );
}
