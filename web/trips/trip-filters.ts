import * as v from 'valibot';
import { TripQuery } from '#contract/list-queries.ts';
import type { TripType } from '#contract/trips.ts';

/** The list's filters as the address has them; `page` is 1 when it has none. */
export type TripFilters = Pick<TripQuery, 'destination' | 'type' | 'duration' | 'q' | 'sort' | 'page'>;

/** What is wrong in an address is ignored: the same rule as the API's. */
export function parseTripFilters(search: Record<string, unknown>): TripFilters {
  const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  const texts = Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (isPlain(value) ? [[name, String(value)]] : [])));
  const { destination, type, duration, q, sort, page } = v.parse(TripQuery, texts);
  return { destination, type, duration, q, sort: sort === 'popular' ? undefined : sort, page };
}

/** Search parameters of an address: only what is set. */
export const filterSearch = ({ page, ...filters }: TripFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...filters, page: page > 1 ? String(page) : undefined }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/** Address of the list with some filters changed; a change starts at the first page. */
export function tripsAddress(filters: TripFilters, change: Partial<TripFilters> = {}): string {
  const query = new URLSearchParams(filterSearch({ ...filters, page: 1, ...change }));
  return query.size > 0 ? `/trips?${query}` : '/trips';
}

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
