import type * as v from 'valibot';
import type * as schema from './backup.schema.ts';

export const BACKUP_FORMAT = 'menorca-backup';
/** Raised when a table is added or changed so that older backups would not fit. */
export const BACKUP_VERSION = 1;

/**
 * Tables of a backup, parents before children. Not in it: accounts, sessions and keys (an installation's own), and what triggers
 * or time make anew.
 */
export const CONTENT_TABLES = [
  'trip_types',
  'transfer_zones',
  'destinations',
  'trips',
  'trip_destinations',
  'testimonials',
  'blog_categories',
  'blog_posts',
  'hero_banners',
  'seo_records',
  'settings',
  'locale_strings',
  'redirects',
  'images',
  'transfer_places',
  'transfer_vehicles',
  'transfer_price_versions',
  'transfer_prices',
  'revisions',
] as const;
/** What guests sent, and the firm's drivers: personal data. */
export const PERSONAL_TABLES = [
  'drivers',
  'transfer_requests',
  'transfer_legs',
  'transfer_lines',
  'trip_requests',
  'request_events',
  'contact_messages',
  'subscribers',
  'outbox',
] as const;
export const BACKUP_TABLES = [...CONTENT_TABLES, ...PERSONAL_TABLES] as const;
export type BackupTable = (typeof BACKUP_TABLES)[number];

export type BackupRow = v.InferOutput<typeof schema.BackupRow>;

/** A picture as the database names it, and how to tell that its bytes are the right ones. */
export type BackupPicture = { path: string; sha256: string; contentType: string; bytes: number };
/** Rows exactly as the database holds them. */
export type Backup = {
  format: typeof BACKUP_FORMAT;
  version: number;
  exportedAt: string;
  tables: Partial<Record<BackupTable, BackupRow[]>>;
  pictures: BackupPicture[];
};

export type BackupAnswer = { rows: number; missingPictures: string[] };
