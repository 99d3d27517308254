import { type SQL, sql } from 'drizzle-orm';
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

/**
 * Conditions over the full-text table, for a list that keeps its own filters and order: `anywhere` in the texts of any language,
 * `named` in names and other spellings only. Undefined when there is nothing to look for.
 */
export function fullText(kind: Searched, id: SQL, wish: string | undefined): { anywhere: SQL; named: SQL } | undefined {
  if (wish === undefined) return undefined;
  const question = searchQuestion(wish);
  if (!question) return { anywhere: sql`0 = 1`, named: sql`0 = 1` };
  const among = (asked: string) =>
    sql`${id} IN (SELECT DISTINCT rowid / 32 FROM search WHERE search MATCH ${asked} AND rowid / 4 % 8 = ${KIND_NUMBER[kind]} LIMIT ${MATCHES_LIMIT})`;
  return { anywhere: among(question.all), named: among(inNames(question.all)) };
}
