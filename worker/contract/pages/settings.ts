import type * as v from 'valibot';
import type * as schema from './settings.schema.ts';

export type Settings = v.InferOutput<typeof schema.Settings>;

export type PublicSettings = v.InferOutput<typeof schema.PublicSettings>;
