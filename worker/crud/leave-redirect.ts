import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#db/client.ts';
import { redirects } from '#db/schema.ts';

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
    db.delete(redirects).where(sql`${eq(redirects.fromPath, to)} AND ${condition}`),
    db
      .insert(redirects)
      .select(
        // In the order of the table's columns: id, from_path, to_path, status, hits, version, created_at, updated_at, deleted_at.
        sql`SELECT NULL, ${from}, ${to}, 301, 0, 1, ${now}, ${now}, NULL WHERE ${condition}`,
      )
      .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath: to, status: 301, deletedAt: null, updatedAt: now } }),
  ];
}
