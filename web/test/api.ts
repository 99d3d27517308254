import { vi } from 'vitest';

export type Call = { method: string; path: string; body: unknown; init: RequestInit };
export type Answer = (call: Call) => Response | Promise<Response>;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Stub server that records its requests. `{ 'POST /api/subscribe': () => json(...) }`; anything else is a 404. */
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
    return (
      answers[`${call.method} ${path}`]?.(call) ?? new Response('nothing here', { status: 404 })
    );
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
