/** Letters that do not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const spell = (text: string, letters: Readonly<Record<string, string>>) =>
  [...text].map((letter) => letters[letter] ?? letter).join('');

/** Lower case, without accents and signs. */
const fold = (word: string) =>
  spell(word.toLowerCase(), LETTERS)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A word's spellings: without its accents, and with `ue` for `ü`. */
function spellings(word: string): string[] {
  const composed = word.normalize('NFC').toLowerCase();
  return [fold(composed), fold(spell(composed, UMLAUTS))].filter(Boolean);
}

const wordsOf = (name: string) => name.split(/\s+/).filter((word) => fold(word) !== '');
const partsOf = (name: string) =>
  name.split(/[\s\p{Pd}'’·.]+/u).filter((part) => fold(part) !== '');

/** Whether every word of `surname` is a word of `name`; accents, case and signs do not count. */
export function hasSurname(name: string | null, surname: string): boolean {
  if (name === null || wordsOf(surname).length === 0) return false;
  const known = new Set([...wordsOf(name), ...partsOf(name)].flatMap(spellings));
  const isKnown = (word: string) => spellings(word).some((spelling) => known.has(spelling));
  return wordsOf(surname).every(isKnown) || partsOf(surname).every(isKnown);
}
