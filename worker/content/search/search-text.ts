import { searchWords } from '#contract/content/search.ts';
import { oneLine } from '#contract/texts/one-line.ts';
import { cutText } from '#contract/texts/tidy-text.ts';

const EXCERPT_LENGTH = 160;

/** Lower case, without accents, words separated by one space. */
export const folded = (text: string) =>
  searchWords(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).join(' ');

/** Exact names (titles or other spellings) first, then titles with this prefix, then other spellings; the rest keeps its order. */
export function namesFirst<T extends { title: string; aliases: string }>(
  items: readonly T[],
  text: string,
): T[] {
  const query = folded(text);
  const distance = ({ title, aliases }: T) => {
    const [name, ...spellings] = [title, ...aliases.split('\n')].map(folded);
    if (name === query || spellings.includes(query)) return 0;
    if (name?.startsWith(query)) return 1;
    return spellings.some((spelling) => spelling.startsWith(query)) ? 2 : 3;
  };
  return items
    .map((item) => ({ item, distance: distance(item) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
}

/** The beginning of a text in one line, cut at a word boundary. */
export function excerptOf(text: string): string {
  const line = oneLine(text);
  if (line.length <= EXCERPT_LENGTH) return line;
  return `${cutText(line, EXCERPT_LENGTH).replace(/[\s.,;:(–-]*\s\S*$/u, '')}…`;
}
