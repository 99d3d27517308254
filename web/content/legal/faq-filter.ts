import type { FaqAnswer } from '#contract/content/documents.ts';

/** Lower case without accents, so that «equipaje», «EQUIPAJE» and «cancel·lació» without its dot match. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}·]/gu, '')
    .toLowerCase();

/** Questions that contain every search word in the question or its answer. */
export function filterFaq<T extends Pick<FaqAnswer, 'question' | 'answer'>>(
  entries: readonly T[],
  search: string,
): T[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ question, answer }) => {
    const text = folded(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
