import type { Context } from 'hono';
import type { Api } from '#contract/api.ts';
import type { App } from '#env';

/**
 * Answers a GET of the contract. The value is of the type that `Api` names for the route's own path, which the context knows; for a path
 * that `Api` does not name, no value is.
 */
export async function answer<P extends string>(
  c: Context<App, P>,
  value: Api[`/api${P}` & keyof Api],
): Promise<Response> {
  let result: object = value;
  for (const change of c.var.changes ?? []) result = await change(result);
  return c.json(result);
}

/** What a middleware changes in the value that the route's handler answers with, in the order of the middlewares. */
export const beforeAnswer = (
  c: Context<App>,
  change: (value: object) => object | Promise<object>,
): void => c.set('changes', [...(c.var.changes ?? []), change]);
