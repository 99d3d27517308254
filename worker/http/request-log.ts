import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes, routePath } from 'hono/route';
import type { App } from '#env';
import { log, underRequestId } from './log.ts';

/** Cloudflare's own name of a request, so that its figures and our lines can be laid side by side. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

const idOf = (request: Request): string => {
  const ray = request.headers.get('CF-Ray') ?? '';
  return RAY.test(ray) ? ray : crypto.randomUUID();
};

/** The first route with a pattern of its own, also when a middleware answered from the cache; `/*` for pages. */
const routeOf = (c: Context): string => matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? routePath(c);

/**
 * Gives each request its id, on the answer as well, and tells of it in one line: by the route's pattern, so without query strings,
 * addresses and whatever else a visitor sent. `LOG_REQUESTS = "off"` leaves the line out.
 */
export const requestLog = createMiddleware<App>((c, next) => {
  const id = idOf(c.req.raw);
  return underRequestId(id, async () => {
    const start = Date.now();
    await next();
    c.res.headers.set('X-Request-Id', id);
    if (c.env.LOG_REQUESTS === 'off') return;
    const { status } = c.res;
    log(status >= 500 ? 'error' : 'info', 'request', { method: c.req.method, route: routeOf(c), status, ms: Date.now() - start });
  });
});
