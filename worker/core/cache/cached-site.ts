import type { Tag } from './tags.ts';

/** The worker's entrypoint with Cloudflare's cache in front (`[exports.CachedSite]` in wrangler.toml), as this worker calls it. */
type CachedSite = Pick<Fetcher, 'fetch'> & { invalidate: (tags: Tag[]) => Promise<boolean> };

/** Undefined where the runtime has no Workers Cache. */
export const cachedSite = (context: ExecutionContext): CachedSite | undefined =>
  context.cache && (context.exports as unknown as { CachedSite: CachedSite }).CachedSite;
