import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Only the named fields of a `translations` column, so that lists do not carry whole texts. Absent ones come as null. */
export const pickTranslations = <T>(column: SQLiteColumn, fields: readonly (keyof T & string)[]): SQL<T> => {
  const parts = fields.map((field) => sql`${sql.raw(`'${field}'`)}, json(${column} -> ${sql.raw(`'$.${field}'`)})`);
  return sql`json_object(${sql.join(parts, sql`, `)})`.mapWith(JSON.parse) as SQL<T>;
};

/**
 * A column of a joined table under a name of its own. D1 answers batches with rows keyed by column name,
 * so two columns called `name` would be one.
 */
export const aliased = <C extends SQLiteColumn>(column: C, alias: string) => sql<C['_']['data']>`${column}`.mapWith(column).as(alias);

/** Escapes `%`, `_` and `\` for `LIKE ... ESCAPE '\'` and keeps the pattern under D1's 50 bytes. */
export const likePattern = (text: string) => {
  let pattern = '';
  for (const character of text) {
    const next = pattern + character.replace(/[\\%_]/, '\\$&');
    if (new TextEncoder().encode(next).length > 46) break;
    pattern = next;
  }
  return `%${pattern}%`;
};
