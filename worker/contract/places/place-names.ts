import type { InLanguages } from '../languages/translation.ts';

/** Lower case, without accents, apostrophes and the like: `Maó` equals `MAO`, and `Cala’n Bosch` equals `Cala n Bosch`. */
export const foldName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Named = {
  name: string;
  aliases?: readonly string[];
  translations?: { name?: InLanguages<string> | null | undefined };
};

const spellings = ({ name, aliases = [], translations }: Named) =>
  [name, ...Object.values(translations?.name ?? {}), ...aliases]
    .filter((text): text is string => typeof text === 'string')
    .map(foldName);

const NO_MATCH = 4;
/** Longer than any name. */
const MAX_NAME_LENGTH = 1000;

/** 0: exact match, 1: prefix, 2: match without spaces, 3: prefixes of its words. */
function rank(spelling: string, query: string): number {
  if (spelling === query) return 0;
  if (spelling.startsWith(query)) return 1;
  if (spelling.replaceAll(' ', '').startsWith(query.replaceAll(' ', ''))) return 2;
  const words = spelling.split(' ');
  return query.split(' ').every((part) => words.some((word) => word.startsWith(part)))
    ? 3
    : NO_MATCH;
}

/** Letters to insert, delete, replace or swap with their neighbour to turn one word into the other. */
function mistakes(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [above = [], last = []] = [rows[i - 1], rows[i - 2]];
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (above[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (above[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (last[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Longest text that is checked for typing errors, in letters; no typed name is longer. */
const MAX_QUERY_LENGTH = 80;
const allowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);
const isMeant = (typed: string, word: string) => {
  const most = Math.min(allowed(typed), allowed(word));
  return (
    typed === word ||
    (most > 0 && Math.abs(typed.length - word.length) <= most && mistakes(typed, word) <= most)
  );
};

/** Every word of the text is a word of the name, with at most one wrong letter: `Galdanna`, `Ciutadela`. */
const isMisspelt = (spelling: string, query: string) => {
  const words = spelling.split(' ');
  return query.split(' ').every((typed) => words.some((word) => isMeant(typed, word)));
};
/** Among other words, shorter names match by a typing error too easily: `Es Migjorn Gran` is not Es Grau. */
const MISTAKEN_AMONG_OTHERS = 6;
/** The text contains the name among other words: `Son Bou hotel`, `Maó centro`. Names of one or two letters would match by chance. */
const isWithin = (spelling: string, query: string) => {
  const typed = query.split(' ');
  const isMet = (word: string) =>
    typed.some(
      (one) => one === word || (word.length >= MISTAKEN_AMONG_OTHERS && isMeant(one, word)),
    );
  return spelling.length > 2 && spelling.split(' ').every(isMet);
};

type Scored<P> = { place: P; score: number };
const ordered = <P>(scored: Scored<P>[]) =>
  scored
    .filter(({ score }) => score < NO_MATCH)
    .sort((a, b) => a.score - b.score)
    .map(({ place }) => place);

/**
 * The places that a text may mean, most likely first; all of them for an empty text. Typing errors are tolerated only when nothing else
 * matches.
 */
export function findPlaces<P extends Named>(places: readonly P[], text: string): P[] {
  const query = foldName(text);
  if (query === '') return text.trim() === '' ? [...places] : [];
  const known = places.map((place) => ({ place, names: spellings(place) }));
  // Of two names with the same beginning the shorter one comes first.
  const found = ordered(
    known.map(({ place, names }) => ({
      place,
      score: Math.min(...names.map((name) => rank(name, query) + name.length / MAX_NAME_LENGTH)),
    })),
  );
  if (found.length > 0 || query.length > MAX_QUERY_LENGTH) return found;
  const lengths = (isMet: typeof isWithin) =>
    known.map(({ place, names }) => ({
      place,
      met: names.filter((name) => isMet(name, query)).map(({ length }) => length),
    }));
  const misspelt = ordered(
    lengths(isMisspelt).map(({ place, met }) => ({
      place,
      score: met.length > 0 ? Math.min(...met) / MAX_NAME_LENGTH : NO_MATCH,
    })),
  );
  // The longer the name found among other words, the more certain the match.
  return misspelt.length > 0
    ? misspelt
    : ordered(
        lengths(isWithin).map(({ place, met }) => ({
          place,
          score: met.length > 0 ? -Math.max(...met) : NO_MATCH,
        })),
      );
}

/** Words of a text that belong to none of the place's names: `Audax` in `Audax Cala Galdana`. */
export function remainingWords(place: Named, text: string): string[] {
  const own = spellings(place).flatMap((name) => name.split(' '));
  return foldName(text)
    .split(' ')
    .filter(
      (typed) =>
        typed !== '' && !own.some((word) => word.startsWith(typed) || isMeant(typed, word)),
    );
}

/** The place that a URL names by number or by name in any spelling. */
export const placeMeant = <P extends Named & { id: number }>(
  places: readonly P[],
  text: string | undefined,
): P | undefined =>
  text === undefined || text.trim() === ''
    ? undefined
    : (places.find(({ id }) => String(id) === text.trim()) ?? findPlaces(places, text)[0]);
