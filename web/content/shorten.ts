import { oneLine } from '#contract/one-line.ts';

/** Cards cut descriptions here. */
export const CARD_TEXT_LENGTH = 150;
/** A first paragraph of this share of the length stands alone: the next would be begun only to be cut off. */
const ENOUGH = 0.4;

/** Each of these is a character by itself; the first segmenter of all takes a phone's processor 60 ms. */
const PLAIN = /^[\n\u0020-\u02ff\u2010-\u2027\u2030-\u205e€]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Characters as people count them (graphemes). */
function charactersOf(text: string): string[] {
  if (PLAIN.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

const ended = (text: string) => `${text.replace(/[\s.,;:–—|·-]+$/u, '')}…`;

/** As many characters as fit, up to the end of a word; a single longer word is cut. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = charactersOf(text);
  // One that was shortened before ends with its ellipsis.
  if (characters.length <= length || (characters.length === length + 1 && text.endsWith('…'))) return text;
  const room = characters.slice(0, length).join('');
  const lastSpace = room.search(/\s\S*$/);
  const isWhole = lastSpace < 1 || /^\s/.test(characters[length] ?? '');
  return isWhole ? ended(room) : ended(room.slice(0, lastSpace));
}

/** Cuts to `length` characters at the end of a word, or before a second paragraph, and appends an ellipsis when something was cut. */
export function shorten(text: string, length = CARD_TEXT_LENGTH): string {
  const whole = oneLine(text);
  if (whole.length <= length) return whole;
  const [first = ''] = text.trim().split(/\n\s*\n/, 1);
  const alone = oneLine(first);
  return alone.length >= length * ENOUGH && alone.length < whole.length && alone.length <= length ? ended(alone) : cut(whole, length);
}
