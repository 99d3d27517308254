import type { DestinationInput } from '#contract/destinations.ts';

/** The middle of the island. */
const CENTRE = { latitude: 39.96, longitude: 4.09 };

export const EMPTY_DESTINATION: DestinationInput = {
  name: '',
  slug: '',
  description: '',
  image: '',
  rating: null,
  reviewCount: 0,
  tags: [],
  isPopular: false,
  region: 'south',
  kind: 'cove',
  ...CENTRE,
  gallery: [],
  access: '',
  services: [],
  tips: [],
  bestMonths: [],
  transferZoneId: null,
  status: 'draft',
  sourceLanguage: 'es',
  isDemo: false,
  translations: {},
};
