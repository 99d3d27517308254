import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { StoredSections as StoredSectionsSchema } from '#contract/content/sections.schema.ts';
import type { SectionItem, SectionPage, StoredSections } from '#contract/content/sections.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';

/** The stored arrangement of a page; empty for one that was not arranged, or that today's rules refuse. */
export const sectionsIn = (value: unknown): StoredSections => {
  const { success, output } = v.safeParse(StoredSectionsSchema, value ?? {});
  return success ? output : { sections: [] };
};

/** Order, hidden sections and lists of the owner; undefined where nothing is arranged. */
export function layoutOf(value: unknown) {
  const { sections } = sectionsIn(value);
  if (sections.length === 0) return undefined;
  return sections.map(({ name, isHidden, items }) => ({
    name,
    isHidden,
    hasItems: items !== null,
  }));
}

/** The text in every language: one that is missing shows as in English, else as in another language. */
export const inAllLanguages = (texts: InLanguages<string>): InLanguages<string> => {
  const fallback = texts.en?.trim() || Object.values(texts).find((text) => text?.trim());
  return fallback
    ? Object.fromEntries(LANGUAGES.map((one) => [one, texts[one]?.trim() || fallback]))
    : {};
};

const hasText = ({ title, text }: SectionItem) =>
  [title, text].some((texts) => Object.keys(texts).length > 0);

/** Lists of the owner by section, without empty entries. */
export const listsIn = (value: unknown): Record<string, SectionItem[]> =>
  Object.fromEntries(
    sectionsIn(value).sections.flatMap(({ name, items }) =>
      items === null
        ? []
        : [
            [
              name,
              items
                .map(({ title, text, role, ...person }) => ({
                  title: inAllLanguages(title),
                  text: inAllLanguages(text),
                  ...(role && { role: inAllLanguages(role) }),
                  ...person,
                }))
                .filter(hasText),
            ],
          ],
    ),
  );

export const sectionLists = (db: Database, page: SectionPage) =>
  read(
    [
      db
        .select({ value: settings.value })
        .from(settings)
        .where(eq(settings.key, `sections-${page}`)),
    ],
    ([row]) => ({ lists: listsIn(row?.value) }),
  );
