import type * as v from 'valibot';
import type * as schema from './backup.schema.ts';

export const BACKUP_FORMAT = 'menorca-backup';
/** Raised when a table is added or changed so that older backups do not fit. */
export const BACKUP_VERSION = 1;

/**
 * Tables of a backup, parents before children. Not included: accounts, sessions and keys, which belong to the installation, and what
 * triggers or cron jobs recreate.
 */
export const CONTENT_TABLES = [
  'trip_types',
  'transfer_zones',
  'destinations',
  'trips',
  'trip_destinations',
  'trip_options',
  'trip_units',
  'trip_schedules',
  'trip_exceptions',
  'trip_price_versions',
  'trip_prices',
  'trip_extras',
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
/** Guests' submissions and the firm's drivers: personal data. */
export const PERSONAL_TABLES = [
  'drivers',
  'partners',
  'discount_codes',
  'gift_vouchers',
  'transfer_requests',
  'transfer_legs',
  'transfer_lines',
  'guides',
  'departures',
  'bookings',
  'booking_units',
  'waiting_guests',
  'ledger_entries',
  'payment_sessions',
  'payment_events',
  'refunds',
  'receipts',
  'gift_voucher_entries',
  'partner_statements',
  'partner_statement_lines',
  'request_events',
  'contact_messages',
  'subscribers',
  'outbox',
] as const;
export const BACKUP_TABLES = [...CONTENT_TABLES, ...PERSONAL_TABLES] as const;
/** Of backups from before requests were bookings (migration 0017). */
export const FORMER_TABLES = ['trip_requests'] as const;
export type FormerTable = (typeof FORMER_TABLES)[number];
export type BackupTable = (typeof BACKUP_TABLES)[number];

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
