import { cutText } from '#contract/texts/tidy-text.ts';

/** `?q=` filters the questions, also without scripts. */
export type FaqSearch = { q?: string };

export const faqSearch = (search: Record<string, unknown>): FaqSearch =>
  typeof search.q === 'string' && search.q.trim() !== '' ? { q: cutText(search.q.trim(), 80) } : {};
