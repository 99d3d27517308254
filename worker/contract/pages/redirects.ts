import type * as v from 'valibot';
import type * as schema from './redirects.schema.ts';

export type RedirectInput = v.InferOutput<typeof schema.RedirectInput>;

/** A URL that was requested but not found; bot noise is grouped under a name in brackets. */
export type Miss = { path: string; hits: number; firstAt: string; lastAt: string };
