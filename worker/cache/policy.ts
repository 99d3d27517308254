import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import type { Tag } from './tags.ts';

/** `Cache-Control` of answers for one person. */
export const PRIVATE_CACHE = 'private, no-store';
/** Stored by browsers and validated before each use: with an ETag that costs a 304. */
export const REVALIDATED_CACHE = 'public, max-age=0, must-revalidate';
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

const DAY_SECONDS = 86_400;
/** Prices depend on the day and posts come out at a time without any write: no answer is older than ten minutes while D1 answers. */
const FRESH_SECONDS = 590;

/** For Cloudflare's cache, which takes it before `Cache-Control` (RFC 9213). */
export const CDN_CACHE_CONTROL = 'CDN-Cache-Control';
export const CACHE_TAG = 'Cache-Tag';
/**
 * No `stale-while-revalidate`: after `invalidate()` it would let the old answer out once more, to the first visitor of each data centre,
 * however long after the save. `stale-if-error` ends 24 hours after the answer was made.
 */
export const SHARED_POLICY = `public, max-age=${FRESH_SECONDS}, stale-if-error=${DAY_SECONDS - FRESH_SECONDS}`;

/** Lets the cached entrypoint keep an answer for all visitors until one of its tags is invalidated. Every answer has the tag `site`. */
export function share(headers: Headers, tags: Iterable<Tag>): void {
  headers.set('Cache-Control', REVALIDATED_CACHE);
  headers.set(CDN_CACHE_CONTROL, SHARED_POLICY);
  headers.set(CACHE_TAG, [...new Set<Tag>([...tags, 'site'])].join(','));
}

/** The tags of an answer that may be part of a shared one; undefined when it may not. */
export const sharedTags = (headers: Headers): Tag[] | undefined => headers.get(CACHE_TAG)?.split(',') as Tag[] | undefined;

/**
 * Shares a route's good answers; `tags` name every kind of row that they show. That there is none yet (404) is not stored, but may be part
 * of a page, which changes when there is one.
 */
export const shared = (...tags: Tag[]) =>
  createMiddleware<App>(async (c, next) => {
    await next();
    if (c.req.query('preview')) return;
    if (c.res.status === 200) share(c.res.headers, tags);
    if (c.res.status === 404) c.res.headers.set(CACHE_TAG, tags.join(','));
  });

/** Names the policy of a route's good answers; bad ones are never stored. */
export const cached = (policy: string) =>
  createMiddleware<App>(async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', policy);
  });
