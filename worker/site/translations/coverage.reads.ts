import { and, inArray, isNull } from 'drizzle-orm';
import { LANGUAGES, TEXT_NAMESPACES } from '#contract/languages/language.ts';
import { translationState } from '#contract/languages/translation-state.ts';
import {
  type Coverage,
  type CoverageKind,
  type StateCounts,
  TRANSLATED_KINDS,
} from '#contract/languages/translations.ts';
import type { Database } from '#core/db/client.ts';
import { destinations, localeStrings, transferPlaces } from '#core/db/schema.ts';
import { LOCALE_FILES, storedNamespace } from '#core/locales/locale-files.ts';
import { foreignNames, glossaryFindings, type PlaceName } from './glossary.ts';
import { KINDS } from './kinds.ts';

/** Rows of every kind. */
export const allRows = async (db: Database) =>
  Promise.all(
    TRANSLATED_KINDS.map(async (kind) => ({
      kind,
      ...KINDS[kind],
      rows: await KINDS[kind].read(db),
    })),
  );

/** States of a row's texts, and of the names of its parts. */
function countStates(
  row: Record<string, unknown>,
  parts: readonly Record<string, unknown>[],
  fields: readonly string[],
): StateCounts {
  const zero = () => ({ missing: 0, draft: 0, outdated: 0, reviewed: 0 });
  const counts = Object.fromEntries(LANGUAGES.map((language) => [language, zero()])) as StateCounts;
  for (const part of parts)
    for (const language of LANGUAGES)
      counts[language][translationState(part, 'name', language)] += 1;
  for (const field of fields) {
    const plain = row[field];
    // Fields that are empty in the source need no translation.
    if (
      plain === '' ||
      plain === null ||
      plain === undefined ||
      (Array.isArray(plain) && plain.length === 0)
    )
      continue;
    for (const language of LANGUAGES) counts[language][translationState(row, field, language)] += 1;
  }
  return counts;
}

/** States of all texts by kind and language, and how many strings of the interface are edited or missing. */
export async function coverage(db: Database): Promise<Coverage> {
  const [kinds, edited] = await Promise.all([
    allRows(db),
    db
      .select({
        language: localeStrings.language,
        namespace: localeStrings.namespace,
        key: localeStrings.key,
      })
      .from(localeStrings),
  ]);
  return {
    kinds: kinds.map(
      ({ kind, rows, title, fields, isPublic }): CoverageKind => ({
        kind,
        rows: rows.map((row) => ({
          id: row.id,
          title: title(row),
          isPublic: isPublic(row),
          counts: countStates(row, row.parts ?? [], fields),
        })),
      }),
    ),
    strings: TEXT_NAMESPACES.map((namespace) => ({
      namespace,
      counts: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          {
            total: Object.keys(LOCALE_FILES[language][namespace]).length,
            edited: edited.filter(
              (one) =>
                one.language === language &&
                one.namespace === storedNamespace(namespace) &&
                Object.hasOwn(LOCALE_FILES[language][namespace], one.key),
            ).length,
            missing: Object.keys(LOCALE_FILES.en[namespace]).filter(
              (key) => !key.includes('_') && !Object.hasOwn(LOCALE_FILES[language][namespace], key),
            ).length,
          },
        ]),
      ) as Coverage['strings'][number]['counts'],
    })),
  };
}

/** Place names in the form of another language. */
export async function findings(db: Database) {
  const isThere = {
    places: isNull(transferPlaces.deletedAt),
    destinations: isNull(destinations.deletedAt),
  };
  const [kinds, places, towns] = await Promise.all([
    allRows(db),
    db
      .select({ name: transferPlaces.name, translations: transferPlaces.translations })
      .from(transferPlaces)
      .where(isThere.places),
    db
      .select({ name: destinations.name, translations: destinations.translations })
      .from(destinations)
      .where(and(isThere.destinations, inArray(destinations.kind, ['town', 'village']))),
  ]);
  const texts = kinds.flatMap(({ kind, rows, title, fields }) =>
    rows.flatMap((row) =>
      fields.flatMap((field) =>
        LANGUAGES.map((language) => ({
          id: `${kind}/${row.id}/${field}`,
          title: title(row),
          language,
          value: (row.translations as Record<string, Record<string, unknown> | undefined> | null)?.[
            field
          ]?.[language],
        })),
      ),
    ),
  );
  return glossaryFindings(texts, foreignNames([...places, ...towns] as PlaceName[]));
}
