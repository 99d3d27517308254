import { count, isNull } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';

/** Number of rows outside the trash in each state. */
export const stateCounts = (
  db: Database,
  table: SQLiteTable & { status: SQLiteColumn; deletedAt: SQLiteColumn },
) =>
  db
    .select({ status: table.status, count: count() })
    .from(table as SQLiteTable)
    .where(isNull(table.deletedAt))
    .groupBy(table.status);

export const countsOf = <S extends string>(rows: readonly { status: unknown; count: number }[]) =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Partial<
    Record<S, number>
  >;
