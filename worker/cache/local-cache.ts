import { CACHE_TAG, CDN_CACHE_CONTROL } from './policy.ts';
import type { Tag } from './tags.ts';

// Stand-in for Workers Cache where the runtime does not emulate it (`wrangler dev`, tests): the same headers and statuses over the Cache API.
// https://developers.cloudflare.com/workers/cache/configuration/

const ENTRIES = 'http://cache.local/entries/';
const INVALIDATIONS = 'http://cache.local/invalidations';
/** Longer than any policy: an entry's own policy decides when it is stale. */
const STORED = { 'Cache-Control': 'public, max-age=172800' };
const ENTRY = 'X-Entry';
/** Entries that a worker also holds in memory, and how long it trusts its copy of the invalidations. */
const MAX_IN_MEMORY = 100;
const INVALIDATIONS_MS = 1000;

type Status = 'HIT' | 'MISS' | 'EXPIRED' | 'STALE';
type Entry = { requestedAt: number; headers: Record<string, string>; body: ArrayBuffer };
/** When each tag was last invalidated, in milliseconds since 1970. */
type Invalidations = Partial<Record<Tag, number>>;

const memory = new Map<string, Entry>();
let invalidations: { times: Invalidations; readAt: number } | undefined;

/** Shared by all workers of a machine. */
const store = (): Cache => (caches as unknown as { default: Cache }).default;

async function readInvalidations(): Promise<Invalidations> {
  const now = Date.now();
  if (!invalidations || Math.abs(now - invalidations.readAt) > INVALIDATIONS_MS)
    invalidations = { times: (await (await store().match(INVALIDATIONS))?.json<Invalidations>()) ?? {}, readAt: now };
  return invalidations.times;
}

function remember(address: string, entry: Entry): Entry {
  memory.delete(address);
  memory.set(address, entry);
  for (const oldest of memory.keys()) if (memory.size > MAX_IN_MEMORY) memory.delete(oldest);
  return entry;
}

async function readStored(address: string): Promise<Entry | undefined> {
  const stored = await store().match(address);
  return stored && remember(address, { ...JSON.parse(stored.headers.get(ENTRY) ?? '{}'), body: await stored.arrayBuffer() });
}

const seconds = (policy = '', directive = 'max-age') => Number(new RegExp(`\\b${directive}=(\\d+)`).exec(policy)?.[1] ?? 0);
const ageSeconds = ({ requestedAt }: Entry) => (Date.now() - requestedAt) / 1000;

async function isFresh(entry: Entry): Promise<boolean> {
  const times = await readInvalidations();
  const tags = (entry.headers[CACHE_TAG.toLowerCase()] ?? '').split(',') as Tag[];
  const age = ageSeconds(entry);
  return (
    age >= 0 && age < seconds(entry.headers[CDN_CACHE_CONTROL.toLowerCase()]) && tags.every((tag) => (times[tag] ?? 0) < entry.requestedAt)
  );
}

function mayStandIn(entry: Entry): boolean {
  const policy = entry.headers[CDN_CACHE_CONTROL.toLowerCase()];
  return ageSeconds(entry) < seconds(policy) + seconds(policy, 'stale-if-error');
}

const answer = (entry: Entry, status: Status) =>
  new Response(entry.body, {
    headers: { ...entry.headers, Age: String(Math.max(0, Math.floor(ageSeconds(entry)))), 'Cf-Cache-Status': status },
  });

/**
 * Answers from the entry of `key` while it is fresh, else from `fetchSite`, whose response is stored as its `CDN-Cache-Control` says. The
 * entry replaces a 5xx as long as `stale-if-error` allows. `Cf-Cache-Status` names the outcome, `Age` the entry's age in seconds.
 */
export async function fetchThroughLocalCache(key: string, fetchSite: () => Promise<Response>): Promise<Response> {
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
  await store().put(address, new Response(made.body, { headers: { ...STORED, [ENTRY]: JSON.stringify({ requestedAt, headers }) } }));
  return answer(made, entry ? 'EXPIRED' : 'MISS');
}

/** Invalidates every entry with one of the tags, for all workers of this machine. */
export async function invalidateLocally(tags: readonly Tag[]): Promise<void> {
  const now = Date.now();
  invalidations = undefined;
  const times = { ...(await readInvalidations()), ...Object.fromEntries(tags.map((tag) => [tag, now])) };
  invalidations = { times, readAt: now };
  await store().put(INVALIDATIONS, Response.json(times, { headers: STORED }));
}
