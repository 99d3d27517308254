import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AuditAction, AuditEntity } from '#contract/admin/audit-words.ts';
import type { Database } from '../client.ts';
import { auditLog } from '../schema.ts';
import { insertIf } from './insert-if.ts';
import { insertRows } from './insert-rows.ts';
import type { Statement } from './statement.ts';

export type AuditEntry = {
  userId?: number | undefined;
  apiKeyId?: number | undefined;
  action: AuditAction;
  entity: AuditEntity;
  entityId?: string | number | undefined;
  /** Never personal data: the log outlives it. */
  detail?: Record<string, unknown> | undefined;
};

const rowOf = ({ entityId, ...entry }: AuditEntry): typeof auditLog.$inferInsert => ({
  ...entry,
  entityId: entityId === undefined ? undefined : String(entityId),
});

/** The statement that logs an action; run it in the batch of that action. */
export const auditEntry = (db: Database, entry: AuditEntry): Statement =>
  db.insert(auditLog).values(rowOf(entry));

/** The same, but only if the condition holds when the batch runs. */
export const auditEntryIf = (db: Database, entry: AuditEntry, condition: SQL): Statement =>
  insertIf(db, auditLog, rowOf(entry), condition);

/**
 * One entry with the ids of all rows for which the condition holds; none without such rows. It must precede the statement that writes these
 * rows, so that it lists only them.
 */
export const auditEntryOfRows = (
  db: Database,
  { userId, apiKeyId, action, entity }: Omit<AuditEntry, 'entityId' | 'detail'>,
  table: SQLiteTable & { id: SQLiteColumn },
  condition: SQL | undefined,
) =>
  insertRows(
    db,
    auditLog,
    {
      userId,
      apiKeyId,
      action,
      entity,
      detail: sql<Record<string, unknown>>`json_object('ids', json_group_array(${table.id}))`,
      createdAt: new Date().toISOString(),
    },
    sql`FROM ${table} WHERE ${condition} HAVING count(*) > 0`,
  );
