import type { Language } from '#contract/language.ts';
import type { PriceGrid } from '#contract/transfer-price-admin.ts';
import { localize } from '#contract/translation.ts';

/** Names of zones and vehicle classes by slug and code; unknown ones are shown by slug or code. */
export const priceNames = ({ zones, vehicles }: PriceGrid, language: Language) => ({
  zone: (slug: string) => {
    const zone = zones.find((one) => one.slug === slug);
    return zone ? localize(zone, 'name', language) : slug;
  },
  vehicle: (code: string) => {
    const vehicle = vehicles.find((one) => one.code === code);
    return vehicle ? localize(vehicle, 'name', language) : code;
  },
});
export type PriceNames = ReturnType<typeof priceNames>;
