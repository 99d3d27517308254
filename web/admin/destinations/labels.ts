/** Locale keys of a destination's values. */
export const REGION_LABELS = { north: 'region.north', south: 'region.south', west: 'region.west', east: 'region.east' } as const;
export const KIND_LABELS = {
  cove: 'destination.kind_cove',
  beach: 'destination.kind_beach',
  town: 'destination.kind_town',
  village: 'destination.kind_village',
  harbour: 'destination.kind_harbour',
  lighthouse: 'destination.kind_lighthouse',
  monument: 'destination.kind_monument',
  nature: 'destination.kind_nature',
  viewpoint: 'destination.kind_viewpoint',
} as const;
