import { linkOptions } from '@tanstack/react-router';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import { TRIP_SORTS } from '#contract/admin/list-values.ts';
import { REGIONS } from '#contract/fields.ts';
import { cutText } from '#contract/texts/tidy-text.ts';
import { DURATION_CLASSES, type TripType } from '#contract/trips/trips.ts';

/** The list's filters, parsed from the URL; `page` defaults to 1. */
export type TripFilters = Pick<TripQuery, 'destination' | 'type' | 'duration' | 'q' | 'sort' | 'page'>;

/** Search parameters of the list, as links write them. */
export type TripSearch = Partial<Omit<TripFilters, 'page'>> & { page?: `${number}` };

const MAX_TEXT = 80;
const MAX_PAGE = 100_000;

const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const text = (value: unknown) => cutText(plain(value).trim(), MAX_TEXT) || undefined;
const page = (value: unknown) => (/^\d{1,6}$/.test(plain(value)) ? Math.min(Math.max(Number(value), 1), MAX_PAGE) : 1);

/** Invalid parameters are ignored: the same rule as the API's (`TripQuery`), without its schema, which every page would download. */
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

/** Search parameters for a URL: undefined ones are omitted. */
export const filterSearch = ({ page, ...filters }: TripFilters): TripSearch => ({ ...filters, page: page > 1 ? `${page}` : undefined });

/** Link to the list with some filters changed; a change resets the page. */
export const tripsLink = (filters: TripFilters, change: Partial<TripFilters> = {}) =>
  linkOptions({ to: '/trips', search: filterSearch({ ...filters, page: 1, ...change }) });

/** Whether any filter is active; order and page do not count. */
export const isFiltered = ({ destination, type, duration, q }: TripFilters) =>
  [destination, type, duration, q].some((value) => value !== undefined);

/** Finds a type by its name in any language, part of a name, or slug; same rule as the API. */
export function typeNamed(types: readonly TripType[], wanted: string | undefined): TripType | undefined {
  if (wanted === undefined) return undefined;
  const text = wanted.toLowerCase();
  const names = (type: TripType) => [type.name, ...Object.values(type.translations?.name ?? {})].map((name) => name?.toLowerCase() ?? '');
  return (
    types.find((type) => type.slug === text || names(type).includes(text)) ??
    types.find((type) => names(type).some((name) => name.includes(text)))
  );
}
