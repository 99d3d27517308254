import { type SQL, sql } from 'drizzle-orm';
import { isSearchable, searchWords } from '#contract/search.ts';

type Searched = 'trip' | 'destination' | 'post';

const MAX_WORDS = 8;

/** Every word as the beginning of one; quoted, so that nothing in it is syntax. */
const allWords = (wish: string) =>
  searchWords(wish)
    .slice(0, MAX_WORDS)
    .map((word) => `"${word}"*`)
    .join(' ');

const idsMatching = (kind: Searched, match: string) => sql`(SELECT ref_id FROM search WHERE search MATCH ${match} AND kind = ${kind})`;

/**
 * Conditions over the full-text table of migration 0002, for a list that keeps its own filters and order:
 * `anywhere` in the texts of any language, `named` in names and other spellings only. Undefined when there is nothing to look for.
 */
export function fullText(kind: Searched, id: SQL, wish: string | undefined): { anywhere: SQL; named: SQL } | undefined {
  if (wish === undefined) return undefined;
  if (!isSearchable(wish)) return { anywhere: sql`0 = 1`, named: sql`0 = 1` };
  const words = allWords(wish);
  return {
    anywhere: sql`${id} IN ${idsMatching(kind, words)}`,
    named: sql`${id} IN ${idsMatching(kind, `{title aliases} : (${words})`)}`,
  };
}
