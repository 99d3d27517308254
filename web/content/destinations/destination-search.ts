import { linkOptions } from '@tanstack/react-router';
import { REGIONS, type Region } from '#contract/fields.ts';
import { cutText } from '#contract/texts/tidy-text.ts';

/** Search parameters of the list, as links write them. */
export type DestinationSearch = { region?: Region; tag?: string; q?: string; page?: `${number}` };

/** The list's filters, parsed from the URL. */
export type ParsedDestinationSearch = {
  region: Region | undefined;
  tag: string | undefined;
  q: string | undefined;
  page: number | undefined;
};

const MAX_TEXT = 80;
const text = (value: unknown) =>
  typeof value === 'string' ? cutText(value.trim(), MAX_TEXT) || undefined : undefined;

/** Invalid parameters are ignored; page one is omitted. */
export function parseDestinationSearch(search: Record<string, unknown>): ParsedDestinationSearch {
  const page =
    typeof search.page === 'string' || typeof search.page === 'number' ? String(search.page) : '';
  return {
    region: REGIONS.find((region) => region === search.region),
    tag: text(search.tag),
    q: text(search.q),
    page: /^\d{1,6}$/.test(page) && Number(page) > 1 ? Number(page) : undefined,
  };
}

/** Link to the list with some filters changed; changing a filter resets the page. */
export function destinationsLink(
  search: ParsedDestinationSearch,
  change: Partial<ParsedDestinationSearch> = {},
) {
  const { page, ...filters } = { ...search, page: undefined, ...change };
  const written: DestinationSearch = {
    ...filters,
    page: page !== undefined && page > 1 ? `${page}` : undefined,
  };
  return linkOptions({ to: '/destinations', search: written });
}
