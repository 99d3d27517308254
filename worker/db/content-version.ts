import { sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/language.ts';
import type { Database } from './client.ts';
import { read } from './reader.ts';
import { contentVersion } from './schema.ts';

/** Header of every page: the content version that it shows. The administration compares it with the newest to prove that a save is live. */
export const CONTENT_VERSION_HEADER = 'X-Content-Version';

/** What has to be known before a page is looked for among its copies: the content version, and the language of who has shown no other. */
export type NewestContent = { version: number; defaultLanguage: Language };

/** Columns of `content_version` that `asNewestContent` reads: one statement, because every page asks for both. */
export const NEWEST_CONTENT = {
  version: contentVersion.value,
  siteLanguage: sql<string | null>`(SELECT value ->> '$.defaultLanguage' FROM settings WHERE key = 'site')`,
};

export const asNewestContent = (row: { version: number; siteLanguage: string | null } | undefined): NewestContent => ({
  version: row?.version ?? 0,
  defaultLanguage: isLanguage(row?.siteLanguage) ? row.siteLanguage : DEFAULT_LANGUAGE,
});

/** The number that every write to content raises. */
export const newestContentVersion = (db: Database) =>
  read([db.select({ value: contentVersion.value }).from(contentVersion)], ([row]) => row?.value ?? 0);
