import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isSearchable, searchWords } from '#contract/search.ts';

type Searched = 'trip' | 'destination' | 'post';

/** More words than these narrow nothing any more. */
const MAX_WORDS = 8;
/** Beginnings of one to so many letters have an index each (migration 0008): they are looked up, however many words begin so. */
const INDEXED_LETTERS = 12;
/** A list looks at the first so many things that are found, and counts no further. */
const MATCHES_LIMIT = 250;
/** So many rows are worth ranking. */
const FEW = 100;
/** A question with more rows than these (a thing has one in each language) is frequent if the first of them belong to so few things. */
const FREQUENT = 80;
const FREQUENT_WITHIN = 500;

/** A row of the full-text table has the number (id * 8 + kind) * 4 + language; asking the number spares reading the row. */
const KIND_NUMBER: Record<Searched, number> = { trip: 0, destination: 1, post: 2 };

/** What a visitor typed as FTS5 questions: `all` its words must occur, or `any` of them. */
type SearchQuestion = { all: string; any: string };

/**
 * Every word as the beginning of one; of a very long word its first letters. A single letter inside (Arenal d’en Castell) stands for
 * itself; the last one may be the start of a word. Words are quoted, so that nothing in them is syntax. Undefined: too little to look for.
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

/** The question about names and other spellings only. */
export const inNames = (question: string): string => `{title aliases} : (${question})`;

/** Whether few rows satisfy a question; it is not asked further than that. */
export const isFew = (question: string): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM search WHERE search MATCH ${question} LIMIT ${FEW + 1})) <= ${FEW}`;

/** Finds nothing, at once. */
export const NOTHING = '""';

/** The rows of one kind that satisfy a question; which language, and which thing (its number times 32), the row's number tells. */
const rowsOf = (kind: Searched, question: SQL | string): SQL =>
  sql`search WHERE search MATCH ${question} AND rowid / 4 % 8 = ${KIND_NUMBER[kind]}`;

/** The first things that satisfy a question, in the texts of any language. */
export const firstFound = (kind: Searched, question: SQL | string): SQL =>
  sql`SELECT DISTINCT rowid / 32 FROM ${rowsOf(kind, question)} LIMIT ${MATCHES_LIMIT}`;

/** Whether this very thing satisfies a question. The numbers are part of the text: a bound one is a float, and FTS5 would go through all rows. */
export const isMatch = (kind: Searched, id: SQLWrapper, question: string): SQL => {
  const first = sql`${id} * 32 + ${sql.raw(String(KIND_NUMBER[kind] * 4))}`;
  return sql`EXISTS (SELECT 1 FROM search WHERE search MATCH ${question} AND rowid BETWEEN ${first} AND ${first} + 3)`;
};

/**
 * Whether many things satisfy a question, close to one another: whoever goes through all of them soon meets one. Asked only if `isWorthIt`.
 * An aggregate, so that SQLite works it out once where a statement refers to it several times.
 */
export const isFrequent = (kind: Searched, question: string, isWorthIt: SQL): SQL =>
  sql`SELECT count(*) > ${FREQUENT} AND max(rowid) - min(rowid) < ${FREQUENT_WITHIN} * 32 AS is_frequent
    FROM (SELECT rowid FROM ${rowsOf(kind, question)} LIMIT iif(${isWorthIt}, ${FREQUENT + 1}, 0))`;

/**
 * Conditions over the full-text table, for a list that keeps its own filters and order: `anywhere` in the texts of any language,
 * `named` in names and other spellings only. Undefined when there is nothing to look for.
 */
export function fullText(kind: Searched, id: SQLWrapper, wish: string | undefined): { anywhere: SQL; named: SQL } | undefined {
  if (wish === undefined) return undefined;
  const question = searchQuestion(wish)?.all ?? NOTHING;
  return { anywhere: sql`${id} IN (${firstFound(kind, question)})`, named: sql`${id} IN (${firstFound(kind, inNames(question))})` };
}
