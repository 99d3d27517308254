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

/** Those that a text may mean, the likeliest first; all of them for an empty one. */
export function findPlaces<P extends Named>(places: readonly P[], text: string): P[] {
  const wish = foldName(text);
  if (wish === '') return text.trim() === '' ? [...places] : [];
  return (
    places
      // Of two that begin alike the shorter one is meant.
      .map((place) => ({
        place,
        score: Math.min(...spellings(place).map((spelling) => rank(spelling, wish) + spelling.length / MAX_NAME_LENGTH)),
      }))
      .filter(({ score }) => score < NO_MATCH)
      .sort((a, b) => a.score - b.score)
      .map(({ place }) => place)
  );
}

/** The place that an address means by number or by name in any spelling. */
export const placeMeant = <P extends Named & { id: number }>(places: readonly P[], text: string | undefined): P | undefined =>
  text === undefined || text.trim() === ''
    ? undefined
    : (places.find(({ id }) => String(id) === text.trim()) ?? findPlaces(places, text)[0]);
