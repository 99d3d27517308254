import type { BackupTable } from './backup.ts';

/** Settings that are content: a backup contains them, and a restore overwrites those in the backup and leaves the others. */
export const CONTENT_SETTINGS = [
  'site',
  'transfer-rules',
  'policy-privacy',
  'policy-terms',
  'faq',
  'trail',
  'payments',
  'invoices',
  'sale-names',
  'menus',
  'sections-home',
  'sections-services',
  'sections-about',
] as const;
/**
 * Settings of the installation itself: the secret of guests' links and the mail delivery. A backup contains them only together with
 * personal data.
 */
export const INSTALLATION_SETTINGS = ['quote-secret', 'mail'] as const;
/** Those that no backup contains: the key of web push, the last event that it read, sealed keys of providers, rules of accounts, and the owner's first steps. */
const OWN_SETTINGS = [
  'push-keys',
  'push-seen',
  'provider-keys',
  'account-rules',
  'first-hour',
  'examples-removed',
] as const;
export type SettingsKey = (
  | typeof CONTENT_SETTINGS
  | typeof INSTALLATION_SETTINGS
  | typeof OWN_SETTINGS
)[number];

/** Entities with revisions that are personal data. */
const PERSONAL_ENTITIES = ['drivers', 'partners'] as const;

/** For a table of which a backup contains a part: a column, and the values to include or exclude. */
export type PartOfTable = { column: string; values: readonly string[]; isIn: boolean };

/** Which rows of a table belong to a backup; undefined: all. Export, deletion and import share this rule. */
export function partOf(table: BackupTable, hasPersonal: boolean): PartOfTable | undefined {
  if (table === 'settings')
    return {
      column: 'key',
      values: hasPersonal ? [...CONTENT_SETTINGS, ...INSTALLATION_SETTINGS] : CONTENT_SETTINGS,
      isIn: true,
    };
  if (table === 'revisions' && !hasPersonal)
    return { column: 'entity', values: PERSONAL_ENTITIES, isIn: false };
  // What was read from calendars of others is read again.
  if (table === 'resource_absences') return { column: 'calendar_id', values: ['0'], isIn: true };
  return undefined;
}
