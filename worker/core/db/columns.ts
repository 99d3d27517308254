import { and, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
} from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';

/** Columns of a table by their names in the schema. */
const columnOf = (table: object, name: string) =>
  (table as Record<string, SQLiteColumn | undefined>)[name];

/** Code points: well above the 150 characters that cards show. */
const BEGINNING = 300;

/** The beginning of a long text, for lists: all that cards show of it. */
export const beginning = (text: SQL | SQLiteColumn): SQL<string> =>
  sql<string>`iif(length(${text}) > ${sql.raw(`${BEGINNING}`)}, substr(${text}, 1, ${sql.raw(`${BEGINNING}`)}) || '…', ${text})`;

const pathTo = (...steps: string[]) => sql.raw(`'$.${steps.join('.')}'`);

/** A field's texts in all languages without drafts; null when it has none. */
function publicTexts(column: SQLiteColumn, field: string): SQL {
  const path = pathTo(field);
  const state = columnOf(column.table, 'translationState');
  if (!state) return sql`${column} -> ${path}`;
  const reviewed = sql`(SELECT json_group_object(key, ${column} -> (${path} || '.' || key)) FROM json_each(${column}, ${path})
    WHERE coalesce(${state} ->> (${path} || '.' || key || '.state'), '') <> 'draft')`;
  return sql`CASE WHEN ${state} = '{}' THEN ${column} -> ${path} ELSE ${reviewed} END`;
}

/** Their beginnings. Each language separately: iterating over an object would count as reading rows. */
function publicBeginnings(column: SQLiteColumn, field: string): SQL {
  const state = columnOf(column.table, 'translationState');
  const texts = LANGUAGES.map((language) => {
    const text = beginning(sql`${column} ->> ${pathTo(field, language)}`);
    const isDraft = state && sql`${state} ->> ${pathTo(field, language, 'state')} IS 'draft'`;
    return sql`${sql.raw(`'${language}'`)}, ${isDraft ? sql`iif(${isDraft}, NULL, ${text})` : text}`;
  });
  // A patch omits null values.
  return sql`json_patch('{}', json_object(${sql.join(texts, sql`, `)}))`;
}

/**
 * One field of a `translations` column for visitors: without drafts, and with the plain field as the source language's text when the
 * translations omit it. `isCut`: only the beginning of each text.
 */
function publicField(column: SQLiteColumn, field: string, isCut: boolean): SQL {
  const texts = isCut ? publicBeginnings(column, field) : publicTexts(column, field);
  const plain = columnOf(column.table, field);
  const source = columnOf(column.table, 'sourceLanguage');
  if (!plain || !source) return sql`json(${texts})`;
  const value = plain.dataType === 'json' ? sql`json(${plain})` : isCut ? beginning(plain) : plain;
  return sql`json_insert(coalesce(${texts}, '{}'), '$.' || ${source}, ${value})`;
}

/** Only the named fields of a `translations` column, so that lists do not load whole texts; for those in `cut` the beginning. */
export const pickTranslations = <T>(
  column: SQLiteColumn,
  fields: readonly (keyof T & string)[],
  cut: readonly (keyof T & string)[] = [],
): SQL<T> => {
  const parts = fields.map(
    (field) => sql`${sql.raw(`'${field}'`)}, ${publicField(column, field, cut.includes(field))}`,
  );
  const object = sql`json_object(${sql.join(parts, sql`, `)})`;
  // A patch omits null values.
  const mayBeNull = fields.some(
    (field) => !columnOf(column.table, 'sourceLanguage') || !columnOf(column.table, field)?.notNull,
  );
  return (mayBeNull ? sql`json_patch('{}', ${object})` : object).mapWith(JSON.parse) as SQL<T>;
};

/**
 * The languages in which a row's key fields are available: the rule of `languagesOf` in SQL, so that long lists load no texts. A table
 * without `sourceLanguage` is written in the site's default language.
 */
