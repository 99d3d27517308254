/** Locale keys of a destination's values. */
export const REGION_PHRASES = {
  north: 'place.north',
  south: 'place.south',
  west: 'place.west',
  east: 'place.east',
} as const;
export const KIND_LABELS = {
  cove: 'kind.cove',
  beach: 'kind.beach',
  town: 'kind.town',
  village: 'kind.village',
  harbour: 'kind.harbour',
  lighthouse: 'kind.lighthouse',
  monument: 'kind.monument',
  nature: 'kind.nature',
  viewpoint: 'kind.viewpoint',
} as const;
