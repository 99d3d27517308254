import { createMiddleware } from 'hono/factory';
import type { App } from '#env';

/**
 * The time of the answer in milliseconds, in front of every cache: `web/base/clock/server-clock.ts` counts from it. In `Server-Timing`, since a
 * page reads that header of its own document, and `Date` of none.
 */
export const serverTime = createMiddleware<App>(async (c, next) => {
  await next();
  c.res.headers.append('Server-Timing', `now;dur=${Date.now()}`);
});
