import {
  AGE_STEPS,
  PEOPLE_STEPS,
  PRICE_STEPS,
  TRIP_FLAGS,
  type TripFacets,
  type TripFlag,
} from '#contract/trips/trip-facets.ts';
import { hasDays, type TripFilters } from './trip-filters.ts';

export type NearFacet =
  | 'destination'
  | 'type'
  | 'duration'
  | 'priceMin'
  | 'priceMax'
  | 'people'
  | 'guide'
  | 'age'
  | TripFlag
  | 'date'
  | 'q';
/** One filter dropped, or its limit moved to the nearest step that leaves trips. */
export type NearChange = { facet: NearFacet; change: Partial<TripFilters> };

/** For an empty result: the changes of a single filter that leave trips. Words and days are dropped without a count: none is stored. */
export function nearChanges(filters: TripFilters, { counts }: TripFacets): NearChange[] {
  const count = (facet: Exclude<NearFacet, 'q' | 'date'>, value: number | 'any') =>
    counts[facet]?.[value] ?? 0;
  const nearest = (facet: 'priceMin' | 'priceMax' | 'people' | 'age', steps: readonly number[]) =>
    steps.find((step) => count(facet, step) > 0);
  const dropped = (
    facet: 'destination' | 'type' | 'duration' | 'guide' | TripFlag,
  ): NearChange[] =>
    filters[facet] !== undefined && count(facet, 'any') > 0
      ? [{ facet, change: { [facet]: undefined } }]
      : [];
  const moved = (
    facet: 'priceMin' | 'priceMax' | 'people' | 'age',
    steps: (limit: number) => readonly number[],
  ): NearChange[] => {
    const limit = filters[facet];
    if (limit === undefined || count(facet, 'any') === 0) return [];
    return [{ facet, change: { [facet]: nearest(facet, steps(limit)) } }];
  };
  const below = (all: readonly number[]) => (limit: number) =>
    all.filter((step) => step < limit).toReversed();
  return [
    ...moved('priceMax', (limit) => PRICE_STEPS.filter((step) => step > limit)),
    ...moved('priceMin', below(PRICE_STEPS)),
    ...moved('people', below(PEOPLE_STEPS)),
    ...moved('age', (age) => AGE_STEPS.filter((step) => step > age)),
    ...dropped('destination'),
    ...dropped('duration'),
    ...dropped('type'),
    ...dropped('guide'),
    ...TRIP_FLAGS.flatMap(dropped),
    ...(hasDays(filters)
      ? [{ facet: 'date' as const, change: { date: undefined, from: undefined, to: undefined } }]
      : []),
    ...(filters.q === undefined ? [] : [{ facet: 'q' as const, change: { q: undefined } }]),
  ];
}
