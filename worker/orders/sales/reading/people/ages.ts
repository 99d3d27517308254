import { anyOf, blanked } from '../fold.ts';
import { PEOPLE_WORDS as WORDS } from './words.ts';

/** After a number that is an age. */
export const AGE_UNIT = '(?:anos?|anys?|jahren?|jahre|jahrige|j\\b\\.?|years?|yrs?|y\\/?o\\b)';
const LIST = '(\\d{1,2}(?:\\s*(?:,|y|e|i|and|und|u\\.|&|\\/|o|\\+)\\s*\\d{1,2})*)';
const SEVERAL = LIST.replace('*)', '+)');
const AGES = [
  // «la neta de 14»
  new RegExp(
    `(?<=\\b(?:${anyOf(WORDS.children)}) (?:de|d'|von|mit|of|aged) ?)${LIST}\\b(?![.:/]\\d| ?(?:€|eur))`,
    'g',
  ),
  new RegExp(`(?<![\\d-])${LIST}\\s*(?:-?\\s*)${AGE_UNIT}`, 'g'),
  new RegExp(
    `\\b(?:aged?|ages|edad(?:es)?:?|alter:?|im alter von|d'edat|edats:?)\\s*${LIST}(?!\\s*[-+]|\\d)`,
    'g',
  ),
];

const yearsIn = (list: string) => (list.match(/\d{1,2}/g) ?? []).map(Number);

/** Ages of children, and the text without them; `4-12` and `13+` say who is a child and not how old one is. */
export function agesIn(text: string): { ages: number[]; rest: string } {
  let rest = text.replace(
    /\(?(?:ages?|edad(?:es)?|alter|edats?)?\s*\d{1,2}\s*(?:-|to|a|bis)\s*\d{1,2}(?:\s*(?:anos?|anys?|jahren?|jahre|years?|yrs?))?\)?|\(?(?:ages?|ab|from|desde|des de)?\s*\d{1,2}\s*\+\)(?!\s*\d)|(?:\(|\b(?:ages?|ab|from|desde|des de) )\d{1,2} \+(?!\s*\d)|\d{1,2}\+(?!\s*\d)|\b(?:ab|from|desde|des de|unter|under)\s+\d{1,2}\s*(?:anos?|anys?|jahren?|years?)/g,
    (part, at: number) =>
      /[()]|age|edad|edat|alter|ano|any|jahr|year|yrs|\+/.test(part) ||
      /[(]\s*$/.test(text.slice(0, at))
        ? ' '.repeat(part.length)
        : part,
  );
  const ages: number[] = [];
  for (const pattern of AGES)
    for (const match of [...rest.matchAll(pattern)]) {
      ages.push(...yearsIn(match[1] ?? ''));
      rest = blanked(rest, match.index, match[0].length);
    }
  // «Kinder (5 und 8)», «my son (6)», «kids 4, 8 and 10»
  const child = anyOf([...WORDS.children, ...WORDS.infants]);
  const inBrackets = new RegExp(
    `(?:${child})\\s*(?:\\(\\s*${LIST}\\s*\\)|(?<=(?:${child}) )${SEVERAL})`,
    'g',
  );
  for (const match of [...rest.matchAll(inBrackets)]) {
    const list = match[1] ?? match[2] ?? '';
    ages.push(...yearsIn(list));
    const start = match[0].search(/[(\d]/);
    rest = blanked(rest, match.index + start, match[0].length - start);
  }
  return { ages: ages.filter((age) => age < 18), rest };
}
