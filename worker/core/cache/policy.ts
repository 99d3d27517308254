import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import type { Tag } from './tags.ts';

/** `Cache-Control` of personal responses. */
export const PRIVATE_CACHE = 'private, no-store';
/** Stored by browsers and revalidated before each use: with an ETag that costs a 304. */
export const REVALIDATED_CACHE = 'public, max-age=0, must-revalidate';
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

const DAY_SECONDS = 86_400;
/**
 * Prices depend on the date and posts are published on schedule, both without a write: no response is older than ten minutes while D1
 * answers.
 */
export const FRESH_SECONDS = 590;
/** Of pages and lists that show places: bookings change them without an invalidation. */
export const PLACES_FRESH_SECONDS = 60;
/** Of the places alone, which a guest chooses from. */
const AVAILABILITY_FRESH_SECONDS = 10;

/** Cloudflare's cache prefers it to `Cache-Control` (RFC 9213). */
export const CDN_CACHE_CONTROL = 'CDN-Cache-Control';
export const CACHE_TAG = 'Cache-Tag';
/**
 * No `stale-while-revalidate`: after `invalidate()` it would serve the stale response once more, to the first visitor of each data centre,
 * however long after the save. `stale-if-error` ends 24 hours after the response was made.
 */
const sharedPolicy = (seconds: number) =>
  `public, max-age=${seconds}, stale-if-error=${DAY_SECONDS - seconds}`;
export const SHARED_POLICY = sharedPolicy(FRESH_SECONDS);
export const PLACES_POLICY = sharedPolicy(PLACES_FRESH_SECONDS);
export const AVAILABILITY_POLICY = sharedPolicy(AVAILABILITY_FRESH_SECONDS);

/**
 * Lets the cached entrypoint share a response with all visitors until one of its tags is invalidated. Every response has the tag `site`.
 */
export function share(headers: Headers, tags: Iterable<Tag>, policy?: string): void {
  const all = new Set<Tag>([...tags, 'site']);
  headers.set('Cache-Control', REVALIDATED_CACHE);
  headers.set(CDN_CACHE_CONTROL, policy ?? (all.has('departures') ? PLACES_POLICY : SHARED_POLICY));
  headers.set(CACHE_TAG, [...all].join(','));
}

const POLICIES: readonly string[] = [SHARED_POLICY, PLACES_POLICY, AVAILABILITY_POLICY];
export const isShared = (headers: Headers): boolean =>
  POLICIES.includes(headers.get(CDN_CACHE_CONTROL) ?? '');

/** The tags of a response that may be part of a shared one; undefined when it may not. */
export const sharedTags = (headers: Headers): Tag[] | undefined =>
  headers.get(CACHE_TAG)?.split(',') as Tag[] | undefined;

/**
 * Shares a route's successful responses; `tags` lists every kind of row that they show. A 404 is not stored, but may be part of a page,
 * which becomes stale once the row exists.
 */
export const shared = (...tags: Tag[]) => sharing(tags);

/** The same for a few seconds: what bookings change, when nothing but that is asked. */
export const sharedBriefly = (...tags: Tag[]) => sharing(tags, AVAILABILITY_POLICY);

const sharing = (tags: readonly Tag[], policy?: string) =>
  createMiddleware<App>(async (c, next) => {
    await next();
    if (c.req.query('preview')) return;
    if (c.res.status === 200) share(c.res.headers, tags, policy);
    if (c.res.status === 404) c.res.headers.set(CACHE_TAG, tags.join(','));
  });

/** Sets the policy of a route's successful responses; errors are never stored. */
export const cached = (policy: string) =>
  createMiddleware<App>(async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', policy);
  });
