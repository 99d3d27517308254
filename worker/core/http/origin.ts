import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { ApiError } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
/** Under these domains Cloudflare guarantees that requests reach only the site that owns the name. */
const CLOUDFLARE = /\.(?:workers|pages)\.dev$/;

/** For what only the requester sees: the setting, else the requested origin, which the `Host` header decides. */
export const shownOrigin = (env: { SITE_ORIGIN?: string }, url: string) =>
  env.SITE_ORIGIN?.replace(/\/+$/, '') || new URL(url).origin;

let lastOrigin = 'http://localhost';

/**
 * The origin for mails and signed links, which other people open. Without the setting only names that cannot be forged are accepted: a
 * forged `Host` would send the mail's reader to the attacker, with a valid token.
 */
export function siteOrigin(env: { SITE_ORIGIN?: string }, url: string): string {
  const { hostname } = new URL(url);
  if (!env.SITE_ORIGIN && !LOCAL.test(hostname) && !CLOUDFLARE.test(hostname))
    throw new ApiError(400, 'problem.unknown_origin');
  lastOrigin = new URL(url).origin;
  return shownOrigin(env, url);
}

/** The origin for mails of the cron job, where no request names it: the setting, else the last one that a mail or a link was made for. */
export const knownOrigin = (env: { SITE_ORIGIN?: string }) => shownOrigin(env, lastOrigin);

export const hasSessionCookie = (cookies: string | null = '') =>
  /(?:^|;\s*)(?:__Host-)?session=/.test(cookies ?? '');

/** Whether a page of another site sent the request. */
export function isCrossOrigin(c: Context<App>): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined)
    return origin !== new URL(c.req.url).origin && origin !== shownOrigin(c.env, c.req.url);
  const site = c.req.header('Sec-Fetch-Site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Every write from a browser must come from the site's own pages, JSON as well as forms: browsers always send `Origin` with it. A request
 * without it does not come from a browser, and its cookies are not accepted. With an API key cookies are ignored anyway.
 */
export const sameOriginWrites = createMiddleware<App>(async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    const isForeign = isCrossOrigin(c);
    const origin = c.req.header('Origin');
    const isUnproven =
      origin === undefined &&
      hasSessionCookie(c.req.header('Cookie')) &&
      c.req.header('Authorization') === undefined;
    if (isForeign || isUnproven) throw new ApiError(403, 'problem.foreign_page');
  }
  await next();
});
