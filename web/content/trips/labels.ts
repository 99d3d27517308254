/** Keys of the `trips` namespace. */
export const SORT_LABELS = {
  popular: 'sort.popular',
  price: 'sort.price',
  '-price': 'sort.price_desc',
  rating: 'sort.rating',
} as const;
