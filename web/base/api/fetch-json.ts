import { noteServerTime } from '#base/clock/server-clock.ts';
import type { FieldError, Problem } from '#contract/problem.ts';

/** A non-OK response. Its message is `STATUS: TEXT`, with the response's text or, if empty, the status text. */
export class AnswerError extends Error {
  readonly status: number;
  /** Body of the response; may be empty. */
  readonly body: string;
  readonly text: string;
  readonly headers: Headers;

  constructor(
    status: number,
    body: string,
    { statusText = '', headers = new Headers() }: { statusText?: string; headers?: Headers } = {},
  ) {
    const text = body || statusText;
    super(`${status}: ${text}`);
    this.name = 'AnswerError';
    this.status = status;
    this.body = body;
    this.text = text;
    this.headers = headers;
  }

  /** The problem returned by the API; undefined if the response was something else (a proxy's page, for example). */
  get problem(): Problem | undefined {
    try {
      const value: unknown = JSON.parse(this.text);
      return typeof value === 'object' && value !== null && 'status' in value
        ? (value as Problem)
        : undefined;
    } catch {
      return undefined;
    }
  }

  get fieldErrors(): FieldError[] {
    return this.problem?.errors ?? [];
  }
}

/** The current row of a version conflict. */
export const currentOf = <T>(error: unknown): T | undefined =>
  error instanceof AnswerError && error.status === 409
    ? (error.problem as { current?: T } | undefined)?.current
    : undefined;

type Init = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Of what takes the server longer. */
  limitMs?: number;
};
/** A connection without an answer counts as lost after this. */
const LIMIT_MS = 45_000;

/** Handles the cause of a rejection; true retries the same request. */
type Remedy = (refusal: AnswerError) => Promise<boolean>;

let remedy: Remedy | undefined;
/** Sets the admin area's proof of identity; the public site has none. */
export const setRemedy = (one: Remedy | undefined): void => {
  remedy = one;
};

type Watcher = (answer: Response) => void;
let watcher: Watcher | undefined;
/** Sets the admin area's look at the headers of each OK response; the public site has none. */
export const setWatcher = (one: Watcher | undefined): void => {
  watcher = one;
};

/** Of reads after a write of this document: free places are stored for ten seconds (`worker/core/cache/policy.ts`). */
let cache: RequestCache | undefined;

/**
 * Fetches and throws on a non-OK response. All requests send cookies; a body is sent as JSON if there is one. After a write no read is a
 * stored answer, so that no places appear taken by the hold that was just given back.
 */
export async function fetchAnswer(path: string, init: Init = {}): Promise<Response> {
  const response = await fetch(path, {
    method: init.method,
    credentials: 'include',
    headers: {
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      ...init.headers,
    },
    body: JSON.stringify(init.body),
    signal: init.signal ?? AbortSignal.timeout(init.limitMs ?? LIMIT_MS),
    cache,
  });
  if (init.method) cache = 'reload';
  noteServerTime(response.headers);
  if (response.ok) {
    watcher?.(response);
    return response;
  }
  const refusal = new AnswerError(response.status, await response.text(), response);
  if (await remedy?.(refusal)) return fetchAnswer(path, init);
  throw refusal;
}

export async function fetchJson<T>(path: string, init: Init = {}): Promise<T> {
  const response = await fetchAnswer(path, init);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
