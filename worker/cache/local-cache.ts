import { CACHE_TAG, CDN_CACHE_CONTROL } from './policy.ts';
import type { Tag } from './tags.ts';

// Stand-in for Workers Cache where the runtime does not emulate it (`wrangler dev`, tests): the same headers and statuses over the Cache API.
// https://developers.cloudflare.com/workers/cache/configuration/

const ENTRIES = 'http://cache.local/entries/';
const INVALIDATIONS = 'http://cache.local/invalidations';
/** Longer than any policy: the entry's own headers say when it is stale. */
const STORED_CONTROL = 'public, max-age=172800';
const BROWSER_CONTROL = 'X-Browser-Cache-Control';
const REQUESTED_AT = 'X-Requested-At';

type Status = 'HIT' | 'MISS' | 'EXPIRED' | 'STALE' | 'BYPASS';
/** When each tag was last invalidated, in milliseconds since 1970. */
type Invalidations = Partial<Record<Tag, number>>;

/** Of all workers of a machine: the default cache, which workers-types declares beside the browser's. */
const store = (): Cache => (caches as unknown as { default: Cache }).default;

const seconds = (policy: string, directive: string) => Number(new RegExp(`\\b${directive}=(\\d+)`).exec(policy)?.[1] ?? 0);

async function readInvalidations(): Promise<Invalidations> {
  const stored = await store().match(INVALIDATIONS);
  return stored ? stored.json() : {};
}

function answer(response: Response, status: Status, requestedAt?: number): Response {
  const headers = new Headers(response.headers);
  const browserControl = headers.get(BROWSER_CONTROL);
  if (browserControl) headers.set('Cache-Control', browserControl);
  for (const name of [BROWSER_CONTROL, REQUESTED_AT, 'CF-Cache-Status']) headers.delete(name);
  headers.set('Cf-Cache-Status', status);
  if (requestedAt !== undefined) headers.set('Age', String(Math.max(0, Math.floor((Date.now() - requestedAt) / 1000))));
  return new Response(response.body, { status: response.status, headers });
}

function put(key: string, response: Response, requestedAt: number): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(BROWSER_CONTROL, headers.get('Cache-Control') ?? '');
  headers.set('Cache-Control', STORED_CONTROL);
  headers.set(REQUESTED_AT, String(requestedAt));
  return store().put(key, new Response(response.body, { headers }));
}

/**
 * Answers from the entry of `key` while it is fresh, else by `fetchSite`, whose answer is stored as its `CDN-Cache-Control` says.
 * The entry stands in for a 5xx as long as `stale-if-error` allows. `Cf-Cache-Status` says which it was, `Age` how old, in seconds.
 */
export async function fetchThroughLocalCache(key: string, fetchSite: () => Promise<Response>): Promise<Response> {
  const address = ENTRIES + encodeURIComponent(key);
  const [entry, invalidations] = await Promise.all([store().match(address), readInvalidations()]);
  const now = Date.now();
  const requestedAt = Number(entry?.headers.get(REQUESTED_AT));
  const policy = entry?.headers.get(CDN_CACHE_CONTROL) ?? '';
  const ageSeconds = (now - requestedAt) / 1000;
  const maxAge = seconds(policy, 'max-age');
  const isInvalidated = (entry?.headers.get(CACHE_TAG) ?? '').split(',').some((tag) => (invalidations[tag as Tag] ?? 0) >= requestedAt);
  if (entry && ageSeconds >= 0 && ageSeconds < maxAge && !isInvalidated) return answer(entry, 'HIT', requestedAt);
  const response = await fetchSite();
  if (response.status >= 500 && entry && ageSeconds < maxAge + seconds(policy, 'stale-if-error'))
    return answer(entry, 'STALE', requestedAt);
  if (seconds(response.headers.get(CDN_CACHE_CONTROL) ?? '', 'max-age') === 0) return answer(response, 'BYPASS');
  await put(address, response.clone(), now);
  return answer(response, entry ? 'EXPIRED' : 'MISS');
}

/** Makes every entry with one of the tags stale, for all workers of this machine. */
export async function invalidateLocally(tags: readonly Tag[]): Promise<void> {
  const now = Date.now();
  const invalidations = { ...(await readInvalidations()), ...Object.fromEntries(tags.map((tag) => [tag, now])) };
  await store().put(INVALIDATIONS, Response.json(invalidations, { headers: { 'Cache-Control': STORED_CONTROL } }));
}
