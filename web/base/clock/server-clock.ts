/** Server time when `performance.now()` was zero; undefined until an answer has named its time. */
let origin: number | undefined;
const listeners = new Set<() => void>();
/** Answers arrive with differing delay; a smaller correction is none. */
const CORRECTION_MS = 1000;

const METRIC = /(?:^|,)\s*now;dur=(\d+)/;

// An answer is never newer than the server: of several, the one that leads to the latest time is the least delayed.
const note = (at: number) => {
  const since = at - performance.now();
  if (!Number.isFinite(since) || (origin !== undefined && since <= origin)) return;
  const isCorrected = origin === undefined || since > origin + CORRECTION_MS;
  origin = since;
  if (isCorrected) for (const listener of listeners) listener();
};

/** Takes the time from an answer's `Server-Timing`. */
export function noteServerTime(headers: Headers): void {
  const [, at] = METRIC.exec(headers.get('Server-Timing') ?? '') ?? [];
  if (at) note(Number(at));
}

/** The time of the document, unless it came from a cache: then the header is as old as the copy. */
function noteDocumentTime(): void {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  if (!(page instanceof PerformanceNavigationTiming) || page.transferSize === 0) return;
  const named = page.serverTiming?.find(({ name }) => name === 'now');
  if (named) origin ??= named.duration - page.responseStart;
}

if (typeof PerformanceNavigationTiming !== 'undefined') noteDocumentTime();

/**
 * The server's time in milliseconds: what is held, bookable or free of charge ends by it, whatever the clock of the device says. The device's
 * clock counts only until an answer has arrived, and on the server.
 */
export const serverNow = (): number =>
  origin === undefined ? Date.now() : Math.round(origin + performance.now());

/** Undefined until an answer has arrived: nothing may be given up by the device's clock alone. */
export const knownServerNow = (): number | undefined =>
  origin === undefined ? undefined : serverNow();

/** As before the first answer: files of tests share the module. */
export const forgetServerTime = (): void => {
  origin = undefined;
};

/** Calls back when an answer has corrected the clock; returns the end of it. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const serverDate = (): Date => new Date(serverNow());
