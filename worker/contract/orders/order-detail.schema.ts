import * as v from 'valibot';
import { Id, LongText } from '../fields.schema.ts';

/**
 * The firm's note about an order, and whether its guest has complained: then no mail asks for a review. What is left out stays. `version`: as it
 * was read.
 */
export const OrderNoteUpdate = v.object({
  version: Id,
  note: v.optional(v.nullable(LongText)),
  hasComplaint: v.optional(v.boolean()),
});
