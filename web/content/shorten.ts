/** Cards cut descriptions here. */
export const CARD_TEXT_LENGTH = 150;

/** Each of these is a character by itself; the first segmenter of all takes a phone's processor 60 ms. */
const PLAIN = /^[\n\u0020-\u02ff\u2010-\u2027\u2030-\u205e€]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Cuts to `length` characters as people count them (graphemes) and appends an ellipsis when something was cut. */
export function shorten(text: string, length = CARD_TEXT_LENGTH): string {
  if (text.length <= length) return text;
  if (PLAIN.test(text)) return `${text.slice(0, length)}…`;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const graphemes = [...segmenter.segment(text)];
  if (graphemes.length <= length) return text;
  return `${graphemes
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')}…`;
}

/** Rows as their cards show them, with no more of a description than that. */
export const shortenedCards = <T extends { description: string }>(rows: readonly T[]): T[] =>
  rows.map((row) => ({ ...row, description: shorten(row.description) }));

/** The same for a page of a list. */
export const withShortenedItems = <L extends { items: { description: string }[] }>(list: L): L => ({
  ...list,
  items: shortenedCards(list.items),
});
