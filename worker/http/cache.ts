import { createMiddleware } from 'hono/factory';
import type { App } from '#env';

export const PRIVATE_CACHE = 'private, no-store';
/** Kept, but asked for anew each time: with an ETag that costs a 304. */
export const REVALIDATED_CACHE = 'public, max-age=0, must-revalidate';
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** Names the policy of a route's good answers; bad ones are never kept. */
export const cached = (policy: string) =>
  createMiddleware<App>(async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', policy);
  });
