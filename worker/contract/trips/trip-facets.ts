import { MAX_PEOPLE } from './trip-requests.ts';

/** Prices that the filter offers, in whole euros. Stored counts distinguish these prices and the ranges between them (`priceBand`). */
export const PRICE_STEPS = [20, 30, 40, 50, 60, 70, 80, 100, 150, 200, 300, 500] as const;
/** Numbers of people that the filter offers. */
export const PEOPLE_STEPS = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const;

export const TRIP_FACETS = [
  'destination',
  'type',
  'duration',
  'priceMin',
  'priceMax',
  'people',
] as const;
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

/** A number of people in a URL; undefined if it is none. */
export function readPeople(text: string): number | undefined {
  const people = PEOPLE.test(text) ? Number(text) : 0;
  return people >= 1 && people <= MAX_PEOPLE ? people : undefined;
}
