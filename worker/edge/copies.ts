import { type Copy, sizeOf } from './copy.ts';

/** In bytes; a worker has 128 MB in all. */
const MEMORY_LIMIT = 24 * 1024 * 1024;

// Two places: this worker's memory, the least recently used leaving first, and the data centre's cache, which all its workers share.
const memory = new Map<string, Copy>();
let used = 0;

function remember(key: string, copy: Copy): void {
  forget(key);
  memory.set(key, copy);
  used += sizeOf(copy);
  for (const oldest of memory.keys()) {
    if (used <= MEMORY_LIMIT) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  const copy = memory.get(key);
  if (!copy) return;
  used -= sizeOf(copy);
  memory.delete(key);
}

/** For as long as a database may be away; which copy is still good its version tells. */
const KEPT = 'public, max-age=604800';
const VERSION = 'X-Copy-Version';
const MADE_AT = 'X-Copy-Made-At';
/** Before the names of the answer's own headers: the cache must not act upon them. */
const HELD = 'x-held-';

/** True so many times a second. */
function timesASecond(most: number) {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}

// In a flood of addresses that nobody asks for twice the shared cache has nothing to give, and each way there costs as much as a small
// answer. What is not written waits for its second visitor; what is not looked up is made.
const WRITES_A_SECOND = 10;
const LOOKS_A_SECOND = 20;
let mayWriteShared = timesASecond(WRITES_A_SECOND);
let mayLookShared = timesASecond(LOOKS_A_SECOND);

async function fromShared(key: string): Promise<Copy | undefined> {
  const found = await caches.default.match(key);
  if (!found) return undefined;
  const held = [...found.headers].filter(([name]) => name.startsWith(HELD));
  return {
    version: Number(found.headers.get(VERSION)),
    madeAt: Number(found.headers.get(MADE_AT)),
    etag: found.headers.get('ETag') ?? '',
    headers: Object.fromEntries(held.map(([name, value]) => [name.slice(HELD.length), value])),
    body: new Uint8Array(await found.arrayBuffer()),
    isShared: true,
  };
}

function toShared(key: string, copy: Copy): Promise<void> {
  const held = Object.fromEntries(Object.entries(copy.headers).map(([name, value]) => [HELD + name, value]));
  const headers = { ...held, ETag: copy.etag, 'Cache-Control': KEPT, [VERSION]: String(copy.version), [MADE_AT]: String(copy.madeAt) };
  return caches.default.put(key, new Response(copy.body, { headers }));
}

/** Nobody waits for it, and a cache that fails costs no answer. */
function share(key: string, copy: Copy, context: ExecutionContext): void {
  if (copy.isShared || !mayWriteShared()) return;
  copy.isShared = true;
  context.waitUntil(toShared(key, copy).catch(() => undefined));
}

/** The shared cache's copy of a key, however old; undefined when it has none, or fails. */
export async function findSharedCopy(key: string): Promise<Copy | undefined> {
  const far = await fromShared(key).catch(() => undefined);
  if (far) remember(key, far);
  return far;
}

/** The copy of a key (an absolute address), however old; undefined when there is none, or in a flood none near. */
export async function findCopy(key: string, context: ExecutionContext): Promise<Copy | undefined> {
  const near = memory.get(key);
  if (near) {
    memory.delete(key);
    memory.set(key, near);
    share(key, near, context);
    return near;
  }
  return mayLookShared() ? findSharedCopy(key) : undefined;
}

/** Keeps a copy in both places, unless a newer one stands there. */
export function keepCopy(key: string, copy: Copy, context: ExecutionContext): void {
  const standing = memory.get(key);
  if (standing && standing.version > copy.version) return;
  // The same text is compressed already.
  if (standing?.etag === copy.etag)
    Object.assign(copy, { quickBrotli: standing.quickBrotli, brotli: standing.brotli, gzip: standing.gzip });
  remember(key, copy);
  share(key, copy, context);
}

/** Begins anew, as a worker that was just started beside an empty cache does. For tests. */
export function forgetCopies(): void {
  memory.clear();
  used = 0;
  mayWriteShared = timesASecond(WRITES_A_SECOND);
  mayLookShared = timesASecond(LOOKS_A_SECOND);
}
