import type { BackupTable } from './backup.ts';

/** Settings that are content: a backup brings them, a restore writes over those that it brings and leaves the others. */
export const CONTENT_SETTINGS = ['site', 'transfer-rules', 'policy-privacy', 'policy-terms', 'faq', 'trail'] as const;
/** Settings of an installation itself: what signs guests' links, and how its mail goes out. They travel only together with the guests. */
export const INSTALLATION_SETTINGS = ['quote-secret', 'mail'] as const;
export type SettingsKey = (typeof CONTENT_SETTINGS | typeof INSTALLATION_SETTINGS)[number];

/** What has revisions but is personal data. */
const PERSONAL_ENTITIES = ['drivers'] as const;

/** Of a table that belongs to a backup in part: a column, and the values that are in or out. */
export type PartOfTable = { column: string; values: readonly string[]; isIn: boolean };

/** Which rows of a table belong to a backup; undefined: all. Export, deletion and import ask here, so that they agree. */
export function partOf(table: BackupTable, hasPersonal: boolean): PartOfTable | undefined {
  if (table === 'settings')
    return { column: 'key', values: hasPersonal ? [...CONTENT_SETTINGS, ...INSTALLATION_SETTINGS] : CONTENT_SETTINGS, isIn: true };
  if (table === 'revisions' && !hasPersonal) return { column: 'entity', values: PERSONAL_ENTITIES, isIn: false };
  return undefined;
}
