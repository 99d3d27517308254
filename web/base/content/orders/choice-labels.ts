/** Keys of the `common` namespace for the values of a search: one word for one choice on home, lists and chips. */
export const REGION_LABELS = {
  north: 'region.north',
  south: 'region.south',
  west: 'region.west',
  east: 'region.east',
} as const;
export const DURATION_LABELS = {
  'half-day': 'duration.half_day',
  'full-day': 'duration.full_day',
  'multi-day': 'duration.multi_day',
} as const;
