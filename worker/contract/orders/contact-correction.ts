import type * as v from 'valibot';
import type * as schema from './contact-correction.schema.ts';

export type ContactCorrection = v.InferOutput<typeof schema.ContactCorrection>;
