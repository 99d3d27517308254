import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PageAddress } from '#contract/render.ts';
import type { Database } from '#core/db/client.ts';
import { followRedirects } from '#core/db/published/redirect-steps.ts';
import {
  blogCategories,
  blogPosts,
  destinations,
  ownPages,
  redirects,
  transferZones,
  trips,
} from '#core/db/schema.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { withoutSecrets } from './redirect-headers.ts';

/** Result for a URL without a page: a redirect, gone, or nothing. */
export type Resolution = { location: string } | { isGone: true } | undefined;

/** The URL with a query added, in ASCII as headers require; for our own URLs the path only. Other sites get no secrets. */
function withQuery(address: string, query: string | undefined, origin: string): string {
  const url = new URL(address, origin);
  const added = query && (url.origin === origin ? query : withoutSecrets(query));
  if (added) url.search = url.search === '' ? added : `${url.search}&${added}`;
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}

/** Tables whose rows in the trash had a page, by the path of that page. */
const TRASHED: readonly {
  path: RegExp;
  table: SQLiteTable;
  isRow: (key: string) => SQL | undefined;
}[] = [
  {
    path: /^\/trips\/(\d{1,9})(?:-|$)/,
    table: trips,
    isRow: (id) =>
      and(eq(trips.id, Number(id)), eq(trips.status, 'published'), isNotNull(trips.deletedAt)),
  },
  {
    path: /^\/destinations\/(\d{1,9})(?:-|$)/,
    table: destinations,
    isRow: (id) =>
      and(
        eq(destinations.id, Number(id)),
        eq(destinations.status, 'published'),
        isNotNull(destinations.deletedAt),
      ),
  },
  {
    path: /^\/blog\/category\/([^/]+)$/,
    table: blogCategories,
    isRow: (slug) => and(eq(blogCategories.slug, slug), isNotNull(blogCategories.deletedAt)),
  },
  {
    path: /^\/blog\/([^/]+)$/,
    table: blogPosts,
    isRow: (slug) =>
      and(
        eq(blogPosts.slug, slug),
        eq(blogPosts.status, 'published'),
        isNotNull(blogPosts.deletedAt),
      ),
  },
  {
    path: /^\/airport-transfers\/([^/]+)$/,
    table: transferZones,
    isRow: (slug) =>
      and(
        eq(transferZones.slug, slug),
        eq(transferZones.hasPage, true),
        isNotNull(transferZones.deletedAt),
      ),
  },
  {
    path: /^\/([^/]+)$/,
    table: ownPages,
    isRow: (slug) =>
      and(eq(ownPages.slug, slug), eq(ownPages.status, 'published'), isNotNull(ownPages.deletedAt)),
  },
];

async function isInTrash(db: Database, path: string): Promise<boolean> {
  const kind = TRASHED.find((one) => one.path.test(path));
  const key = kind?.path.exec(path)?.[1];
  if (!kind || !key) return false;
  const rows = await db.select({ one: sql`1` }).from(kind.table).where(kind.isRow(key)).limit(1);
  return rows.length > 0;
}

const countHit = (db: Database, id: number) =>
  db
    .update(redirects)
    .set({ hits: sql`${redirects.hits} + 1` })
    .where(eq(redirects.id, id))
    .catch((error: unknown) => logFailure('redirect not counted', error));

/**
 * Resolves a URL without a page, or with a page under another name. `hasPage` skips the trash. The redirect preserves the URL's language
 * mode and its query, and is counted after the answer.
 */
export async function resolveAddress(
  db: Database,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { path: address, language, isPrefixed, origin }: PageAddress,
  hasPage: boolean,
): Promise<Resolution> {
  const [path = '/', query] = address.split('?');
  const [found, isGone] = await Promise.all([
    followRedirects(db, { path, language: isPrefixed ? language : undefined }),
    !hasPage && isInTrash(db, path),
  ]);
  if (found?.toPath === null) return { isGone: true };
  if (!found) return isGone ? { isGone } : undefined;
  context.waitUntil(countHit(db, found.id));
  return { location: withQuery(found.toPath, query, origin) };
}
