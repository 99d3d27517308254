import { cutText, tidyText } from '../texts/tidy-text.ts';

/** Parts of a mail that a template names. */
export const SALE_FIELDS = [
  ...(['reference', 'trip', 'option', 'day', 'time', 'people', 'adults', 'children'] as const),
  ...(['infants', 'name', 'phone', 'email', 'net', 'notes'] as const),
] as const;
export type SaleField = (typeof SALE_FIELDS)[number];

/** Where a field stands: between two texts. An empty `after` is the end of the line, an empty `before` the beginning of the mail. */
export type SaleAnchor = { field: SaleField; before: string; after: string };

export const MAX_SALE_TEXT = 50_000;
const MAX_VALUE = 300;
const MAX_LINES_BEFORE = 4;

/** A mail's text as it is stored, shown and read: no blank lines, no marks of quotations, one blank between words. */
export const saleText = (text: string): string =>
  cutText(
    tidyText(text)
      .split('\n')
      .map((line) =>
        line
          .replace(/^(?:\s*>)+ ?/, '')
          .replace(/[\p{Zs}\t]+/gu, ' ')
          .trim(),
      )
      .filter((line) => line !== '')
      .join('\n'),
    MAX_SALE_TEXT,
  );

/** In the text before a part: whatever stands there on that line. */
const ANYTHING = '…';

/** A pattern of a text as whole words, whatever its blanks and lines. */
function escaped(text: string): string {
  const plain = text.trim();
  const [start, end] = [/^[\p{L}\d]/u.test(plain), /[\p{L}\d]$/u.test(plain)];
  return `${start ? '(?<![\\p{L}\\d])' : ''}${literal(plain)}${end ? '(?![\\p{L}\\d])' : ''}`;
}
const literal = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s*…\s*/g, ANYTHING)
    .replace(/\s+/g, '\\s+')
    .replaceAll(ANYTHING, '[^\\n]{0,120}');

/** How often a text stands in another one, whatever its blanks, lines and capitals. */
export const occurrences = (text: string, part: string): number =>
  part.trim() === '' ? 0 : [...text.matchAll(new RegExp(escaped(part), 'giu'))].length;

/** The different values that an anchor finds; more than one contradict each other. */
export function anchoredValues(text: string, { before, after }: SaleAnchor): string[] {
  const start = before.trim() === '' ? '^' : `${escaped(before)}[ ]?`;
  const end = after.trim() === '' ? '(?=\\n|$)' : `(?=\\s*${escaped(after)})`;
  const pattern = new RegExp(`${start}\\s?([^]{1,${MAX_VALUE}}?)${end}`, 'giu');
  const values = [...text.matchAll(pattern)].map(([, value = '']) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

const hasLetters = (text: string) => /\p{L}{3}/u.test(text);

/** The words before a part on its line; in a sentence those of its last clause. Figures are of that mail alone: the label is what stands after them, or around them. */
function labelIn(line: string): string {
  const cell = /(?:^|[|·•;]|\.\s)\s*([^|·•;]*)$/.exec(line)?.[1]?.trim() ?? line.trim();
  const phrase = /[,»”)]\s+((?:\p{L}+\s+)+\p{L}+:?)$/u.exec(cell)?.[1];
  if (phrase) return phrase;
  const words = cell.split(' ');
  const figure = words.findLastIndex((word) => /\d/.test(word));
  if (figure < 0) return cell.endsWith(':') ? cell : words.slice(-4).join(' ');
  const tail = [words[figure]?.replace(/^.*\d/, ''), ...words.slice(figure + 1)].join(' ').trim();
  if (hasLetters(tail)) return tail;
  const head = /^[^:]{2,40}:/.exec(cell)?.[0] ?? words[0] ?? '';
  return `${head} ${ANYTHING} ${tail}`;
}

/** The label before a marked part, with lines before it while it is not the only one. */
function textBefore(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  let before = labelIn(lines.pop() ?? '');
  for (let added = 0; added < MAX_LINES_BEFORE; added += 1) {
    const line = lines.pop();
    if (line === undefined || (before !== '' && occurrences(text, before) === 1)) break;
    before = `${line}\n${before}`.trim();
  }
  return before;
}

/** Whatever follows on the line up to its first figure, a few words at most. */
function textAfter(text: string, at: number): string {
  const rest = text.slice(at).split('\n', 1)[0] ?? '';
  const label = /^[^\d\n]*/.exec(rest)?.[0].trim() ?? '';
  return /\p{L}{2}/u.test(label) ? label.split(' ').slice(0, 2).join(' ') : '';
}

/** The anchor of a part that was marked in a mail, by its first place and the one after its last. */
export const anchorOf = (field: SaleField, text: string, from: number, to: number): SaleAnchor => ({
  field,
  before: textBefore(text, from),
  after: textAfter(text, to),
});
