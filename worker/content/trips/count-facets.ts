import type { TripQuery } from '#contract/admin/list-queries.ts';
import { REGIONS } from '#contract/fields.ts';
import {
  type FacetCounts,
  PEOPLE_STEPS,
  PRICE_STEPS,
  priceBand,
  TRIP_FACETS,
  type TripFacet,
  type TripFacets,
} from '#contract/trips/trip-facets.ts';
import { DURATION_CLASSES } from '#contract/trips/trips.ts';

/** A number of trips that agree in all filters. `price` only where they were read one by one. */
export type Cell = {
  region: (typeof REGIONS)[number];
  duration: (typeof DURATION_CLASSES)[number];
  typeId: number;
  band: number;
  /** 0: no limit. */
  maxPeople: number;
  price: number | null;
  trips: number;
};
type Type = { id: number; slug: string; isWanted: number };

const isAtLeast = ({ band, price }: Cell, limit: number) =>
  band >= priceBand(limit) && (price === null || price >= limit);
const isAtMost = ({ band, price }: Cell, limit: number) =>
  band >= 0 && band <= priceBand(limit) && (price === null || price <= limit);
const holds = ({ maxPeople }: Cell, people: number) => maxPeople === 0 || maxPeople >= people;

/** Whether a cell passes the filter; true when it is not set. */
export const passesOf = (
  query: TripQuery,
  types: readonly Type[],
): Record<TripFacet, (cell: Cell) => boolean> => {
  const { destination, duration, priceMin, priceMax, people } = query;
  const wanted = new Set(types.filter(({ isWanted }) => isWanted).map(({ id }) => id));
  return {
    destination: ({ region }) => !destination || region === destination,
    type: ({ typeId }) => wanted.has(typeId),
    duration: (cell) => !duration || cell.duration === duration,
    priceMin: (cell) => priceMin === undefined || isAtLeast(cell, priceMin),
    priceMax: (cell) => priceMax === undefined || isAtMost(cell, priceMax),
    people: (cell) => people === undefined || holds(cell, people),
  };
};

/** The values that each filter offers, and whether a cell has them. */
const valuesOf = (
  types: readonly Type[],
): Record<TripFacet, [value: string, has: (cell: Cell) => boolean][]> => ({
  destination: REGIONS.map((one) => [one, ({ region }) => region === one]),
  type: types.map(({ id, slug }) => [slug, ({ typeId }) => typeId === id]),
  duration: DURATION_CLASSES.map((one) => [one, ({ duration }) => duration === one]),
  priceMin: PRICE_STEPS.map((one) => [`${one}`, (cell) => isAtLeast(cell, one)]),
  priceMax: PRICE_STEPS.map((one) => [`${one}`, (cell) => isAtMost(cell, one)]),
  people: PEOPLE_STEPS.map((one) => [`${one}`, (cell) => holds(cell, one)]),
});

const sum = (cells: readonly Cell[]) => cells.reduce((total, { trips }) => total + trips, 0);

/** For each filter, the number of trips by value that pass all other filters. */
export function countFacets(
  cells: readonly Cell[],
  types: readonly Type[],
  query: TripQuery,
): TripFacets['counts'] {
  const passes = passesOf(query, types);
  const values = valuesOf(types);
  return Object.fromEntries(
    TRIP_FACETS.map((facet): [TripFacet, FacetCounts] => {
      const others = TRIP_FACETS.filter((one) => one !== facet);
      const open = cells.filter((cell) => others.every((one) => passes[one](cell)));
      const counted = values[facet].map(([value, has]): [string, number] => [
        value,
        sum(open.filter(has)),
      ]);
      return [facet, Object.fromEntries([['any', sum(open)], ...counted])];
    }),
  );
}
