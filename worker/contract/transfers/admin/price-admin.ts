import type * as v from 'valibot';
import type { InLanguages } from '../../languages/translation.ts';
import type { UnfitReason } from '../request.ts';
import type * as schema from './price-admin.schema.ts';

type Named = { name: string; translations: { name?: InLanguages<string> | undefined } };

/** A validity includes both ends; `validTo` null is open. Of two prices for one day the one that began later applies. */
export type PriceCell = {
  /** Slug. */
  zone: string;
  /** Code. */
  vehicle: string;
  oneWayCents: number;
  returnCents: number;
  validFrom: string;
  validTo: string | null;
};
/** `id` 0: there is no table yet. */
export type PriceVersion = {
  id: number;
  note: string;
  user: string | null;
  createdAt: string;
  cells: number;
};
/** Rows are zones, columns vehicle classes; a cell may have several prices, one per season. */
export type PriceGrid = {
  currency: 'EUR';
  version: PriceVersion;
  zones: (Named & { id: number; slug: string; hasPage: boolean })[];
  vehicles: (Named & { id: number; code: string; maxPassengers: number })[];
  cells: PriceCell[];
};

export type PriceChange = v.InferOutput<typeof schema.PriceChange>;

type Price = { oneWayCents: number; returnCents: number; validTo: string | null };
/** `before` null: new; `after` null: removed. */
export type PriceDifference = {
  zone: string;
  vehicle: string;
  validFrom: string;
  before: Price | null;
  after: Price | null;
};
/** Changes that a save would make, and the public pages that show them (paths without language). */
export type PricePreview = { differences: PriceDifference[]; pages: string[]; gaps: PriceGap[] };

/** `to` null: without end. `missing`: the cell has no price at all. */
export type PriceGap = {
  zone: string;
  vehicle: string;
  kind: 'missing' | 'gap' | 'overlap';
  from: string | null;
  to: string | null;
};

/** Prices for n people from the airport, without luggage and extras, by day. */
export type PeoplePrices = {
  zone: string;
  date: string;
  rows: {
    people: number;
    /** Code of the cheapest vehicle; null when none has enough seats. */
    cheapest: string | null;
    vehicles: {
      vehicle: string;
      oneWayCents: number | null;
      returnCents: number | null;
      reason: UnfitReason | null;
    }[];
  }[];
};
