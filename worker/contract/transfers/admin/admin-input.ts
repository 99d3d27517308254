import type * as v from 'valibot';
import { QUOTE_LINE_CODES } from '../request.ts';
import type * as schema from './admin-input.schema.ts';

export type StateInput = v.InferInput<typeof schema.StateInput>;
export type DriverAssignment = v.InferInput<typeof schema.DriverAssignment>;
export type VanAssignment = v.InferInput<typeof schema.VanAssignment>;
export type ArrivalInput = v.InferInput<typeof schema.ArrivalInput>;

/** In addition to those of a quote: what a code takes off, and what an administrator adds, such as an agreement. May be negative; the total may not. */
export const ADMIN_LINE_CODES = [...QUOTE_LINE_CODES, 'discount', 'adjustment'] as const;

export type TransferEdit = v.InferOutput<typeof schema.TransferEdit>;
/** The request format: fields with a default may be omitted. */
export type TransferEditInput = v.InferInput<typeof schema.TransferEdit>;

export type DriverInput = v.InferOutput<typeof schema.DriverInput>;
