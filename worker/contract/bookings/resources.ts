import type * as v from 'valibot';
import type * as schema from './resources.schema.ts';

export const RESOURCE_KINDS = ['boat', 'vehicle', 'equipment', 'person'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** What a use counts: the departure, each `size` people of a booking, or each `size` people of the departure. */
export const USE_PER = ['departure', 'booking', 'people'] as const;
export type UsePer = (typeof USE_PER)[number];

export type ResourceInput = v.InferOutput<typeof schema.ResourceInput>;
export type OptionUse = v.InferOutput<typeof schema.OptionUseInput>;
