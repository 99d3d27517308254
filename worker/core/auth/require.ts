import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { mayCall } from '#contract/accounts/rights.ts';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { withSpec } from '#core/http/description/describe-route.ts';
import { ApiError } from '#core/http/problem.ts';
import type { App } from '#env';
import { admitKey, bearerOf } from './api-keys/api-key.ts';
import { currentSession, type SignedIn } from './session.ts';

const headers = { 'Cache-Control': PRIVATE_CACHE };

/** The signed-in user by cookie, or 401. Cookies of a request with an API key are ignored. */
async function demandSession(c: Context<App>): Promise<SignedIn> {
  const session = bearerOf(c) === undefined ? await currentSession(c) : undefined;
  if (!session) throw new ApiError(401, 'problem.not_signed_in', { headers });
  c.set('user', session.user);
  c.set('sessionId', session.sessionId);
  c.set('provenAt', session.provenAt);
  return session;
}

/** Admits signed-in users of any role. */
export const requireUser = withSpec(
  createMiddleware<App>(async (c, next) => {
    await demandSession(c);
    await next();
    c.header('Cache-Control', PRIVATE_CACHE);
  }),
  { security: [{ session: [] }] },
);

/**
 * Admits administrators, helpers where the list of entities lets them in, and API keys within their scopes. Runs before any lookup, so that others cannot learn which
 * rows exist.
 */
export const requireAdmin = withSpec(
  createMiddleware<App>(async (c, next) => {
    const key = bearerOf(c);
    if (key !== undefined) {
      const { user, apiKeyId } = await admitKey(c, key);
      c.set('user', user);
      c.set('apiKeyId', apiKeyId);
    } else {
      const { user } = await demandSession(c);
      if (!mayCall(user.role, c.req.method, c.req.path))
        throw new ApiError(403, 'problem.administrators_only', { headers });
      if (user.lacksFactor)
        throw new ApiError(403, 'problem.factor_required', { headers, code: 'factor_required' });
    }
    await next();
    c.header('Cache-Control', PRIVATE_CACHE);
  }),
  { security: [{ session: [] }, { key: [] }] },
);
