import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { SaveEnvelope } from '#contract/admin/crud.schema.ts';
import {
  SECTION_FIGURES,
  SECTION_NAMESPACES,
  SECTION_TEXTS,
  sectionKeys,
} from '#contract/content/section-texts.ts';
import { SectionsInput as SectionsInputSchema } from '#contract/content/sections.schema.ts';
import {
  SECTION_PAGES,
  SECTIONS,
  type SectionItem,
  type SectionPage,
  type SectionsInput,
} from '#contract/content/sections.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { parseBody, refuse } from '#core/crud/check-input.ts';
import { checkPlaceholders } from '#core/crud/check-placeholders.ts';
import { read } from '#core/db/reader.ts';
import { localeStrings, settings } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { saveSettings } from '#core/db/statements/save-settings.ts';
import { readBody } from '#core/http/bodies/body.ts';
import { jsonBody } from '#core/http/description/describe-route.ts';
import { conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { LOCALE_FILES } from '#core/locales/locale-files.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { filesWith, versionAndEdits } from '#core/text/strings/edited-strings.ts';
import type { App } from '#env';
import { documentRevisions } from './document-revisions.ts';
import { sectionsIn } from './sections.reads.ts';

const LIMIT_BYTES = 512 * 1024;
/** 0 saves a page's sections for the first time. */
const Version = v.object({ version: v.union([SaveEnvelope.entries.version, v.literal(0)]) });

const pageOf = (c: Context<App>): SectionPage =>
  found(SECTION_PAGES.find((one) => one === c.req.param('page')));
const keyOf = (page: SectionPage) => `sections-${page}` as const;

/** The site's texts as they are shown, edits included. */
const filesOf = async (c: Context<App>) =>
  filesWith(await c.var.reader.run(versionAndEdits(c.var.db))).files;

/** All sections of the page in their order, and its single texts as they are shown. */
async function stored(c: Context<App>, page: SectionPage) {
  const [row, files] = await Promise.all([
    c.var.reader.run(
      read(
        [
          c.var.db
            .select({ value: settings.value, version: settings.version })
            .from(settings)
            .where(eq(settings.key, keyOf(page))),
        ],
        ([one]) => one,
      ),
    ),
    filesOf(c),
  ]);
  const names: readonly string[] = SECTIONS[page];
  const known = sectionsIn(row?.value).sections.filter(({ name }) => names.includes(name));
  const missing = names.filter((name) => !known.some((one) => one.name === name));
  const namespace = SECTION_NAMESPACES[page];
  return {
    sections: [...known, ...missing.map((name) => ({ name, isHidden: false, items: null }))],
    texts: Object.fromEntries(
      sectionKeys(page).map((key) => [
        key,
        Object.fromEntries(LANGUAGES.map((one) => [one, files[one][namespace][key] ?? ''])),
      ]),
    ),
    version: row?.version ?? 0,
  };
}

const placesOf = (text: string) => (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).toSorted().join();

/** The single texts of the page by key and language; 422 for one that lacks a figure of the site's own. */
function textsOf(page: SectionPage, texts: SectionsInput['texts']) {
  const namespace = SECTION_NAMESPACES[page];
  return sectionKeys(page).flatMap((key) =>
    LANGUAGES.flatMap((language) => {
      const own = LOCALE_FILES[language][namespace][key] ?? '';
      const value = texts[key]?.[language]?.trim() || own;
      if (placesOf(value) !== placesOf(own))
        throw refuse(`texts.${key}.${language}`, 'placeholders', 'form.placeholders');
      return [{ language, namespace, key, value, isOwn: value === own }];
    }),
  );
}

/** The texts as they are after the save. */
function withTexts(
  texts: Record<string, Record<string, string>>,
  given: ReturnType<typeof textsOf>,
) {
  const after = structuredClone(texts);
  for (const { key, language, value } of given) after[key] = { ...after[key], [language]: value };
  return after;
}

type SaveOf = { version: number; action?: 'update' | 'restore-revision' };

async function save(
  c: Context<App>,
  page: SectionPage,
  body: unknown,
  { version, action = 'update' }: SaveOf,
) {
  const { sections, texts } = parseBody(SectionsInputSchema, body);
  checkPlaceholders(sections);
  const { db } = c.var;
  // A request without texts leaves those that are there.
  const given = Object.keys(texts).length > 0 ? textsOf(page, texts) : [];
  const { version: _version, ...before } = await stored(c, page);
  const saved = await saveSettings(db, keyOf(page), { sections }, version, {
    ...{ userId: c.var.user?.id, apiKeyId: c.var.apiKeyId, action },
    kept: { before, after: { sections, texts: withTexts(before.texts, given) } },
  });
  if (saved === undefined) return conflict(c, await stored(c, page), 'problem.other_save_first');
  const files = await filesOf(c);
  const changed = given.filter(
    ({ language, namespace, key, value }) => files[language][namespace][key] !== value,
  );
  if (changed.length > 0)
    await db.batch(
      batchOf(
        changed.map(({ isOwn, ...string }) =>
          isOwn
            ? db
                .delete(localeStrings)
                .where(
                  and(
                    eq(localeStrings.language, string.language),
                    eq(localeStrings.namespace, string.namespace),
                    eq(localeStrings.key, string.key),
                  ),
                )
            : db
                .insert(localeStrings)
                .values(string)
                .onConflictDoUpdate({
                  target: [localeStrings.language, localeStrings.namespace, localeStrings.key],
                  set: { value: string.value, updatedAt: new Date().toISOString() },
                }),
        ),
      ),
    );
  return c.json(await stored(c, page));
}

/** The site's own lists of a page in all languages: what an owner's list begins with. */
async function ownLists(c: Context<App>, page: SectionPage) {
  const files = await filesOf(c);
  const namespace = SECTION_NAMESPACES[page];
  const textOf = (language: Language, keys: readonly string[]) =>
    keys
      .map((key) => files[language][namespace][key] ?? '')
      .join(' ')
      .replaceAll('{{waiting}}', SECTION_FIGURES.waiting)
      .replaceAll('{{notice}}', SECTION_FIGURES.notice);
  const inAll = (keys: readonly string[]) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language, keys)]));
  return Object.fromEntries(
    Object.entries(SECTION_TEXTS[page]).flatMap(([name, section]) =>
      section?.items
        ? [
            [
              name,
              section.items.map(
                ({ title, text }): SectionItem => ({
                  title: title === undefined ? {} : inAll([title]),
                  text: inAll(text),
                }),
              ),
            ],
          ]
        : [],
    ),
  );
}

/** Order, texts and lists of the sections of home, services and about. */
export const sectionAdminRoutes = router();

sectionAdminRoutes.get(
  '/:page',
  describeRoute({ summary: 'Sections of a page, and its texts: `home`, `services`, `about`' }),
  noStepUp('a read'),
  async (c) => c.json(await stored(c, pageOf(c))),
);
sectionAdminRoutes.get(
  '/:page/lists',
  describeRoute({
    summary: 'The lists that the sections of a page have without those of the owner',
  }),
  noStepUp('a read'),
  async (c) => c.json(await ownLists(c, pageOf(c))),
);
sectionAdminRoutes.put(
  '/:page',
  describeRoute({
    summary: 'Arrange the sections of a page, and change its texts',
    ...jsonBody([Version, SectionsInputSchema], LIMIT_BYTES),
  }),
  noStepUp('texts of the site'),
  async (c) => {
    const body = await readBody(c.req.raw, LIMIT_BYTES);
    return save(c, pageOf(c), body, parseBody(Version, body));
  },
);
documentRevisions(sectionAdminRoutes, '/:page', {
  keyOf: (c) => keyOf(pageOf(c)),
  save: async (c, _key, data, options) => save(c, pageOf(c), data, options),
});
