import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { ApiError } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The address that the world knows: the setting, else that of the request. */
export const siteOrigin = (env: { SITE_ORIGIN?: string }, url: string) => env.SITE_ORIGIN?.replace(/\/+$/, '') || new URL(url).origin;

export const hasSessionCookie = (cookies: string | null = '') => /(?:^|;\s*)(?:__Host-)?session=/.test(cookies ?? '');

/**
 * Every write from a browser must come from our own pages, JSON as well as forms: browsers always send `Origin` with it.
 * Without one there is no browser; then no cookie may vouch for anybody. With an API key none does anyway.
 */
export const sameOriginWrites = createMiddleware<App>(async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    const origin = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    const isOwn = origin === new URL(c.req.url).origin || origin === siteOrigin(c.env, c.req.url);
    const isForeign = origin !== undefined ? !isOwn : site !== undefined && site !== 'same-origin' && site !== 'none';
    const isUnproven = origin === undefined && hasSessionCookie(c.req.header('Cookie')) && c.req.header('Authorization') === undefined;
    if (isForeign || isUnproven) throw new ApiError(403, 'This request does not come from our own pages.');
  }
  await next();
});
