import type { Unplaced } from '#admin/unplaced.ts';
import type { DestinationInput } from '#contract/destinations.ts';

export const EMPTY_DESTINATION: Unplaced<DestinationInput> = {
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
  latitude: null,
  longitude: null,
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
