import { sql } from 'drizzle-orm';
import {
  DEFAULT_LANGUAGE,
  type Language,
  TEXT_NAMESPACES,
  type TextNamespace,
} from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import {
  asNewestContent,
  NEWEST_CONTENT,
  type NewestContent,
} from '#core/db/published/content-version.ts';
import { read } from '#core/db/reader.ts';
import { contentVersion, localeStrings } from '#core/db/schema.ts';
import { LOCALE_FILES, type Strings, storedNamespace } from '#core/locales/locale-files.ts';

type Files = Record<Language, Record<TextNamespace, Strings>>;
type Edit = { language: Language; namespace: string; key: string; value: string };

const EDITS = sql<
  Edit[]
>`(SELECT json_group_array(json_object('language', language, 'namespace', namespace, 'key', key, 'value', value)) FROM ${localeStrings})`;

/** The newest content version, and the strings edited in the administration: one statement, because every page needs both. */
export const versionAndEdits = (db: Database) =>
  read(
    [db.select({ ...NEWEST_CONTENT, edits: EDITS.mapWith(JSON.parse) }).from(contentVersion)],
    ([row]): NewestContent & { edits: Edit[] } => ({
      ...asNewestContent(row),
      edits: (row?.edits as Edit[] | undefined) ?? [],
    }),
  );

function merged(edits: readonly Edit[]): Files {
  const files = structuredClone(LOCALE_FILES) as Files;
  for (const { language, namespace, key, value } of edits) {
    for (const one of TEXT_NAMESPACES) {
      const strings = storedNamespace(one) === namespace ? files[language]?.[one] : undefined;
      if (strings && Object.hasOwn(strings, key)) strings[key] = value;
    }
  }
  return files;
}

type Known = { stamp: string; files: Files; defaultLanguage: Language };

let known: Known = { stamp: '[]', files: LOCALE_FILES, defaultLanguage: DEFAULT_LANGUAGE };

/** The files with edits, and the site's default language, as this worker last read them: the initial state for rendering a page. */
export const lastKnownFiles = () => known;

/** The files with these edits; the same object until the edits change. */
export function filesWith({
  edits,
  defaultLanguage,
}: NewestContent & { edits: readonly Edit[] }): Known {
  const stamp = JSON.stringify(edits);
  const files =
    stamp === known.stamp ? known.files : edits.length === 0 ? LOCALE_FILES : merged(edits);
  known = { stamp, files, defaultLanguage };
  return known;
}
