import type * as v from 'valibot';
import type * as schema from './list-queries.schema.ts';

export type TripQuery = v.InferOutput<typeof schema.TripQuery>;
export type DestinationQuery = v.InferOutput<typeof schema.DestinationQuery>;
export type BlogQuery = v.InferOutput<typeof schema.BlogQuery>;
