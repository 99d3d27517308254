import { createMiddleware } from 'hono/factory';
import type { App, Bindings } from '#env';
import { withSpec } from '../description/describe-route.ts';
import { ApiError } from '../problem.ts';

/** All limits count per minute. */
const PERIOD_SECONDS = 60;

/** Requests per minute and address that wrangler.toml permits, for the API's description. */
const LIMITS = { FORM_LIMIT: 60, QUERY_LIMIT: 120, LOGIN_LIMIT: 10, OCTO_LIMIT: 240 } as const;
type Limit = keyof typeof LIMITS;

export const clientAddress = (request: { header: (name: string) => string | undefined }) =>
  request.header('CF-Connecting-IP') ?? 'local';

export async function consumeToken(env: Bindings, limit: Limit, key: string): Promise<void> {
  const answer = await env[limit]?.limit({ key });
  if (answer && !answer.success)
    throw new ApiError(429, 'problem.too_many_requests', {
      headers: { 'Retry-After': String(PERIOD_SECONDS) },
    });
}

/** All forms consume one token bucket per address, all quotes and searches another; `bucket` names a separate one. */
export const rateLimit = (limit: Limit, bucket = '') =>
  withSpec(
    createMiddleware<App>(async (c, next) => {
      await consumeToken(c.env, limit, bucket + clientAddress(c.req));
      await next();
    }),
    { 'x-rate-limit': { requests: LIMITS[limit], seconds: 60, per: 'address' } },
  );
