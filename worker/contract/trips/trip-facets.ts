import { MAX_PEOPLE } from './trip-requests.ts';
import { TRIP_SUITS } from './trips.ts';

/** Prices that the filter offers, in whole euros. Stored counts distinguish these prices and the ranges between them (`priceBand`). */
export const PRICE_STEPS = [20, 30, 40, 50, 60, 70, 80, 100, 150, 200, 300, 500] as const;
/** Numbers of people that the filter offers. */
export const PEOPLE_STEPS = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const;

/** Ages of the youngest guest that the filter offers. */
export const AGE_STEPS = [1, 3, 4, 6, 8, 10, 12, 14, 16] as const;

/** Filters whose numbers are stored by every combination (`trip_facets`). */
export const STORED_FACETS = [
  'destination',
  'type',
  'duration',
  'priceMin',
  'priceMax',
  'people',
] as const;
/** Filters that are on or off. */
export const TRIP_FLAGS = ['pickup', ...TRIP_SUITS] as const;
export type TripFlag = (typeof TRIP_FLAGS)[number];
/** Filters by what a trip is good for: their lists and numbers are computed from the packs of trips. */
export const PACKED_FACETS = ['guide', 'age', ...TRIP_FLAGS] as const;
export const TRIP_FACETS = [...STORED_FACETS, ...PACKED_FACETS] as const;
export type TripFacet = (typeof TRIP_FACETS)[number];

/** Number of trips by value of a filter, with the other filters applied; `any`: without this filter. Types by slug. */
export type FacetCounts = Record<string, number>;
/** Empty `counts`: too many trips contain the text to count them. */
export type TripFacets = { counts: Partial<Record<TripFacet, FacetCounts>> };

/** 0: below the first step, 1: the first step exactly, 2: between the first and the second, and so on; -1: no price is shown. */
export const priceBand = (price: number | null): number =>
  price === null
    ? -1
    : PRICE_STEPS.filter((step) => price >= step).length +
      PRICE_STEPS.filter((step) => price > step).length;

const PRICE = /^\d{1,6}(?:[.,]\d{1,2})?$/;
const PEOPLE = /^\d{1,2}$/;

/** A price in a URL; undefined if it is none. */
export const readPrice = (text: string): number | undefined =>
  PRICE.test(text) ? Number(text.replace(',', '.')) : undefined;

/** The age of the youngest guest in a URL; undefined if it is none. */
export const readAge = (text: string): number | undefined =>
  PEOPLE.test(text) ? Number(text) : undefined;

/** A filter that is on in a URL (`rain=1`); undefined otherwise. */
export const readFlag = (text: string): true | undefined => (text === '1' ? true : undefined);

/** A number of people in a URL; undefined if it is none. */
export function readPeople(text: string): number | undefined {
  const people = PEOPLE.test(text) ? Number(text) : 0;
  return people >= 1 && people <= MAX_PEOPLE ? people : undefined;
}
