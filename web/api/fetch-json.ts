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

/** The row as another save left it, when that save came first. */
export const currentOf = <T>(error: unknown): T | undefined =>
  error instanceof AnswerError && error.status === 409 ? (error.problem as { current?: T } | undefined)?.current : undefined;

type Init = { method?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };
/** Deals with the cause of a refusal; true sends the same request once more. */
type Remedy = (refusal: AnswerError) => Promise<boolean>;

let remedy: Remedy | undefined;
/** The administration's way to prove who is there; the public site has none. */
export const setRemedy = (one: Remedy | undefined): void => {
  remedy = one;
};

/** The answer to a call, OK or thrown. All calls send cookies; a body is sent as JSON only when there is one. */
export async function fetchAnswer(path: string, init: Init = {}): Promise<Response> {
  const hasBody = init.body !== undefined;
  const response = await fetch(path, {
    method: init.method ?? 'GET',
    credentials: 'include',
    headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...init.headers },
    body: hasBody ? JSON.stringify(init.body) : undefined,
    signal: init.signal,
  });
  if (response.ok) return response;
  const refusal = new AnswerError(response.status, await response.text(), response);
  if (await remedy?.(refusal)) return fetchAnswer(path, init);
  throw refusal;
}

export async function fetchJson<T>(path: string, init: Init = {}): Promise<T> {
  const response = await fetchAnswer(path, init);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
