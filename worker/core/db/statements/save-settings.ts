import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import type { SettingsKey } from '#contract/admin/backup-set.ts';
import type { Database } from '../client.ts';
import { revisions, settings } from '../schema.ts';
import { type AuditEntry, auditEntryIf } from './audit.ts';
import { batchOf } from './batch-of.ts';
import { hasRow } from './conditions.ts';
import { insertIf } from './insert-if.ts';

/** A document is the only row of its kind. */
export const DOCUMENT_ROW = 1;
/** Name of a document's revisions. */
export const revisionsOf = (key: SettingsKey) => `settings-${key}`;

/** What a revision keeps of a document: as it was, which the first save stores, and as it is now. */
type Kept = { before: object | undefined; after: object };

function revisionStatements(
  db: Database,
  key: SettingsKey,
  { before, after }: Kept,
  { version, saved, userId }: { version: number; saved: SQL; userId: number | undefined },
) {
  const row = { entity: revisionsOf(key), entityId: DOCUMENT_ROW };
  const ofDocument = and(eq(revisions.entity, row.entity), eq(revisions.entityId, row.entityId));
  return [
    // A backup that was restored may have taken the document back to a lower version.
    db.delete(revisions).where(and(ofDocument, gt(revisions.version, version), saved)),
    ...(before
      ? [
          insertIf(
            db,
            revisions,
            { ...row, version, data: before as Record<string, unknown> },
            sql`${saved} AND NOT ${hasRow(revisions, ofDocument)}`,
          ),
        ]
      : []),
    insertIf(
      db,
      revisions,
      { ...row, version: version + 1, data: after as Record<string, unknown>, userId },
      saved,
    ),
  ];
}

type Save = Pick<AuditEntry, 'userId' | 'apiKeyId'> & { action?: AuditAction; kept?: Kept };

/**
 * Saves a document of the settings over the version that was read, 0 for the first time, with its entry in the log and, where `kept` is given, its
 * revision. The new version; undefined when another save came first.
 */
export async function saveSettings(
  db: Database,
  key: SettingsKey,
  value: object,
  version: number,
  { action = 'update', kept, ...by }: Save,
): Promise<number | undefined> {
  const updatedAt = new Date().toISOString();
  const saved = hasRow(
    settings,
    and(
      eq(settings.key, key),
      eq(settings.version, version + 1),
      eq(settings.updatedAt, updatedAt),
    ),
  );
  const change =
    version === 0
      ? db
          .insert(settings)
          .values({ key, value, updatedAt })
          .onConflictDoNothing()
          .returning({ version: settings.version })
      : db
          .update(settings)
          .set({ value, updatedAt, version: sql`${settings.version} + 1` })
          .where(and(eq(settings.key, key), eq(settings.version, version)))
          .returning({ version: settings.version });
  const statements = [
    change,
    auditEntryIf(db, { ...by, action, entity: 'settings', entityId: key }, saved),
    ...(kept ? revisionStatements(db, key, kept, { version, saved, userId: by.userId }) : []),
  ];
  try {
    const [changed] = (await db.batch(batchOf(statements))) as unknown as { version: number }[][];
    return changed?.[0]?.version;
  } catch (error) {
    // Two saves of one version in the same millisecond: the second's revision violates the key, and its whole batch is rolled back.
    if (/revisions/.test(String((error as Error).cause ?? error))) return undefined;
    throw error;
  }
}
