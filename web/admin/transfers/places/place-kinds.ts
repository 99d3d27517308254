import type { AdminKey } from '#admin/paths.ts';
import type { PLACE_KINDS } from '#contract/transfers.ts';

export const PLACE_KIND_LABELS = {
  airport: 'place.kind_airport',
  port: 'place.kind_port',
  town: 'place.kind_town',
  resort: 'place.kind_resort',
  hotel: 'place.kind_hotel',
} as const satisfies Record<(typeof PLACE_KINDS)[number], AdminKey>;
