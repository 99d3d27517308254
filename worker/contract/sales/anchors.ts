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
    .replace(/[^\S\n]*…[^\S\n]*/g, ANYTHING)
    // Next to anything a line ends where it ends: what may be split at each blank takes for ever to match.
    .replace(/(?<=…)\n|\n(?=…)/g, '\\n')
    .replace(/\s+/g, '\\s+')
    .replaceAll(ANYTHING, '[^\\n]{0,120}');

/** How often a text stands in another one, whatever its blanks, lines and capitals. */
export const occurrences = (text: string, part: string): number =>
  part.trim() === '' ? 0 : [...text.matchAll(new RegExp(escaped(part), 'giu'))].length;

/** The different values that an anchor finds; more than one contradict each other. */
export function anchoredValues(text: string, { before, after }: SaleAnchor): string[] {
  const start = before.trim() === '' ? '^' : `${escaped(before)}[ ]?`;
  const value =
    after.trim() === '' ? `([^\\n]+)` : `([^]{1,${MAX_VALUE}}?)(?=\\s*${escaped(after)})`;
  const pattern = new RegExp(`${start}\\s?${value}`, 'giu');
  const values = [...text.matchAll(pattern)]
    .map(([, found = '']) => found.trim())
    .filter(({ length }) => length <= MAX_VALUE);
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

/** A line above a part, without what is of that mail alone: the label before a colon, the first word of a short line; a long one is whatever stands there. */
function lineAbove(line: string): string {
  const label = /^[^:\d]{2,40}:/.exec(line)?.[0];
  if (label) return label === line ? line : `${label} ${ANYTHING}`;
  const [first = '', ...others] = line.split(' ');
  if (others.length === 0) return /\d/.test(line) ? ANYTHING : line;
  return others.length > 2 || /\d/.test(first) ? ANYTHING : `${first} ${ANYTHING}`;
}

/** The label, with lines above it as `shown` while it is not the only one; undefined when those are not enough. */
function withLines(
  text: string,
  label: string,
  lines: readonly string[],
  shown: (line: string) => string,
): string | undefined {
  let all = label;
  let before = label;
  const isOnly = () => before !== '' && occurrences(text, before) === 1;
  for (const line of lines) {
    if (isOnly()) break;
    all = `${shown(line)}\n${all}`.trim();
    // What may be any line says nothing at the beginning.
    before = all.replace(/^(?:\s*…)+\s*/, '');
  }
  return lines.length === 0 || isOnly() ? before : undefined;
}

/** The label before a marked part, with lines before it while it is not the only one. */
function textBefore(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  const label = labelIn(lines.pop() ?? '');
  const above = lines.reverse().slice(0, MAX_LINES_BEFORE);
  return (
    withLines(text, label, above, lineAbove) ??
    withLines(text, label, above, (line) => line) ??
    [...above.toReversed(), label].join('\n').trim()
  );
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
