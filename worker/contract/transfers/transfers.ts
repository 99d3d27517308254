import type * as v from 'valibot';
import type * as schema from './transfers.schema.ts';

export type ZoneInput = v.InferOutput<typeof schema.ZoneInput>;

export const PLACE_KINDS = ['airport', 'port', 'town', 'resort', 'hotel'] as const;

export type PlaceInput = v.InferOutput<typeof schema.PlaceInput>;
export type VehicleInput = v.InferOutput<typeof schema.VehicleInput>;
export type PriceInput = v.InferOutput<typeof schema.PriceInput>;

/** `extra-waiting` is a quarter of an hour beyond the included waiting time, priced by `waiting.extraQuarterCents`. */
export const EXTRA_CODES = [
  'child-seat',
  'booster',
  'bulky-luggage',
  'pet',
  'extra-stop',
  'meet-and-greet',
  'wheelchair',
  'extra-waiting',
] as const;
export type ExtraCode = (typeof EXTRA_CODES)[number];

export type TransferRules = v.InferOutput<typeof schema.TransferRules>;
