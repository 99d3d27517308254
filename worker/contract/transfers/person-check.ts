import type * as v from 'valibot';
import type * as schema from './person-check.schema.ts';

/** Cloudflare Turnstile, where it is configured: a request carries the token of its widget, which works once. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';
export const TURNSTILE_FIELD = 'cf-turnstile-response';

export type PersonCheck = v.InferOutput<typeof schema.PersonCheck>;
