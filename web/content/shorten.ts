/** Cards cut descriptions here. */
export const CARD_TEXT_LENGTH = 150;

let segmenter: Intl.Segmenter | undefined;

/** Cuts to `length` characters as people count them (graphemes) and appends an ellipsis when something was cut. */
export function shorten(text: string, length = CARD_TEXT_LENGTH): string {
  if (text.length <= length) return text;
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
