import { type SQL, sql } from 'drizzle-orm';
import { isSearchable, searchWords } from '#contract/search.ts';

type Searched = 'trip' | 'destination' | 'post';

const MAX_WORDS = 8;
/** Words that more rows than these share narrow nothing: what is done about them must not depend on how many there are. */
const COMMON_ROWS = 1000;
/** The first so many things that are found are looked at, and no list counts further. */
const MATCHES_LIMIT = 250;

/** A row of the full-text table has the number (id * 8 + kind) * 4 + language; asking the number spares reading the row. */
const KIND_NUMBER: Record<Searched, number> = { trip: 0, destination: 1, post: 2 };

/** Words are quoted, so that nothing in them is syntax. */
const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`);

/** Whether more than `COMMON_ROWS` rows satisfy a question; it is not asked further than that. */
export const hasMany = (question: string): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM search WHERE search MATCH ${question} LIMIT ${COMMON_ROWS + 1})) > ${COMMON_ROWS}`;

/** Whether one of the words stands in very many rows. Whole words are looked up row by row; beginnings of long words would all be gathered first. */
export const hasCommonWord = (words: readonly string[]): SQL => hasMany(quoted(words).join(' OR '));

/** The words as they are, the last of several as the beginning of one. */
export const wholeWords = (words: readonly string[]): string => quoted(words).join(' ') + (words.length > 1 ? '*' : '');

const idsMatching = (kind: Searched, question: SQL) =>
  sql`(SELECT DISTINCT rowid / 32 FROM search WHERE search MATCH ${question} AND rowid / 4 % 8 = ${KIND_NUMBER[kind]} LIMIT ${MATCHES_LIMIT})`;

/**
 * Conditions over the full-text table of migration 0002, for a list that keeps its own filters and order:
 * `anywhere` in the texts of any language, `named` in names and other spellings only. Undefined when there is nothing to look for.
 * Every word is the beginning of one, unless it is a common one.
 */
export function fullText(kind: Searched, id: SQL, wish: string | undefined): { anywhere: SQL; named: SQL } | undefined {
  if (wish === undefined) return undefined;
  if (!isSearchable(wish)) return { anywhere: sql`0 = 1`, named: sql`0 = 1` };
  const words = searchWords(wish).slice(0, MAX_WORDS);
  const beginnings = quoted(words)
    .map((word) => `${word}*`)
    .join(' ');
  const among = (column: string) =>
    sql`${id} IN ${idsMatching(kind, sql`iif(${hasCommonWord(words)}, ${`${column}(${wholeWords(words)})`}, ${`${column}(${beginnings})`})`)}`;
  return { anywhere: among(''), named: among('{title aliases} : ') };
}
