import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isSearchable, searchWords } from '#contract/content/search.ts';

type Searched = 'trip' | 'destination' | 'post';

/** Further words do not narrow the result. */
const MAX_WORDS = 8;
/** Prefixes of up to this many letters have an index each (migration 0008), so a lookup is fast however many words match. */
const INDEXED_LETTERS = 12;
/** A list reads this many matches at most, and counts no further. */
export const MATCHES_LIMIT = 250;
/** Maximum number of rows to rank. */
const FEW = 100;
/** A query with more rows than this (an entity has one per language) is frequent if the first of them belong to few entities. */
const FREQUENT = 80;
const FREQUENT_WITHIN = 500;

/** The number of a full-text row is (id * 8 + kind) * 4 + language; using the number avoids reading the row. */
const KIND_NUMBER: Record<Searched, number> = { trip: 0, destination: 1, post: 2 };

/** A visitor's search as FTS5 queries: `all` its words must occur, or `any` of them. */
type SearchQuestion = { all: string; any: string };

/**
 * Every word as a prefix; of a very long word its first letters. A single letter inside (Arenal d’en Castell) is matched exactly; the last
 * one may be the start of a word. Words are quoted, so that they contain no syntax. Undefined: too short to search for.
 */
export function searchQuestion(text: string): SearchQuestion | undefined {
  if (!isSearchable(text)) return undefined;
  const words = searchWords(text).slice(0, MAX_WORDS);
  const beginnings = words.map((word, place) => {
    const letters = [...word].slice(0, INDEXED_LETTERS).join('');
    return word.length > 1 || place === words.length - 1 ? `"${letters}"*` : `"${letters}"`;
  });
  return { all: beginnings.join(' '), any: beginnings.join(' OR ') };
}

/** The query restricted to names and other spellings. */
export const inNames = (question: string): string => `{title aliases} : (${question})`;

/** Whether few rows match a query; it stops counting after that. */
export const isFew = (question: string): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM search WHERE search MATCH ${question} LIMIT ${FEW + 1})) <= ${FEW}`;

/** Matches nothing, without a search. */
export const NOTHING = '""';

/** The rows of one kind that match a query; the row number contains the language and the entity (its id times 32). */
const rowsOf = (kind: Searched, question: SQL | string): SQL =>
  sql`search WHERE search MATCH ${question} AND rowid / 4 % 8 = ${KIND_NUMBER[kind]}`;

/** The first entities that match a query in the texts of any language. */
export const firstFound = (kind: Searched, question: SQL | string): SQL =>
  sql`SELECT DISTINCT rowid / 32 FROM ${rowsOf(kind, question)} LIMIT ${MATCHES_LIMIT}`;

/** Whether a given entity matches a query. The numbers are part of the SQL text: a bound one is a float, and FTS5 would scan all rows. */
export const isMatch = (kind: Searched, id: SQLWrapper, question: string): SQL => {
  const first = sql`${id} * 32 + ${sql.raw(String(KIND_NUMBER[kind] * 4))}`;
  return sql`EXISTS (SELECT 1 FROM search WHERE search MATCH ${question} AND rowid BETWEEN ${first} AND ${first} + 3)`;
};

/**
 * Whether so many entities match a query that a scan in list order soon finds one. Evaluated only if `isWorthIt`. An aggregate, so that
 * SQLite computes it once where a statement refers to it several times.
 */
export const isFrequent = (kind: Searched, question: string, isWorthIt: SQL): SQL =>
  sql`SELECT count(*) > ${FREQUENT} AND max(rowid) - min(rowid) < ${FREQUENT_WITHIN} * 32 AS is_frequent
    FROM (SELECT rowid FROM ${rowsOf(kind, question)} LIMIT iif(${isWorthIt}, ${FREQUENT + 1}, 0))`;

/**
 * Conditions over the full-text table for a list with its own filters and order: `anywhere` in the texts of any language, `named` in names
 * and other spellings only. Undefined when there is no search.
 */
export function fullText(
  kind: Searched,
  id: SQLWrapper,
  query: string | undefined,
): { anywhere: SQL; named: SQL } | undefined {
  if (query === undefined) return undefined;
  const question = searchQuestion(query)?.all ?? NOTHING;
  return {
    anywhere: sql`${id} IN (${firstFound(kind, question)})`,
    named: sql`${id} IN (${firstFound(kind, inNames(question))})`,
  };
}
