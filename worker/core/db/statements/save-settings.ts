import { and, eq, sql } from 'drizzle-orm';
import type { SettingsKey } from '#contract/admin/backup-set.ts';
import type { Database } from '../client.ts';
import { settings } from '../schema.ts';
import { type AuditEntry, auditEntryIf } from './audit.ts';

/**
 * Saves a document of the settings over the version that was read, 0 for the first time, with its entry in the log. The new version; undefined when
 * another save came first.
 */
export async function saveSettings(
  db: Database,
  key: SettingsKey,
  value: object,
  version: number,
  by: Pick<AuditEntry, 'userId' | 'apiKeyId'>,
): Promise<number | undefined> {
  const updatedAt = new Date().toISOString();
  const audit = { ...by, action: 'update', entity: 'settings', entityId: key } as const;
  const [, changed] = await db.batch([
    auditEntryIf(
      db,
      audit,
      sql`coalesce((SELECT version FROM settings WHERE key = ${key}), 0) = ${version}`,
    ),
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
          .returning({ version: settings.version }),
  ]);
  return changed[0]?.version;
}
