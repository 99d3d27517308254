import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { doubtVersion } from '#edge/newest-version.ts';
import type { Bindings } from '#env';
import worker from '../index.ts';

export const bindings = env as unknown as Bindings;
export const ORIGIN = 'http://localhost';

/** Sends a request through the whole worker and waits for what it left running. */
export async function send(path: string, init: RequestInit = {}, overrides: Partial<Bindings> = {}): Promise<Response> {
  const context = createExecutionContext();
  // Tests write to the database beside the worker, which therefore has to ask each time.
  doubtVersion();
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  const response = await worker.fetch(request as never, { ...bindings, ...overrides }, context);
  await waitOnExecutionContext(context);
  return response as unknown as Response;
}

export const getJson = async <T>(path: string): Promise<T> => (await send(path)).json() as Promise<T>;

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
