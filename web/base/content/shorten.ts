import { oneLine } from '#contract/texts/one-line.ts';

/** Length of descriptions on cards. */
export const CARD_TEXT_LENGTH = 150;
/** A first paragraph of at least this fraction of the length is shown alone: the next one would be cut off at its beginning. */
const ENOUGH = 0.4;

/** In this range each code unit is one grapheme; creating the first segmenter takes a phone 60 ms. */
const PLAIN = /^[\n\u0020-\u02ff\u2010-\u2027\u2030-\u205e€]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Splits into graphemes. */
function charactersOf(text: string): string[] {
  if (PLAIN.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

const ended = (text: string) => `${text.replace(/[\s.,;:–—|·-]+$/u, '')}…`;

/** As many characters as fit, up to a word boundary; a single longer word is cut. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = charactersOf(text);
  // A text shortened before ends with an ellipsis.
  if (characters.length <= length || (characters.length === length + 1 && text.endsWith('…')))
    return text;
  const room = characters.slice(0, length).join('');
  const lastSpace = room.search(/\s\S*$/);
  const endsAtWord = lastSpace < 1 || /^\s/.test(characters[length] ?? '');
  return endsAtWord ? ended(room) : ended(room.slice(0, lastSpace));
}

/** Shortens to `length` characters at a word boundary, or before a second paragraph, and appends an ellipsis if something was cut. */
export function shorten(text: string, length = CARD_TEXT_LENGTH): string {
  const line = oneLine(text);
  if (line.length <= length) return line;
  const [first = ''] = text.trim().split(/\n\s*\n/, 1);
  const alone = oneLine(first);
  return alone.length >= length * ENOUGH && alone.length < line.length && alone.length <= length
    ? ended(alone)
    : cut(line, length);
}
