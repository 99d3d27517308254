import * as v from 'valibot';

/** Cloudflare Turnstile, where it is configured: a request is sent with the answer of its widget, which works once. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';
export const TURNSTILE_FIELD = 'cf-turnstile-response';

/** Null: nothing is asked for. */
export const PersonCheck = v.object({ siteKey: v.nullable(v.string()) });
export type PersonCheck = v.InferOutput<typeof PersonCheck>;
