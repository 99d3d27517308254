import { SEARCH_MAX_LENGTH } from '#contract/search.ts';

/** The text to look for; whatever else stands in the address is ignored. */
export function searchSearch(search: Record<string, unknown>): { q?: string } {
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return q === '' ? {} : { q };
}
