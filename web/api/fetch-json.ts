import type { FieldError, Problem } from '#contract/problem.ts';

/** A non-OK answer. Its message is `STATUS: TEXT`, with the answer's text or, when empty, the status text. */
export class AnswerError extends Error {
  readonly status: number;
  /** Of the answer itself; empty when it had none. */
  readonly body: string;
  readonly text: string;
  readonly headers: Headers;

  constructor(status: number, body: string, { statusText = '', headers = new Headers() }: { statusText?: string; headers?: Headers } = {}) {
    const text = body || statusText;
    super(`${status}: ${text}`);
    this.name = 'AnswerError';
    this.status = status;
    this.body = body;
    this.text = text;
    this.headers = headers;
  }

  /** The refusal as the API describes it; undefined when the answer was something else (a proxy's page, say). */
  get problem(): Problem | undefined {
    try {
      const value: unknown = JSON.parse(this.text);
      return typeof value === 'object' && value !== null && 'status' in value ? (value as Problem) : undefined;
    } catch {
      return undefined;
    }
  }

  get fieldErrors(): FieldError[] {
    return this.problem?.errors ?? [];
  }
}

/** All calls send cookies; a body is sent as JSON only when there is one. */
export async function fetchJson<T>(
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<T> {
  const hasBody = init.body !== undefined;
  const response = await fetch(path, {
    method: init.method ?? 'GET',
    credentials: 'include',
    headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...init.headers },
    body: hasBody ? JSON.stringify(init.body) : undefined,
    signal: init.signal,
  });
  if (!response.ok) throw new AnswerError(response.status, await response.text(), response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
