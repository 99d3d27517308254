import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { SITE_NAME_PLACE } from '#contract/pages/site-name.ts';
import { settings } from './schema.ts';

const PLACE = sql.raw(`'${SITE_NAME_PLACE}'`);
const NAME = sql`coalesce((SELECT ${settings.value} ->> '$.siteName' FROM ${settings} WHERE ${settings.key} = 'site'), 'Menorca')`;
/** As an escaped part of a JSON text. */
const ESCAPED = sql`substr(json_quote(${NAME}), 2, length(json_quote(${NAME})) - 2)`;

/** A column with the firm's name from the settings in place of its placeholder. In SQL, so that it needs no statement of its own. */
export const withName = <C extends SQLiteColumn>(column: C) =>
  sql<
    C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null
  >`replace(${column}, ${PLACE}, ${column.dataType === 'json' ? ESCAPED : NAME})`;

/** The same as a field of a select. */
export const named = <C extends SQLiteColumn>(column: C, alias: string) => withName(column).mapWith(column).as(alias);
