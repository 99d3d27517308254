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

const ACCENTED: Record<string, string> = {
  a: 'áàâäÁÀÂÄ',
  e: 'éèêëÉÈÊË',
  i: 'íìîïÍÌÎÏ',
  o: 'óòôöÓÒÔÖ',
  u: 'úùûüÚÙÛÜ',
  c: 'çÇ',
  n: 'ñÑ',
  ss: 'ß',
};
const FOLDS = Object.entries(ACCENTED).flatMap(([plain, accented]) => [...accented].map((letter): [string, string] => [letter, plain]));

/** Lower case without accents, so that «mao» finds «Maó»: in JavaScript, and the same in SQL, which has no such function. */
export const foldText = (text: string) =>
  FOLDS.reduce((folded, [letter, plain]) => folded.replaceAll(letter, plain), text.normalize('NFC')).toLowerCase();
export const folded = (text: SQL): SQL =>
  sql`lower(${FOLDS.reduce((inner, [letter, plain]) => sql`replace(${inner}, ${sql.raw(`'${letter}', '${plain}'`)})`, text)})`;
