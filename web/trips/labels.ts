/** Keys of the `trips` namespace for filter values. */
export const REGION_LABELS = { north: 'region.north', south: 'region.south', west: 'region.west', east: 'region.east' } as const;
export const DURATION_LABELS = {
  'half-day': 'duration.half_day',
  'full-day': 'duration.full_day',
  'multi-day': 'duration.multi_day',
} as const;
export const SORT_LABELS = { popular: 'sort.popular', price: 'sort.price', '-price': 'sort.price_desc', rating: 'sort.rating' } as const;
export const LANGUAGE_NAMES = { es: 'language.es', en: 'language.en', de: 'language.de', ca: 'language.ca' } as const;
