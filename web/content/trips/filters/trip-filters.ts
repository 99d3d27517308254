import { linkOptions } from '@tanstack/react-router';
import type { TripQuery } from '#contract/admin/list-queries.ts';
import { TRIP_SORTS } from '#contract/admin/list-values.ts';
import { isInHorizon } from '#contract/calendar.ts';
import { REGIONS } from '#contract/fields.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { cutText } from '#contract/texts/tidy-text.ts';
import {
  readAge,
  readFlag,
  readPeople,
  readPrice,
  TRIP_FLAGS,
  type TripFlag,
} from '#contract/trips/trip-facets.ts';
import { DURATION_CLASSES, type TripType } from '#contract/trips/trips.ts';

/** How the trips are shown; without a value as a list. */
export const TRIP_VIEWS = ['map', 'favourites'] as const;
export type TripView = (typeof TRIP_VIEWS)[number];

/** The list's filters, parsed from the URL; `page` defaults to 1. */
export type TripFilters = Omit<TripQuery, 'pageSize'> & { view?: TripView | undefined };

/** Search parameters of the list, as links write them. */
export type TripSearch = Partial<
  Pick<
    TripFilters,
    'destination' | 'type' | 'duration' | 'guide' | 'date' | 'from' | 'to' | 'q' | 'sort' | 'view'
  >
> &
  Partial<Record<'priceMin' | 'priceMax' | 'people' | 'age' | 'page', `${number}`>> &
  Partial<Record<TripFlag, '1'>>;

const MAX_TEXT = 80;
const MAX_PAGE = 100_000;

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const text = (value: unknown) => cutText(plain(value).trim(), MAX_TEXT) || undefined;
const flag = (value: unknown) => readFlag(plain(value));
const day = (value: unknown) => (isInHorizon(plain(value)) ? plain(value) : undefined);
const page = (value: unknown) =>
  /^\d{1,6}$/.test(plain(value)) ? Math.min(Math.max(Number(value), 1), MAX_PAGE) : 1;

/** Invalid parameters are ignored: the same rule as the API's (`TripQuery`), without its schema, which every page would download. */
export function parseTripFilters(search: Record<string, unknown>): TripFilters {
  const type = text(search.type);
  const sort = TRIP_SORTS.find((one) => one === search.sort);
  return {
    destination: REGIONS.find((one) => one === search.destination),
    type: type === 'all' ? undefined : type,
    duration: DURATION_CLASSES.find((one) => one === search.duration),
    priceMin: readPrice(plain(search.priceMin).trim()),
    priceMax: readPrice(plain(search.priceMax).trim()),
    people: readPeople(plain(search.people).trim()),
    guide: LANGUAGES.find((one) => one === search.guide),
    age: readAge(plain(search.age).trim()),
    ...{ families: flag(search.families), pickup: flag(search.pickup) },
    ...{ rain: flag(search.rain), wind: flag(search.wind) },
    date: day(search.date),
    from: day(search.from),
    to: day(search.to),
    q: text(search.q),
    sort: sort === 'popular' ? undefined : sort,
    view: TRIP_VIEWS.find((one) => one === search.view),
    page: page(search.page),
  };
}

const on = (value: true | undefined) => (value ? ('1' as const) : undefined);
const written = (value: number | undefined) =>
  value === undefined ? undefined : (`${value}` as const);

/** Search parameters for a URL: undefined ones are omitted. */
export const filterSearch = ({
  page,
  priceMin,
  priceMax,
  people,
  age,
  families,
  pickup,
  rain,
  wind,
  ...filters
}: TripFilters): TripSearch => ({
  ...filters,
  priceMin: written(priceMin),
  priceMax: written(priceMax),
  people: written(people),
  age: written(age),
  ...{ families: on(families), pickup: on(pickup), rain: on(rain), wind: on(wind) },
  page: page > 1 ? `${page}` : undefined,
});

/** Link to the list with some filters changed; a change resets the page. */
export const tripsLink = (filters: TripFilters, change: Partial<TripFilters> = {}) =>
  linkOptions({ to: '/trips', search: filterSearch({ ...filters, page: 1, ...change }) });

/** Link to the same trips without any filter; order and view stay. */
export const allTripsLink = ({ sort, view }: TripFilters) =>
  linkOptions({ to: '/trips', search: filterSearch({ ...parseTripFilters({}), sort, view }) });

/** The number of active filters; text, order, view and page do not count. */
export const countFilters = (filters: TripFilters) => {
  const { destination, type, duration, priceMin, priceMax, people, guide, age } = filters;
  const flags = TRIP_FLAGS.map((flag) => filters[flag]);
  return [
    ...[destination, type, duration, priceMin, priceMax, people, guide, age, ...flags],
    hasDays(filters) || undefined,
  ].filter((value) => value !== undefined).length;
};

/** Whether any filter or a text is active. */
export const isFiltered = (filters: TripFilters) =>
  filters.q !== undefined || countFilters(filters) > 0;

/** Whether the trips are those of certain days. */
export const hasDays = ({ date, from, to }: TripFilters) =>
  [date, from, to].some((day) => day !== undefined);

/** A type under its name in the page's language, and under the others where they are known. */
export type NamedType = Pick<TripType, 'id' | 'slug' | 'name'> & { otherNames?: readonly string[] };

const namesOf = ({ name, otherNames = [] }: NamedType) =>
  [name, ...otherNames].map((one) => one.toLowerCase());

/** Finds a type by slug or name. */
export const typeCalled = <T extends NamedType>(types: readonly T[], wanted: string) =>
  types.find((type) => [type.slug, ...namesOf(type)].includes(wanted.toLowerCase()));

/** Finds a type by its name, part of a name, or slug; same rule as the API. */
export function typeNamed<T extends NamedType>(
  types: readonly T[],
  wanted: string | undefined,
): T | undefined {
  if (wanted === undefined) return undefined;
  const text = wanted.toLowerCase();
  return (
    typeCalled(types, wanted) ??
    types.find((type) => namesOf(type).some((name) => name.includes(text)))
  );
}
