import type * as v from 'valibot';
import type * as schema from './redirects.schema.ts';

export type RedirectInput = v.InferOutput<typeof schema.RedirectInput>;

/** An address that was asked for in vain; noise of programs stands together under a name in brackets. */
export type Miss = { path: string; hits: number; firstAt: string; lastAt: string };
