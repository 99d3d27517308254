import { vi } from 'vitest';
import type { Language } from '#contract/languages/language.ts';

export type Call = { method: string; path: string; body: unknown; init: RequestInit };
export type Answer = (call: Call) => Response | Promise<Response>;

/** The address of a read as a page in a language requests it. */
export function addressIn(language: Language, address: string): string {
  const [path, query] = address.split('?');
  const search = new URLSearchParams(query);
  search.set('lang', language);
  search.sort();
  return `${path}?${search}`;
}

/** The address of a read without the language it is requested in. */
function plainAddress(address: string): string {
  const [path, query] = address.split('?');
  const search = new URLSearchParams(query);
  search.delete('lang');
  return search.size > 0 ? `${path}?${search}` : (path ?? '');
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Stub server that records its requests. `{ 'POST /api/subscribe': () => json(...) }`; of a read in any language unless one is named; anything else is a 404. */
export function stubApi(answers: Record<string, Answer> = {}): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      init,
    };
    calls.push(call);
    const answer =
      answers[`${call.method} ${path}`] ?? answers[`${call.method} ${plainAddress(path)}`];
    return answer?.(call) ?? new Response('nothing here', { status: 404 });
  });
  return calls;
}

/** A response that the test resolves. */
export function later() {
  let answer: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { response, answer };
}
