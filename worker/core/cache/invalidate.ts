import { and, inArray, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { VISIBLE_BY } from '#contract/admin/crud.ts';
import type { Database } from '#core/db/client.ts';
import { refusedInvalidations } from '#core/db/schema.ts';
import { log, logFailure } from '#core/http/logs/log.ts';
import type { App, Bindings } from '#env';
import { cachedSite } from './cached-site.ts';
import { invalidateLocally, markStale } from './local-cache.ts';
import { FRESH_SECONDS } from './policy.ts';
import { type Tag, tagOfWrite } from './tags.ts';

const MINUTE_MS = 60_000;
/** A response that is being made while the save is written ends that much later. */
const RENDER_SECONDS = 10;

/** Where stored responses are: the platform's cache or its stand-in. */
export type Stored = { env: Bindings; context: ExecutionContext };

/** Invalidates stored responses with one of the tags in all data centres. False when the account's budget is spent. */
async function invalidate({ env, context }: Stored, tags: Tag[]): Promise<boolean> {
  const platform = cachedSite(context);
  if (platform) return platform.invalidate(tags).catch(() => false);
  if (env.CACHE_BUDGET !== 'off') return invalidateLocally(tags);
  await markStale(tags);
  return true;
}

/** The full minute by which every response that is stored now has ended. */
const endOfStored = (now: number) =>
  new Date(Math.ceil((now + (FRESH_SECONDS + RENDER_SECONDS) * 1000) / MINUTE_MS) * MINUTE_MS);

/**
 * Shows visitors what was written. A refused invalidation is recorded, for cron to repeat; then returns when visitors see the write at the
 * latest.
 */
export async function showWrite(
  db: Database,
  stored: Stored,
  tags: Tag[],
  now = new Date(),
): Promise<Date | undefined> {
  if (await invalidate(stored, tags)) return undefined;
  log('warn', 'cache not invalidated; cron repeats it', { tags: tags.join(',') });
  const refusedAt = now.toISOString();
  await db
    .insert(refusedInvalidations)
    .values(tags.map((tag) => ({ tag, refusedAt })))
    .onConflictDoUpdate({ target: refusedInvalidations.tag, set: { refusedAt } })
    .catch((error: unknown) => logFailure('cache', error));
  return endOfStored(now.getTime());
}

/** Repeats what was refused; what is refused again waits for the next run. */
export async function repeatRefused(db: Database, stored: Stored): Promise<void> {
  const refused = await db.select().from(refusedInvalidations);
  const tags = refused.map(({ tag }) => tag as Tag);
  if (tags.length === 0 || !(await invalidate(stored, tags))) return;
  const last =
    refused
      .map(({ refusedAt }) => refusedAt)
      .sort()
      .at(-1) ?? '';
  // A tag that was refused once more in the meantime stays.
  await db
    .delete(refusedInvalidations)
    .where(and(inArray(refusedInvalidations.tag, tags), lte(refusedInvalidations.refusedAt, last)));
}

/** Shows visitors a write of the administration; the response names the minute when that takes time. */
export async function showSaved(c: Context<App>, tags: Tag[]): Promise<void> {
  const visibleBy = await showWrite(
    c.var.db,
    { env: c.env, context: c.executionCtx as ExecutionContext },
    tags,
  );
  if (visibleBy) c.header(VISIBLE_BY, visibleBy.toISOString());
}

/** Invalidates the cache after a write of the administration. */
export const invalidateAfterWrites = createMiddleware<App>(async (c, next) => {
  await next();
  const tag = c.res.ok ? tagOfWrite(c.req.method, c.req.path) : undefined;
  if (tag) await showSaved(c, [tag]);
});
