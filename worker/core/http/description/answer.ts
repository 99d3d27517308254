import type { Context } from 'hono';
import type { Api } from '#contract/api.ts';
import type { App } from '#env';

/**
 * Answers a GET of the contract. The value is of the type that `Api` names for the route's own path, which the context knows; for a path
 * that `Api` does not name, no value is.
 */
export const answer = <P extends string>(
  c: Context<App, P>,
  value: Api[`/api${P}` & keyof Api],
): Response => c.json(value as object);
