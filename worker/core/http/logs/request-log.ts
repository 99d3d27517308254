import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes, routePath } from 'hono/route';
import type { App } from '#env';
import { log, underRequestId } from './log.ts';

/** Cloudflare's own id of a request, so that its figures and these log lines can be matched. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

const idOf = (request: Request): string => {
  const ray = request.headers.get('CF-Ray') ?? '';
  return RAY.test(ray) ? ray : crypto.randomUUID();
};

/** The first route with a specific pattern, also when a middleware answered from the cache; `/*` for pages. */
const routeOf = (c: Context): string =>
  matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? routePath(c);

/**
 * Gives each request an id, also on the response, and logs it in one line by the route's pattern: without query strings, addresses and
 * other input of a visitor. `LOG_REQUESTS = "off"` omits the line.
 */
export const requestLog = createMiddleware<App>((c, next) => {
  const id = idOf(c.req.raw);
  return underRequestId(id, async () => {
    const start = Date.now();
    await next();
    c.res.headers.set('X-Request-Id', id);
    if (c.env.LOG_REQUESTS === 'off') return;
    const { status } = c.res;
    log(status >= 500 ? 'error' : 'info', 'request', {
      method: c.req.method,
      route: routeOf(c),
      status,
      ms: Date.now() - start,
    });
  });
});
