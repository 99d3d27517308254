import { type SQL, sql } from 'drizzle-orm';
import { likePattern } from './columns.ts';

/** Letters of our four languages that a search should find without their marks; LIKE itself folds A to Z. */
const FOLDS: [from: string, to: string][] = [
  ...(['áa', 'àa', 'äa', 'ée', 'èe', 'íi', 'ïi', 'óo', 'òo', 'öo', 'úu', 'üu', 'ñn', 'çc'] as const).flatMap(
    ([from = '', to = '']): [string, string][] => [
      [from, to],
      [from.toUpperCase(), to],
    ],
  ),
  ['’', ' '],
  ["'", ' '],
  ['ß', 'ss'],
  ['·', ''],
];
/** Spanish and old spellings of names that the island writes in its own language. */
const OTHER_SPELLINGS: Record<string, string> = { mahon: 'mao', ciudadela: 'ciutadella', ferrerias: 'ferreries', binibeca: 'binibequer' };
const MAX_WORDS = 5;

const fold = (text: string) => FOLDS.reduce((folded, [from, to]) => folded.replaceAll(from, to), text);

/** Both texts of a table and what a visitor typed, without accents: every word must stand somewhere in the text. */
export function hasWords(text: SQL, wish: string): SQL {
  const folded = FOLDS.reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${sql.raw(`'${from.replaceAll("'", "''")}'`)}, ${sql.raw(`'${to}'`)})`,
    text,
  );
  const words = fold(wish.toLowerCase())
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => OTHER_SPELLINGS[word] ?? word);
  if (words.length === 0) return sql`1`;
  // The folding is done once a row, whatever the number of words.
  const conditions = words.map((word) => sql`words LIKE ${likePattern(word)} ESCAPE '\\'`);
  return sql`(SELECT ${sql.join(conditions, sql` AND `)} FROM (SELECT ${folded} AS words))`;
}
