import { REGIONS, type Region } from '#contract/fields.ts';
import { cutText } from '#contract/tidy-text.ts';

/** The list's filters as the address has them. */
export type DestinationSearch = { region: Region | undefined; tag: string | undefined; q: string | undefined; page: number | undefined };

const MAX_TEXT = 80;
const text = (value: unknown) => (typeof value === 'string' ? cutText(value.trim(), MAX_TEXT) || undefined : undefined);

/** What is wrong in an address is ignored; the first page has no number. */
export function parseDestinationSearch(search: Record<string, unknown>): DestinationSearch {
  const page = typeof search.page === 'string' || typeof search.page === 'number' ? String(search.page) : '';
  return {
    region: REGIONS.find((region) => region === search.region),
    tag: text(search.tag),
    q: text(search.q),
    page: /^\d{1,6}$/.test(page) && Number(page) > 1 ? Number(page) : undefined,
  };
}

/** Address of the list with some filters changed; a change of filter starts at the first page. */
export function destinationsAddress(search: DestinationSearch, change: Partial<DestinationSearch> = {}): string {
  const wished = Object.entries({ ...search, page: undefined, ...change }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(wished.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `/destinations?${query}` : '/destinations';
}
