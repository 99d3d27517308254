import { SEARCH_MAX_LENGTH } from '#contract/search.ts';
import { cutText } from '#contract/tidy-text.ts';

/** The text to look for; whatever else stands in the address is ignored. */
export function searchSearch(search: Record<string, unknown>): { q?: string } {
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? cutText(String(search.q).trim(), SEARCH_MAX_LENGTH) : '';
  return q === '' ? {} : { q };
}
