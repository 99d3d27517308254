import type { TripQuery } from '#contract/admin/list-queries.ts';
import { REGIONS } from '#contract/fields.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import {
  AGE_STEPS,
  type FacetCounts,
  PEOPLE_STEPS,
  PRICE_STEPS,
  priceBand,
  STORED_FACETS,
  TRIP_FACETS,
  type TripFacet,
  type TripFacets,
  type TripFlag,
} from '#contract/trips/trip-facets.ts';
import { DURATION_CLASSES } from '#contract/trips/trips.ts';
import type { PackedTrip } from '#orders/departures/trip-packs.reads.ts';

/** What the stored numbers do not distinguish: of a trip that was read from its pack. */
type Traits = Pick<PackedTrip, 'suits' | 'hasPickup' | 'minAge' | 'guideLanguages'>;
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
  traits?: Traits;
};
type Type = { id: number; slug: string; isWanted: number };

const isAtLeast = ({ band, price }: Cell, limit: number) =>
  band >= priceBand(limit) && (price === null || price >= limit);
const isAtMost = ({ band, price }: Cell, limit: number) =>
  band >= 0 && band <= priceBand(limit) && (price === null || price <= limit);
const takesAge = ({ traits }: Cell, age: number) => (traits?.minAge ?? 0) <= age;
const speaks = ({ traits }: Cell, language: Language) =>
  traits?.guideLanguages.includes(language) ?? false;
const hasFlag = ({ traits }: Cell, flag: TripFlag) =>
  flag === 'pickup' ? traits?.hasPickup === 1 : (traits?.suits.includes(flag) ?? false);
const holds = ({ maxPeople }: Cell, people: number) => maxPeople === 0 || maxPeople >= people;

/** Whether a cell passes the filter; true when it is not set. */
export const passesOf = (
  query: TripQuery,
  types: readonly Type[],
): Record<TripFacet, (cell: Cell) => boolean> => {
  const { destination, duration, priceMin, priceMax, people, guide, age } = query;
  const isOn = (flag: TripFlag) => (cell: Cell) => !query[flag] || hasFlag(cell, flag);
  const wanted = new Set(types.filter(({ isWanted }) => isWanted).map(({ id }) => id));
  return {
    destination: ({ region }) => !destination || region === destination,
    type: ({ typeId }) => wanted.has(typeId),
    duration: (cell) => !duration || cell.duration === duration,
    priceMin: (cell) => priceMin === undefined || isAtLeast(cell, priceMin),
    priceMax: (cell) => priceMax === undefined || isAtMost(cell, priceMax),
    people: (cell) => people === undefined || holds(cell, people),
    guide: (cell) => guide === undefined || speaks(cell, guide),
    age: (cell) => age === undefined || takesAge(cell, age),
    ...{ families: isOn('families'), pickup: isOn('pickup') },
    ...{ rain: isOn('rain'), wind: isOn('wind') },
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
  guide: LANGUAGES.map((one) => [one, (cell) => speaks(cell, one)]),
  age: AGE_STEPS.map((one) => [`${one}`, (cell) => takesAge(cell, one)]),
  families: [['1', (cell) => hasFlag(cell, 'families')]],
  pickup: [['1', (cell) => hasFlag(cell, 'pickup')]],
  rain: [['1', (cell) => hasFlag(cell, 'rain')]],
  wind: [['1', (cell) => hasFlag(cell, 'wind')]],
});

const sum = (cells: readonly Cell[]) => cells.reduce((total, { trips }) => total + trips, 0);

/** For each filter that the cells distinguish, the number of trips by value that pass all other filters. */
export function countFacets(
  cells: readonly Cell[],
  types: readonly Type[],
  query: TripQuery,
  facets: readonly TripFacet[] = STORED_FACETS,
): TripFacets['counts'] {
  const passes = passesOf(query, types);
  const values = valuesOf(types);
  return Object.fromEntries(
    facets.map((facet): [TripFacet, FacetCounts] => {
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
