import type * as v from 'valibot';
import type * as schema from './fields.schema.ts';

export type Currency = v.InferOutput<typeof schema.Currency>;

export const REGIONS = ['north', 'south', 'west', 'east'] as const;
export type Region = (typeof REGIONS)[number];

export const STATUSES = ['draft', 'published'] as const;
