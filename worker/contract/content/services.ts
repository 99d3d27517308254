import type { InLanguages } from '../languages/translation.ts';

/** A transfer zone with its own page, and its cheapest one-way journey from the airport. */
export type ServiceZone = {
  slug: string;
  name: string;
  minutes: number;
  km: number;
  fromCents: number | null;
  translations: { name?: InLanguages<string> | undefined };
};

/** Data of the services page: images by the page that they represent, prices and counts as of today. */
export type ServicesOverview = {
  images: Record<string, string | null>;
  zones: ServiceZone[];
  currency: 'EUR';
  /** Cheapest one-way journey of all zones; null while there are no prices. */
  transfersFromCents: number | null;
  trips: { count: number; fromPrice: number | null };
};
