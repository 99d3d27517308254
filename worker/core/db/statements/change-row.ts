import { exists, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import { batchOf } from './batch-of.ts';
import { NEXT_VERSION } from './conditions.ts';

type Changeable = SQLiteTable & Record<'id' | 'version' | 'updatedAt', SQLiteColumn>;

/**
 * Changes the row that `isBefore` finds as it was read, and increments its version. `alongside` writes what belongs to the change; each of its
 * statements must apply the same condition. `after` follows the change and holds whether or not it was written. All or nothing; false when another change came first.
 */
export async function changeRow<T extends Changeable>(
  db: Database,
  table: T,
  isBefore: SQL | undefined,
  set: Partial<T['$inferInsert']>,
  alongside: (isUnchanged: SQL) => BatchItem<'sqlite'>[],
  after: BatchItem<'sqlite'>[] = [],
): Promise<boolean> {
  const row = db
    .select({ id: table.id })
    .from(table as SQLiteTable)
    .where(isBefore);
  const changed = { ...set, updatedAt: new Date().toISOString(), version: NEXT_VERSION };
  const [found] = await db.batch(
    batchOf([
      row,
      ...alongside(exists(row)),
      db
        .update(table as SQLiteTable)
        .set(changed)
        .where(isBefore),
      ...after,
    ]),
  );
  return (found as unknown[]).length > 0;
}
