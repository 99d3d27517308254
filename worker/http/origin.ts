import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { ApiError } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The address that the world knows: the setting, else that of the request. */
export const siteOrigin = (env: { SITE_ORIGIN?: string }, url: string) => env.SITE_ORIGIN || new URL(url).origin;

/**
 * Every write from a browser must come from our own pages, JSON as well as forms: browsers always send `Origin` with it.
 * Without one there is no browser; then no cookie may vouch for anybody.
 */
export const sameOriginWrites = createMiddleware<App>(async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    const origin = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    const isOwn = origin === new URL(c.req.url).origin || origin === siteOrigin(c.env, c.req.url);
    const isForeign = origin !== undefined ? !isOwn : site !== undefined && site !== 'same-origin' && site !== 'none';
    if (isForeign || (origin === undefined && c.req.header('Cookie')?.includes('session='))) {
      throw new ApiError(403, 'This request does not come from our own pages.');
    }
  }
  await next();
});
