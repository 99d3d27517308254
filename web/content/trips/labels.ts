/** Keys of the `trips` namespace. */
export const SORT_LABELS = {
  popular: 'sort.popular',
  price: 'sort.price',
  '-price': 'sort.price_desc',
  rating: 'sort.rating',
} as const;
export const LANGUAGE_NAMES = {
  es: 'language.es',
  en: 'language.en',
  de: 'language.de',
  ca: 'language.ca',
} as const;
