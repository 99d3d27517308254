import type { TripSuits } from '#contract/trips/trips.ts';

/** Keys of the `trips` namespace. */
export const SORT_LABELS = {
  popular: 'sort.popular',
  price: 'sort.price',
  '-price': 'sort.price_desc',
  rating: 'sort.rating',
} as const;

/** Keys of `common`. */
export const SUITS_LABELS = {
  families: 'suits.families',
  rain: 'suits.rain',
  wind: 'suits.wind',
} as const satisfies Record<TripSuits, string>;
