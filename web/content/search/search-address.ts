import { SEARCH_MAX_LENGTH } from '#contract/content/search.ts';
import { cutText } from '#contract/texts/tidy-text.ts';

export type SearchSearch = { q?: string };

/** The search text; other parameters are ignored. */
export function searchSearch(search: Record<string, unknown>): SearchSearch {
  const q =
    typeof search.q === 'string' || typeof search.q === 'number'
      ? cutText(String(search.q).trim(), SEARCH_MAX_LENGTH)
      : '';
  return q === '' ? {} : { q };
}
