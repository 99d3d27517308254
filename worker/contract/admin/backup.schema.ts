import * as v from 'valibot';
import { BACKUP_FORMAT, BACKUP_TABLES, BACKUP_VERSION, FORMER_TABLES } from './backup.ts';

const Value = v.union([v.null(), v.string(), v.number()]);
export const BackupRow = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,60}$/)), Value);

/** `replace` deletes existing content; without it the installation must be empty. */
export const BackupInput = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.literal(BACKUP_VERSION),
  tables: v.record(v.picklist([...BACKUP_TABLES, ...FORMER_TABLES]), v.array(BackupRow)),
  replace: v.optional(v.boolean(), false),
});
