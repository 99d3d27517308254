import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#db/client.ts';
import { redirects } from '#db/schema.ts';

/** What stood at an address goes when a page takes it. */
export const makeWay = (db: Database, path: string, condition: SQL) =>
  db.delete(redirects).where(sql`${eq(redirects.fromPath, path)} AND ${condition}`);

/**
 * Statements that send visitors of a page's old path to its new one while `condition` holds: what pointed to the old path points
 * to the new one (no chains), and what stood in the new one's way is gone (no loops).
 */
export function leaveRedirect(db: Database, from: string, to: string, condition: SQL): BatchItem<'sqlite'>[] {
  const now = new Date().toISOString();
  return [
    db
      .update(redirects)
      .set({ toPath: to, updatedAt: now })
      .where(sql`${eq(redirects.toPath, from)} AND ${condition}`),
    makeWay(db, to, condition),
    db
      .insert(redirects)
      .select(
        // In the order of the table's columns: id, from_path, to_path, status, hits, version, created_at, updated_at, deleted_at.
        sql`SELECT NULL, ${from}, ${to}, 301, 0, 1, ${now}, ${now}, NULL WHERE ${condition}`,
      )
      .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath: to, status: 301, deletedAt: null, updatedAt: now } }),
  ];
}
