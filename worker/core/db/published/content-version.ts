import { sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/languages/language.ts';
import type { Database } from '../client.ts';
import { read } from '../reader.ts';
import { contentVersion } from '../schema.ts';

/**
 * Header of every page: the content version that it shows. The administration compares it with the newest to verify that a save is
 * published.
 */
export const CONTENT_VERSION_HEADER = 'X-Content-Version';

/** Required before the lookup of a cached page: the content version, and the language of visitors without a preference. */
export type NewestContent = { version: number; defaultLanguage: Language };

/** Columns of `content_version` that `asNewestContent` reads: one statement, because every page needs both. */
export const NEWEST_CONTENT = {
  version: contentVersion.value,
  siteLanguage: sql<
    string | null
  >`(SELECT value ->> '$.defaultLanguage' FROM settings WHERE key = 'site')`,
};

export const asNewestContent = (
  row: { version: number; siteLanguage: string | null } | undefined,
): NewestContent => ({
  version: row?.version ?? 0,
  defaultLanguage: isLanguage(row?.siteLanguage) ? row.siteLanguage : DEFAULT_LANGUAGE,
});

/** The number that every write to content increments. */
export const newestContentVersion = (db: Database) =>
  read(
    [db.select({ value: contentVersion.value }).from(contentVersion)],
    ([row]) => row?.value ?? 0,
  );
