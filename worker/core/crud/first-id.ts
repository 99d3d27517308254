import { asc, isNull } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '#core/db/client.ts';
import type { EditableTable } from './resource.ts';

/** Reads the id of the first row in the order of lists. */
export const firstId =
  (table: EditableTable & { sortOrder: SQLiteColumn }) =>
  async (db: Database): Promise<unknown> => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(isNull(table.deletedAt))
      .orderBy(asc(table.sortOrder), asc(table.id))
      .limit(1);
    return rows[0]?.id;
  };
