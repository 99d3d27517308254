import { createStore } from './store.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** A touch within this time of the last request asks nothing. */
const TOUCH_PAUSE_MS = 1000;

/** Something the page needs and can be shown without: code, texts, data. */
export type Loading<T> = {
  value: () => T | undefined;
  /** In the browser it never rejects: a failed request is repeated until the value is there. */
  start: () => Promise<T>;
  /** One request now, or the one that is running: whether the value is there. */
  request: () => Promise<boolean>;
  useIsThere: () => boolean;
  /** Failed requests so far. */
  useFailures: () => number;
};

type LoadingOptions = {
  /** The page is complete without it: it is no reason to open the next page as a document. */
  isOptional?: boolean;
};

/** The code is there and something that it needs is not: it can be requested again in this document. */
export class PartialFailure extends Error {
  constructor(cause: unknown) {
    super('Texts or data of a part did not load.', { cause });
  }
}

type Missing = {
  isOptional: boolean;
  isRepeatable: boolean;
  failures: number;
  requestedAt: number;
  request: () => unknown;
};

/** What has failed and is not there. */
const missing = new Set<Missing>();

/** Whether a part of the page has failed twice: the browser may remember a failed import and never repeat it. */
export const isIncomplete = () =>
  [...missing].some(
    ({ isOptional, isRepeatable, failures }) => !isOptional && !isRepeatable && failures > 1,
  );

type FailureListener = (failures: number, error: unknown) => void;
const listeners = new Set<FailureListener>();
/** Calls `listener` after each failed request. */
export const onFailure = (listener: FailureListener) => void listeners.add(listener);

const requestAll = () => {
  for (const one of missing) one.request();
};
const requestOnTouch = () => {
  for (const one of missing) if (Date.now() - one.requestedAt >= TOUCH_PAUSE_MS) one.request();
};

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', requestAll);
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, requestOnTouch, { capture: true, passive: true });
}

const isBrowser = () => typeof document !== 'undefined';

/**
 * Loads a value and repeats failed requests: after a growing pause, when the device is online again, and at the next touch. On the server
 * a failure fails the page.
 */
export function createLoading<T>(
  load: () => Promise<T>,
  { isOptional = false }: LoadingOptions = {},
): Loading<T> {
  const failures = createStore(0);
  const isThere = createStore(false);
  let value: T | undefined;
  let resolve: (value: T) => void = () => {};
  const loaded = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function succeed(result: T): true {
    value = result;
    missing.delete(entry);
    isThere.set(true);
    resolve(result);
    return true;
  }
  function fail(error: unknown): false {
    entry.failures += 1;
    entry.isRepeatable = error instanceof PartialFailure;
    missing.add(entry);
    listen();
    timer = setTimeout(
      request,
      Math.min(FIRST_PAUSE_MS * 2 ** (entry.failures - 1), LONGEST_PAUSE_MS),
    );
    failures.set(entry.failures);
    for (const listener of listeners) listener(entry.failures, error);
    return false;
  }
  async function attempt(): Promise<boolean> {
    clearTimeout(timer);
    entry.requestedAt = Date.now();
    try {
      return succeed(await load());
    } catch (error) {
      if (!isBrowser()) throw error;
      return fail(error);
    } finally {
      running = undefined;
    }
  }
  function request(): Promise<boolean> {
    if (isThere.get()) return Promise.resolve(true);
    running ??= attempt();
    return running;
  }
  const entry: Missing = { isOptional, isRepeatable: false, failures: 0, requestedAt: 0, request };

  return {
    value: () => value,
    start: () => {
      if (!isBrowser()) return request().then(() => loaded);
      if (entry.failures === 0) void request();
      return loaded;
    },
    request,
    useIsThere: isThere.useValue,
    useFailures: failures.useValue,
  };
}

/** A loader of a route cannot go on without it. */
export class NotThere extends Error {
  constructor(readonly loading: Loading<unknown>) {
    super('A part of the page did not load.');
  }
}

/** The value after one request, for loaders: else throws `NotThere`. */
export async function loadOrThrow<T>(loading: Loading<T>): Promise<T> {
  if (!(await loading.request())) throw new NotThere(loading);
  return loading.value() as T;
}
