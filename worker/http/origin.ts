import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { ApiError } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
/** Cloudflare itself sees to it that requests under these names reach the site that owns the name and no other. */
const CLOUDFLARE = /\.(?:workers|pages)\.dev$/;

/** For what only the asker sees: the setting, else the address that was asked, which the `Host` header decides. */
export const shownOrigin = (env: { SITE_ORIGIN?: string }, url: string) => env.SITE_ORIGIN?.replace(/\/+$/, '') || new URL(url).origin;

/**
 * The address for mails and signed links, which others follow. Without the setting only names that nobody can make up will do:
 * a made-up `Host` would send whoever opens the mail to its maker, with a token that works.
 */
export function siteOrigin(env: { SITE_ORIGIN?: string }, url: string): string {
  const { hostname } = new URL(url);
  if (!env.SITE_ORIGIN && !LOCAL.test(hostname) && !CLOUDFLARE.test(hostname))
    throw new ApiError(400, 'The site does not know this address as its own; SITE_ORIGIN has to name it.');
  return shownOrigin(env, url);
}

export const hasSessionCookie = (cookies: string | null = '') => /(?:^|;\s*)(?:__Host-)?session=/.test(cookies ?? '');

/** Does another site's page send this? */
export function isFromElsewhere(c: Context<App>): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined) return origin !== new URL(c.req.url).origin && origin !== shownOrigin(c.env, c.req.url);
  const site = c.req.header('Sec-Fetch-Site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Every write from a browser must come from our own pages, JSON as well as forms: browsers always send `Origin` with it.
 * Without one there is no browser; then no cookie may vouch for anybody. With an API key none does anyway.
 */
export const sameOriginWrites = createMiddleware<App>(async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    const isForeign = isFromElsewhere(c);
    const origin = c.req.header('Origin');
    const isUnproven = origin === undefined && hasSessionCookie(c.req.header('Cookie')) && c.req.header('Authorization') === undefined;
    if (isForeign || isUnproven) throw new ApiError(403, 'This request does not come from our own pages.');
  }
  await next();
});
