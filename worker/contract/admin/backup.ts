import type * as v from 'valibot';
import { entitiesWith, type Said } from '../entities.ts';
import type * as schema from './backup.schema.ts';

export const BACKUP_FORMAT = 'menorca-backup';
/** Raised when a table is added or changed so that older backups do not fit. */
export const BACKUP_VERSION = 1;

type ContentTable = Said<'tables'>[number];
type PersonalTable = Said<'personal'>[number];
export type BackupTable = ContentTable | PersonalTable;

/**
 * Tables of a backup, parents before children. Not included: accounts, sessions and keys, which belong to the installation, and what
 * triggers or cron jobs recreate.
 */
export const CONTENT_TABLES = entitiesWith('tables').flatMap(
  ({ tables }): readonly ContentTable[] => tables,
);
/** Guests' submissions and the firm's drivers: personal data. */
export const PERSONAL_TABLES = entitiesWith('personal').flatMap(
  ({ personal }): readonly PersonalTable[] => personal,
);
export const BACKUP_TABLES: readonly BackupTable[] = [...CONTENT_TABLES, ...PERSONAL_TABLES];
/** Of backups from before requests were bookings (migration 0017). */
export const FORMER_TABLES = ['trip_requests'] as const;
export type FormerTable = (typeof FORMER_TABLES)[number];

export type BackupRow = v.InferOutput<typeof schema.BackupRow>;

/** An image under its path in the database, with the means to verify its bytes. */
export type BackupPicture = { path: string; sha256: string; contentType: string; bytes: number };
/** Rows exactly as the database stores them. */
export type Backup = {
  format: typeof BACKUP_FORMAT;
  version: number;
  exportedAt: string;
  tables: Partial<Record<BackupTable, BackupRow[]>>;
  pictures: BackupPicture[];
};

export type BackupAnswer = { rows: number; missingPictures: string[] };
