import { CACHE_TAG, CDN_CACHE_CONTROL } from './policy.ts';
import { type Budget, fullBudget, spend } from './purge-budget.ts';
import type { Tag } from './tags.ts';

// Stand-in for Workers Cache where the runtime does not emulate it (`wrangler dev`, tests): the same headers and statuses over the Cache API.
// https://developers.cloudflare.com/workers/cache/configuration/

const ENTRIES = 'http://cache.local/entries/';
const INVALIDATIONS = 'http://cache.local/invalidations/';
const BUDGET = 'http://cache.local/budget';
/** Longer than any policy: an entry's own policy decides when it is stale. */
const STORED = { 'Cache-Control': 'public, max-age=172800' };
const ENTRY = 'X-Entry';
/** Entries that a worker also holds in memory, and how long it trusts its copy of an invalidation. */
const MAX_IN_MEMORY = 100;
const INVALIDATION_MS = 1000;

type Status = 'HIT' | 'MISS' | 'EXPIRED' | 'STALE';
type Entry = { requestedAt: number; headers: Record<string, string>; body: ArrayBuffer };

const memory = new Map<string, Entry>();
/** When a tag was last invalidated, and when that was read, in milliseconds since 1970. */
const invalidations = new Map<Tag, { at: number; readAt: number }>();

/** Shared by all workers of a machine. */
const store = (): Cache => (caches as unknown as { default: Cache }).default;

/** Each tag has its own record in the store: simultaneous invalidations of several tags cannot overwrite each other. */
async function invalidatedAt(tag: Tag): Promise<number> {
  const known = invalidations.get(tag);
  if (known && Math.abs(Date.now() - known.readAt) <= INVALIDATION_MS) return known.at;
  const stored = Number(await (await store().match(INVALIDATIONS + tag))?.text()) || 0;
  const at = Math.max(stored, invalidations.get(tag)?.at ?? 0);
  invalidations.set(tag, { at, readAt: Date.now() });
  return at;
}

function remember(address: string, entry: Entry): Entry {
  memory.delete(address);
  memory.set(address, entry);
  for (const oldest of memory.keys()) if (memory.size > MAX_IN_MEMORY) memory.delete(oldest);
  return entry;
}

async function readStored(address: string): Promise<Entry | undefined> {
  const stored = await store().match(address);
  return (
    stored &&
    remember(address, {
      ...JSON.parse(stored.headers.get(ENTRY) ?? '{}'),
      body: await stored.arrayBuffer(),
    })
  );
}

const seconds = (policy = '', directive = 'max-age') =>
  Number(new RegExp(`\\b${directive}=(\\d+)`).exec(policy)?.[1] ?? 0);
const ageSeconds = ({ requestedAt }: Entry) => (Date.now() - requestedAt) / 1000;

async function isFresh(entry: Entry): Promise<boolean> {
  const age = ageSeconds(entry);
  if (age < 0 || age >= seconds(entry.headers[CDN_CACHE_CONTROL.toLowerCase()])) return false;
  const tags = (entry.headers[CACHE_TAG.toLowerCase()] ?? '').split(',') as Tag[];
  // What is later than now was invalidated before the clock was set back.
  return (await Promise.all(tags.map(invalidatedAt))).every(
    (at) => at < entry.requestedAt || at > Date.now(),
  );
}

function mayStandIn(entry: Entry): boolean {
  const policy = entry.headers[CDN_CACHE_CONTROL.toLowerCase()];
  return ageSeconds(entry) < seconds(policy) + seconds(policy, 'stale-if-error');
}

const answer = (entry: Entry, status: Status) =>
  new Response(entry.body, {
    headers: {
      ...entry.headers,
      Age: String(Math.max(0, Math.floor(ageSeconds(entry)))),
      'Cf-Cache-Status': status,
    },
  });

/**
 * Answers from the entry of `key` while it is fresh, else from `fetchSite`, whose response is stored as its `CDN-Cache-Control` says. The
 * entry replaces a 5xx as long as `stale-if-error` allows. `Cf-Cache-Status` names the outcome, `Age` the entry's age in seconds.
 */
export async function fetchThroughLocalCache(
  key: string,
  fetchSite: () => Promise<Response>,
): Promise<Response> {
  const address = ENTRIES + encodeURIComponent(key);
  const own = memory.get(address);
  if (own && (await isFresh(own))) return answer(own, 'HIT');
  const entry = (await readStored(address)) ?? own;
  if (entry && (await isFresh(entry))) return answer(entry, 'HIT');
  const requestedAt = Date.now();
  const response = await fetchSite();
  if (response.status >= 500 && entry && mayStandIn(entry)) return answer(entry, 'STALE');
  const headers = Object.fromEntries(response.headers);
  if (seconds(headers[CDN_CACHE_CONTROL.toLowerCase()]) === 0) return response;
  const made = remember(address, { requestedAt, headers, body: await response.arrayBuffer() });
  await store().put(
    address,
    new Response(made.body, {
      headers: { ...STORED, [ENTRY]: JSON.stringify({ requestedAt, headers }) },
    }),
  );
  return answer(made, entry ? 'EXPIRED' : 'MISS');
}

/** Makes every entry with one of the tags stale, for all workers of this machine. Spends nothing. */
export async function markStale(tags: readonly Tag[], now = Date.now()): Promise<void> {
  for (const tag of tags) invalidations.set(tag, { at: now, readAt: now });
  await Promise.all(
    tags.map((tag) =>
      store().put(INVALIDATIONS + tag, new Response(String(now), { headers: STORED })),
    ),
  );
}

let budget: Budget | undefined;

/** Invalidates like Cloudflare's cache, within the same budget. Returns whether it was granted. */
export async function invalidateLocally(tags: readonly Tag[], now = Date.now()): Promise<boolean> {
  const stored = budget
    ? undefined
    : ((await (await store().match(BUDGET))?.json()) as Budget | undefined);
  const left = spend(budget ?? stored ?? fullBudget(now), now);
  if (!left) return false;
  budget = left;
  await store().put(BUDGET, Response.json(left, { headers: STORED }));
  await markStale(tags, now);
  return true;
}
