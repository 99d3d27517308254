import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import { primarySession } from '#core/http/d1-session.ts';
import { hasSessionCookie } from '#core/http/origin.ts';
import { problemLanguage } from '#core/http/problem-text.ts';
import type { App, Bindings } from '#env';
import { cachedSite } from './cached-site.ts';
import { fetchThroughLocalCache } from './local-cache.ts';
import { CACHE_TAG, CDN_CACHE_CONTROL, isShared } from './policy.ts';
import { mayBeShared, sharedRequest } from './shared-request.ts';

/** The routes behind the cache. */
type Site = {
  fetch: (
    request: Request,
    env: Bindings,
    context: ExecutionContext,
  ) => Response | Promise<Response>;
};

/**
 * The cached entrypoint: reads from the primary, since a replica may still have what the last save replaced, and prevents the storing of
 * responses without a policy.
 */
export async function answerShared(
  site: Site,
  request: Request,
  env: Bindings,
  context: ExecutionContext,
): Promise<Response> {
  const answer = await site.fetch(request, { ...env, DB: primarySession(env.DB) }, context);
  if (answer.headers.has(CDN_CACHE_CONTROL)) return answer;
  const response = new Response(answer.body, answer);
  response.headers.set(CDN_CACHE_CONTROL, 'no-store');
  return response;
}

/** Visitors' responses come through the cache. Editors' responses are rendered per request, with a stored one as fallback on failure. */
export const throughCache = (site: Site) =>
  createMiddleware<App>(async (c, next) => {
    if (!mayBeShared(c.req.raw)) return next();
    if (hasSessionCookie(c.req.header('Cookie'))) {
      await next();
      if (c.res.status < 500) return;
    }
    const context = c.executionCtx as ExecutionContext;
    const { request, key } = sharedRequest(c.req.raw, c.env);
    const platform = cachedSite(context);
    c.res = undefined;
    c.res = platform
      ? await platform.fetch(request, { cf: { cacheKey: key } } as RequestInit)
      : await fetchThroughLocalCache(`${c.env.VERSION?.id} ${key}`, () =>
          answerShared(site, request, c.env, context),
        );
    // A refusal is never stored. The shared request lacks the visitor's language, so one in another language is made anew.
    if (isProblem(c.res) && problemLanguage(c) !== FALLBACK_LANGUAGE) {
      c.res = undefined;
      await next();
    }
  });

const isProblem = ({ headers }: Response) =>
  headers.get('Content-Type') === 'application/problem+json';

const tagWith = etag({
  weak: true,
  // On a 304 the default policy would replace the page's own.
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'age',
    'cf-cache-status',
    'content-type',
    'content-security-policy',
    CDN_CACHE_CONTROL,
    CACHE_TAG,
  ],
});

/** Validates shared responses, and others with an ETag, for browsers and for the cache, which revalidates stale entries with the ETag. */
export const validateShared = createMiddleware<App>(async (c, next) => {
  await next();
  if (c.res.headers.has('ETag') || isShared(c.res.headers)) await tagWith(c, async () => undefined);
});
