import { linkOptions } from '@tanstack/react-router';
import { REGIONS } from '#contract/fields.ts';
import type { TripQuery } from '#contract/list-queries.ts';
import { TRIP_SORTS } from '#contract/list-values.ts';
import { cutText } from '#contract/tidy-text.ts';
import { DURATION_CLASSES, type TripType } from '#contract/trips.ts';

/** The list's filters as the address has them; `page` is 1 when it has none. */
export type TripFilters = Pick<TripQuery, 'destination' | 'type' | 'duration' | 'q' | 'sort' | 'page'>;

/** The list's search parameters as a link writes them. */
export type TripSearch = Partial<Omit<TripFilters, 'page'>> & { page?: `${number}` };

const MAX_TEXT = 80;
const MAX_PAGE = 100_000;

const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const text = (value: unknown) => cutText(plain(value).trim(), MAX_TEXT) || undefined;
const page = (value: unknown) => (/^\d{1,6}$/.test(plain(value)) ? Math.min(Math.max(Number(value), 1), MAX_PAGE) : 1);

/** What is wrong in an address is ignored: the same rule as the API's (`TripQuery`), without its schema, which every page would download. */
export function parseTripFilters(search: Record<string, unknown>): TripFilters {
  const type = text(search.type);
  const sort = TRIP_SORTS.find((one) => one === search.sort);
  return {
    destination: REGIONS.find((one) => one === search.destination),
    type: type === 'all' ? undefined : type,
    duration: DURATION_CLASSES.find((one) => one === search.duration),
    q: text(search.q),
    sort: sort === 'popular' ? undefined : sort,
    page: page(search.page),
  };
}

/** Search parameters of an address: undefined ones are left out. */
export const filterSearch = ({ page, ...filters }: TripFilters): TripSearch => ({ ...filters, page: page > 1 ? `${page}` : undefined });

/** Link to the list with some filters changed; a change starts at the first page. */
export const tripsLink = (filters: TripFilters, change: Partial<TripFilters> = {}) =>
  linkOptions({ to: '/trips', search: filterSearch({ ...filters, page: 1, ...change }) });

/** Does anything narrow the list? Order and page do not. */
export const isFiltered = ({ destination, type, duration, q }: TripFilters) =>
  [destination, type, duration, q].some((value) => value !== undefined);

/** The type that a name in any language, a part of one or a slug means; the API decides alike. */
export function typeNamed(types: readonly TripType[], wanted: string | undefined): TripType | undefined {
  if (wanted === undefined) return undefined;
  const text = wanted.toLowerCase();
  const names = (type: TripType) => [type.name, ...Object.values(type.translations?.name ?? {})].map((name) => name?.toLowerCase() ?? '');
  return (
    types.find((type) => type.slug === text || names(type).includes(text)) ??
    types.find((type) => names(type).some((name) => name.includes(text)))
  );
}
