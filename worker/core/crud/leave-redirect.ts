import { and, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { redirects } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';

/** Removes the redirect from a path that a page takes. */
export const makeWay = (db: Database, path: string, condition: SQL) =>
  db.delete(redirects).where(and(eq(redirects.fromPath, path), condition));

/**
 * Statements that redirect a page's old path to its new one if `condition` holds: redirects to the old path then lead to the new one (no
 * chains), and a redirect from the new path is removed (no loops).
 */
export function leaveRedirect(
  db: Database,
  from: string,
  to: string,
  condition: SQL,
): BatchItem<'sqlite'>[] {
  const now = new Date().toISOString();
  return [
    db
      .update(redirects)
      .set({ toPath: to, updatedAt: now })
      .where(and(eq(redirects.toPath, from), condition)),
    makeWay(db, to, condition),
    insertIf(
      db,
      redirects,
      { fromPath: from, toPath: to, status: 301, createdAt: now, updatedAt: now },
      condition,
    ).onConflictDoUpdate({
      target: redirects.fromPath,
      set: { toPath: to, status: 301, deletedAt: null, updatedAt: now },
    }),
  ];
}
