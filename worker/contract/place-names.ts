import type { InLanguages } from './translation.ts';

/** Lower case, without accents, apostrophes and the like: `Maó` and `MAO` are one, so are `Cala’n Bosch` and `Cala n Bosch`. */
export const foldName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Named = { name: string; aliases?: readonly string[]; translations?: { name?: InLanguages<string> | null | undefined } };

const spellings = ({ name, aliases = [], translations }: Named) =>
  [name, ...Object.values(translations?.name ?? {}), ...aliases].filter((text): text is string => typeof text === 'string').map(foldName);

const NO_MATCH = 4;
/** More than any name has. */
const MAX_NAME_LENGTH = 1000;

/** 0: the very name, 1: its beginning, 2: written together, 3: beginnings of its words. */
function rank(spelling: string, wish: string): number {
  if (spelling === wish) return 0;
  if (spelling.startsWith(wish)) return 1;
  if (spelling.replaceAll(' ', '').startsWith(wish.replaceAll(' ', ''))) return 2;
  const words = spelling.split(' ');
  return wish.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 3 : NO_MATCH;
}

/** Letters to insert, leave out, change or swap with their neighbour to make one word of the other. */
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

/** Longest text that is looked at for mistakes, in letters; nobody types more of a name. */
const MAX_WISH_LENGTH = 80;
const allowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);
const isMeant = (typed: string, word: string) => {
  const most = Math.min(allowed(typed), allowed(word));
  return typed === word || (most > 0 && Math.abs(typed.length - word.length) <= most && mistakes(typed, word) <= most);
};

/** Every word of the text is one of the name, give or take a letter: `Galdanna`, `Ciutadela`. */
const isMisspelt = (spelling: string, wish: string) => {
  const words = spelling.split(' ');
  return wish.split(' ').every((typed) => words.some((word) => isMeant(typed, word)));
};
/** Among other words shorter ones are met by a mistake too easily: `Es Migjorn Gran` is not Es Grau. */
const MISTAKEN_AMONG_OTHERS = 6;
/** The text names the place among other words: `Son Bou hotel`, `Maó centro`. Names of one or two letters would be met by chance. */
const isWithin = (spelling: string, wish: string) => {
  const typed = wish.split(' ');
  const isMet = (word: string) => typed.some((one) => one === word || (word.length >= MISTAKEN_AMONG_OTHERS && isMeant(one, word)));
  return spelling.length > 2 && spelling.split(' ').every(isMet);
};

type Scored<P> = { place: P; score: number };
const ordered = <P>(scored: Scored<P>[]) =>
  scored
    .filter(({ score }) => score < NO_MATCH)
    .sort((a, b) => a.score - b.score)
    .map(({ place }) => place);

/** Those that a text may mean, the likeliest first; all of them for an empty one. Mistakes are forgiven only where nothing else fits. */
export function findPlaces<P extends Named>(places: readonly P[], text: string): P[] {
  const wish = foldName(text);
  if (wish === '') return text.trim() === '' ? [...places] : [];
  const known = places.map((place) => ({ place, names: spellings(place) }));
  // Of two that begin alike the shorter one is meant.
  const found = ordered(
    known.map(({ place, names }) => ({ place, score: Math.min(...names.map((name) => rank(name, wish) + name.length / MAX_NAME_LENGTH)) })),
  );
  if (found.length > 0 || wish.length > MAX_WISH_LENGTH) return found;
  const lengths = (isMet: typeof isWithin) =>
    known.map(({ place, names }) => ({ place, met: names.filter((name) => isMet(name, wish)).map(({ length }) => length) }));
  const misspelt = ordered(
    lengths(isMisspelt).map(({ place, met }) => ({ place, score: met.length > 0 ? Math.min(...met) / MAX_NAME_LENGTH : NO_MATCH })),
  );
  // The longer the name that was met among other words, the surer.
  return misspelt.length > 0
    ? misspelt
    : ordered(lengths(isWithin).map(({ place, met }) => ({ place, score: met.length > 0 ? -Math.max(...met) : NO_MATCH })));
}

/** The place that an address means by number or by name in any spelling. */
export const placeMeant = <P extends Named & { id: number }>(places: readonly P[], text: string | undefined): P | undefined =>
  text === undefined || text.trim() === ''
    ? undefined
    : (places.find(({ id }) => String(id) === text.trim()) ?? findPlaces(places, text)[0]);
