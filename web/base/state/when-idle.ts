/** Where the browser cannot tell. */
const LATER_MS = 200;

/** Runs once the browser is idle, or after a time in milliseconds if given. */
export const whenIdle = (work: () => void, timeout = 0): void =>
  void ('requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout })
    : setTimeout(work, LATER_MS));
