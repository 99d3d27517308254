import * as v from 'valibot';
import { Id, LongText } from '../fields.schema.ts';

/** The firm's note about an order. `version`: as it was read. */
export const OrderNoteUpdate = v.object({ version: Id, note: v.nullable(LongText) });
