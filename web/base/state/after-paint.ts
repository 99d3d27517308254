/** Tabs in the background draw no frames. */
const LONGEST_MS = 100;

/** Resolves once the browser has painted what is drawn now: in a task after the next frame. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
