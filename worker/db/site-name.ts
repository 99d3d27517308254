import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { SITE_NAME_PLACE } from '#contract/site-name.ts';
import { settings } from './schema.ts';

const PLACE = sql.raw(`'${SITE_NAME_PLACE}'`);
const NAME = sql`coalesce((SELECT ${settings.value} ->> '$.siteName' FROM ${settings} WHERE ${settings.key} = 'site'), 'Menorca')`;
/** As it stands inside a JSON text. */
const ESCAPED = sql`substr(json_quote(${NAME}), 2, length(json_quote(${NAME})) - 2)`;

/** A column with the firm's name, as the settings have it, in the place that is left for it. In SQL: it costs no statement of its own. */
export const withName = <C extends SQLiteColumn>(column: C) =>
  sql<
    C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null
  >`replace(${column}, ${PLACE}, ${column.dataType === 'json' ? ESCAPED : NAME})`;

/** The same as a field of a select. */
export const named = <C extends SQLiteColumn>(column: C, alias: string) => withName(column).mapWith(column).as(alias);
