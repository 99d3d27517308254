import { expect, test } from 'vitest';
import type { TripFacets } from '#contract/trips/trip-facets.ts';
import { nearChanges } from './near-changes.ts';
import { parseTripFilters } from './trip-filters.ts';

const filters = parseTripFilters({
  destination: 'south',
  type: 'boat',
  duration: 'half-day',
  priceMax: '60',
  people: '4',
});
const counts: TripFacets['counts'] = {
  destination: { any: 2, south: 0, east: 2 },
  type: { any: 1, boat: 0 },
  duration: { any: 0 },
  priceMin: { any: 0 },
  priceMax: { any: 1, 60: 0, 70: 0, 80: 1, 100: 1 },
  people: { any: 1, 2: 1, 3: 0 },
};

test('each filter that alone stands in the way is dropped, or moved to the nearest limit that leaves trips', () => {
  expect(nearChanges(filters, { counts })).toEqual([
    { facet: 'priceMax', change: { priceMax: 80 } },
    { facet: 'people', change: { people: 2 } },
    { facet: 'destination', change: { destination: undefined } },
    { facet: 'type', change: { type: undefined } },
  ]);
});

test('a limit that only trips without a price pass is dropped', () => {
  const onRequest = { ...counts, priceMax: { any: 3, 60: 0, 70: 0 } };
  expect(nearChanges(filters, { counts: onRequest })[0]).toEqual({
    facet: 'priceMax',
    change: { priceMax: undefined },
  });
});

test('words are dropped whatever the counts are', () => {
  expect(nearChanges(parseTripFilters({ q: 'zeppelin' }), { counts: {} })).toEqual([
    { facet: 'q', change: { q: undefined } },
  ]);
});
