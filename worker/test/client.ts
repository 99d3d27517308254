import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { markStale } from '#core/cache/local-cache.ts';
import type { Bindings } from '#env';
import worker from '../index.ts';

export const bindings = env as unknown as Bindings;
export const ORIGIN = 'http://localhost';

/** Sends a request through the whole worker, bypassing stored responses, and waits for its background tasks. */
export async function send(
  path: string,
  init: RequestInit = {},
  overrides: Partial<Bindings> = {},
): Promise<Response> {
  // Tests write to the database without the worker, so its stored responses may be stale.
  await markStale(['site']);
  return visit(path, init, overrides);
}

/** The same with responses from the cache. */
export async function visit(
  path: string,
  init: RequestInit = {},
  overrides: Partial<Bindings> = {},
): Promise<Response> {
  const context = createExecutionContext();
  const response = await worker.fetch(
    new Request(ORIGIN + path, { redirect: 'manual', ...init }) as never,
    { ...bindings, ...overrides },
    context,
  );
  await waitOnExecutionContext(context);
  return response as unknown as Response;
}

export const getJson = async <T>(path: string): Promise<T> =>
  (await send(path)).json() as Promise<T>;

export const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
  });

export const postForm = (path: string, fields: Record<string, string>) =>
  send(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN },
  });
