/** Where the browser cannot tell. */
const LATER_MS = 200;

/** Runs once the browser is idle, or after a time if given. */
export const whenIdle = (work: () => void, timeout?: number): void =>
  void ('requestIdleCallback' in window
    ? requestIdleCallback(work, timeout === undefined ? undefined : { timeout })
    : setTimeout(work, LATER_MS));
