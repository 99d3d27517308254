import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { doubtVersion } from './newest-version.ts';

/** What was just written here is seen at once: the next public answer asks for the newest version. */
export const doubtAfterWrites = createMiddleware<App>(async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') doubtVersion();
});