export function publicLanguages(table: object, keyFields: readonly string[]): SQL<Language[]> {
  const column = (name: string) => columnOf(table, name);
  const [translations, state] = [column('translations'), column('translationState')];
  const isRead = keyFields.map((field) => {
    const path = (part: string) =>
      sql`(${sql.raw(`'$.${field}.'`)} || language.value || ${sql.raw(`'${part}'`)})`;
    return sql`(trim(${column(field)}) = '' OR (trim(coalesce(${translations} ->> ${path('')}, '')) <> '' AND coalesce(${state} ->> ${path('.state')}, '') <> 'draft'))`;
  });
  const source = column('sourceLanguage') ?? sql.raw(`'${DEFAULT_LANGUAGE}'`);
  return sql`(SELECT json_group_array(language.value) FROM json_each(${JSON.stringify(LANGUAGES)}) AS language
    WHERE language.value = ${source} OR (${sql.join(isRead, sql` AND `)}))`.mapWith(
    JSON.parse,
  ) as SQL<Language[]>;
}

/** The languages of a row whose answer lacks a key field, for an answer in one language. */
export const languageColumn = (
  language: Language | undefined,
  table: object,
  keyFields: readonly string[],
): { languages?: SQL.Aliased<Language[]> } =>
  language ? { languages: publicLanguages(table, keyFields).as('languages') } : {};

/** A field's text as the administration shows it: the rule of `localize` in SQL. The column itself where it has no translations. */
export function textIn(language: Language, column: SQLiteColumn): SQL {
  const translations = columnOf(column.table, 'translations');
  const texts = [...new Set([language, FALLBACK_LANGUAGE])].map(
    (one) => sql`nullif(trim(${translations} ->> ${pathTo(column.name, one)}), '')`,
  );
  return translations ? sql`coalesce(${sql.join(texts, sql`, `)}, ${column})` : sql`${column}`;
}

/** The current time in the format of timestamp columns. */
export const NOW = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

/** Path in the bucket of an image reference, which may contain a focal point: the rule of `picturePath`. */
export const storedPath = (address: SQL | SQLiteColumn) =>
  sql`iif(${address} GLOB '*~[0-9a][0-9a]', substr(${address}, 1, length(${address}) - 3), ${address})`;

/** Alternative texts of a row's images by path, in each language. */
export const pictureTexts = (
  picture: SQLiteColumn,
  gallery?: SQLiteColumn,
): SQL<Record<string, InLanguages<string>>> => {
  const shown = gallery
    ? sql`json_insert(${gallery}, '$[#]', ${picture})`
    : sql`json_array(${picture})`;
  return sql`(SELECT json_group_object(images.path, json(images.alt)) FROM images
    WHERE images.path IN (SELECT ${storedPath(sql`shown.value`)} FROM json_each(${shown}) AS shown))`.mapWith(
    JSON.parse,
  ) as SQL<Record<string, InLanguages<string>>>;
};

/** The dominant colour of a row's first image, as `#rrggbb`; null when it is not in the library. */
export const pictureTint = (picture: SQLiteColumn) =>
  sql<
    string | null
  >`(SELECT images.dominant_color FROM images WHERE images.path = ${storedPath(picture)})`;

/** All translated fields of an entity's schema. */
export const translatedFields = <T>(input: {
  entries: { translations: { wrapped: { entries: T } } };
}) => Object.keys(input.entries.translations.wrapped.entries as object) as (keyof T & string)[];

/**
 * A column of a joined table with an alias. D1 returns rows of batches keyed by column name, so two columns called `name` would collide.
 */
export const aliased = <C extends SQLiteColumn>(column: C, alias: string) =>
  sql<C['_']['data']>`${column}`.mapWith(column).as(alias);

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
const FOLDS = Object.entries(ACCENTED).flatMap(([plain, accented]) =>
  [...accented].map((letter): [string, string] => [letter, plain]),
);

/** Lower case without accents, so that «mao» finds «Maó»: in JavaScript, and equally in SQL, which has no such function. */
export const foldText = (text: string) =>
  FOLDS.reduce(
    (folded, [letter, plain]) => folded.replaceAll(letter, plain),
    text.normalize('NFC'),
  ).toLowerCase();
export const folded = (text: SQL): SQL =>
  sql`lower(${FOLDS.reduce((inner, [letter, plain]) => sql`replace(${inner}, ${sql.raw(`'${letter}', '${plain}'`)})`, text)})`;

/** Words of a search that are used. */
const MAX_WORDS = 5;

/**
 * Whether each word of `text` occurs in one of the columns, which may be null; arrays and translations are searched in their stored form.
 */
export function containsWords(
  columns: readonly (SQL | SQLiteColumn)[],
  text: string,
): SQL | undefined {
  const all = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  const words = foldText(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return and(...words.map((word) => sql`instr(${folded(all)}, ${word}) > 0`));
}
