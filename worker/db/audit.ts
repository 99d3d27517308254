import type { SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { insertIf } from './insert-if.ts';
import { auditLog } from './schema.ts';

export type AuditEntry = {
  userId?: number | undefined;
  apiKeyId?: number | undefined;
  /** What was done: `create`, `update`, `delete`, `restore`, `publish` ... */
  action: string;
  entity: string;
  entityId?: string | number | undefined;
  /** Never personal data: the log outlives it. */
  detail?: Record<string, unknown> | undefined;
};

const rowOf = ({ entityId, ...entry }: AuditEntry): typeof auditLog.$inferInsert => ({
  ...entry,
  entityId: entityId === undefined ? undefined : String(entityId),
});

/** The statement that notes who did what; run it in the batch that does it. */
export const auditEntry = (db: Database, entry: AuditEntry) => db.insert(auditLog).values(rowOf(entry));

/** The same, but only when the condition holds as the batch runs. */
export const auditEntryIf = (db: Database, entry: AuditEntry, condition: SQL) => insertIf(db, auditLog, rowOf(entry), condition);
