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
  let text = JSON.stringify(result);
  for (const change of c.var.changes ?? []) {
    const changed = await change(result, text);
    if (changed !== result) text = JSON.stringify(changed);
    result = changed;
  }
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

/** What a middleware changes in the value that the route's handler answers with, whose JSON is `text`; in the order of the middlewares. */
export const beforeAnswer = (
  c: Context<App>,
  change: (value: object, text: string) => object | Promise<object>,
): void => c.set('changes', [...(c.var.changes ?? []), change]);
