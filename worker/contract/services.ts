import type { InLanguages } from './translation.ts';

/** A transfer zone that has a page of its own, with its cheapest single journey from the airport. */
export type ServiceZone = {
  slug: string;
  name: string;
  minutes: number;
  km: number;
  fromCents: number | null;
  translations: { name?: InLanguages<string> | undefined };
};

/** What the services page tells out of the data: pictures by the page they stand for, prices and counts as of today. */
export type ServicesOverview = {
  images: Record<string, string | null>;
  zones: ServiceZone[];
  currency: 'EUR';
  /** Cheapest single journey of all zones; null while there are no prices. */
  transfersFromCents: number | null;
  trips: { count: number; fromPrice: number | null };
};
