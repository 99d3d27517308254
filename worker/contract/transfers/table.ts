import type { Language } from '../languages/language.ts';
import type { Seo } from '../pages/seo.ts';
import type { PlaceInput, VehicleInput, ZoneInput } from './transfers.ts';

type Alt = { [L in Language]?: string | undefined };

/** A pick-up or drop-off place; `zone` is the slug of its price zone, null at the airport. */
export type TransferPlace = Pick<PlaceInput, 'kind' | 'name' | 'aliases'> & {
  id: number;
  zone: string | null;
  translations: Pick<PlaceInput['translations'], 'name'>;
};
/** A place of a zone for the zone's page. */
export type ZonePlace = Pick<PlaceInput, 'kind' | 'name' | 'latitude' | 'longitude'> & {
  id: number;
  translations: Pick<PlaceInput['translations'], 'name'>;
};

export type TransferZone = Pick<
  ZoneInput,
  'slug' | 'name' | 'minutes' | 'km' | 'hasPage' | 'image'
> & {
  id: number;
  headline: string;
  translations: Pick<ZoneInput['translations'], 'name' | 'headline'>;
  /** Only where one language is asked. */
  languages?: Language[];
  /** Of its main place. */
  latitude: number | null;
  longitude: number | null;
};

export type TransferVehicle = VehicleInput & { id: number; imageAlt: Alt | null };

export type ZonePrice = { vehicle: string; oneWayCents: number; returnCents: number };
export type PriceItem = ZonePrice & { zone: string };
/** The table valid today. */
export type PriceTable = { currency: 'EUR'; version: number; items: PriceItem[] };

export type TransferZoneDetail = ZoneInput & {
  id: number;
  /** Those in which it is available; others show a fallback. */
  languages: Language[];
  imageAlt: Alt | null;
  currency: 'EUR';
  places: ZonePlace[];
  prices: ZonePrice[];
  seo: Seo | null;
};

/** Cheapest and most expensive one-way journey of a table; undefined when it is empty. */
export function priceRange(
  items: readonly ZonePrice[],
): { fromCents: number; toCents: number } | undefined {
  if (items.length === 0) return undefined;
  const cents = items.map(({ oneWayCents }) => oneWayCents);
  return { fromCents: Math.min(...cents), toCents: Math.max(...cents) };
}
