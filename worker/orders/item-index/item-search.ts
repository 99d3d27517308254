import { foldText } from '#core/db/columns.ts';

/** Words of a search that are used. */
const MAX_WORDS = 5;
/** The full-text table knows texts by three letters in a row. */
const LETTERS = 3;
/** A phone number, however it is written; digits next to letters are of a reference. */
const NUMBER = /(?<![\p{L}\d])\+?\d[\d\s().\-/]{4,}\d(?![\p{L}\d])/gu;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^0+/, '');

/** The words of a search, folded; a number is its digits, without the zeros that it may begin with. */
export const searchWords = (text: string): string[] =>
  foldText(text).replace(NUMBER, digitsOf).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/**
 * A search as a question of the full-text table: each word occurs somewhere in what is known of the guest; of one or two letters it begins a
 * word. What looks like a number may also be a reference of another system, as it is written.
 */
export function itemWords(text: string): string | undefined {
  const numbers = foldText(text).match(NUMBER) ?? [];
  const either = (word: string) => {
    const number = numbers.find((one) => word.includes(digitsOf(one)));
    const spellings = number ? [word, word.replace(digitsOf(number), number)] : [word];
    return `(${spellings.map((one) => quoted(one.padStart(LETTERS, ' '))).join(' OR ')})`;
  };
  return searchWords(text).map(either).join(' AND ') || undefined;
}

/** The same among items with these marks; of each name one of the values. */
export function itemQuestion(
  text: string,
  marks: Readonly<Record<string, readonly (string | number)[]>>,
): string {
  const named = Object.entries(marks).map(
    ([name, values]) => `(${values.map((value) => quoted(`|${name}=${value}|`)).join(' OR ')})`,
  );
  // A search for nothing finds nothing.
  return `{words} : (${itemWords(text) ?? '""'}) AND {marks} : (${named.join(' AND ')})`;
}
