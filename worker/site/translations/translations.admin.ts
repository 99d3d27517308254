import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { searchText } from '#contract/admin/list-queries.schema.ts';
import { Language as LanguageSchema } from '#contract/languages/language.schema.ts';
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  TEXT_NAMESPACES,
} from '#contract/languages/language.ts';
import type { TranslationState } from '#contract/languages/translation-state.ts';
import { StringInput, StringsInput } from '#contract/languages/translations.schema.ts';
import type { EditedString, TranslationUnit } from '#contract/languages/translations.ts';
import { pagingEntries } from '#contract/paging.schema.ts';
import type { Page } from '#contract/paging.ts';
import { parseBody, refuse } from '#core/crud/check-input.ts';
import type { Database } from '#core/db/client.ts';
import { foldText } from '#core/db/columns.ts';
import { localeStrings } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, describeQuery } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { LOCALE_FILES, storedNamespace } from '#core/locales/locale-files.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { allRows, coverage, findings } from './coverage.reads.ts';
import { unitsOf } from './units.ts';

const InLanguage = v.object({ language: LanguageSchema });
const Where = v.object({ language: LanguageSchema, namespace: v.picklist(TEXT_NAMESPACES) });
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();
const STATES: readonly TranslationState[] = ['missing', 'draft', 'outdated', 'reviewed'];
const ListQuery = v.object({
  q: searchText,
  sort: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
  language: v.optional(v.string(), ''),
  ...pagingEntries,
});

/** Texts to translate, of one language or all, filtered by words and by state; in the order of the content or by state. */
async function listUnits(
  db: Database,
  params: v.InferOutput<typeof ListQuery>,
): Promise<Page<TranslationUnit & { language: Language }>> {
  const { q, sort, status, language, page, pageSize } = params;
  const kinds = await allRows(db);
  const words = foldText(q ?? '');
  const units = (isLanguage(language) ? [language] : LANGUAGES)
    .flatMap((one) =>
      kinds.flatMap(({ kind, rows, fields }) =>
        rows.flatMap((row) =>
          unitsOf(kind, row, fields, one).map((unit) => ({ ...unit, language: one })),
        ),
      ),
    )
    .filter(({ state }) => !STATES.some((known) => known === status) || state === status)
    .filter(({ id, source, target }) => foldText(`${id} ${source} ${target}`).includes(words));
  const name = sort.replace(/^-/, '');
  if (name === 'id' || name === 'state')
    units.sort(
      (a, b) => (a[name] < b[name] ? -1 : a[name] > b[name] ? 1 : 0) * (sort === name ? 1 : -1),
    );
  return {
    items: units.slice((page - 1) * pageSize, page * pageSize),
    total: units.length,
    page,
    pageSize,
  };
}

/** Translation states, texts for exchange with translators, the interface's strings, and place names. */
export const translationAdminRoutes = router();

translationAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Texts and their translations, filtered and paginated' }),
  noStepUp('a read'),
  query(ListQuery),
  async (c) => c.json(await listUnits(c.var.db, c.req.valid('query'))),
);
translationAdminRoutes.get(
  '/coverage',
  describeRoute({ summary: 'Translation coverage by language' }),
  noStepUp('a read'),
  async (c) => c.json(await coverage(c.var.db)),
);
translationAdminRoutes.get(
  '/units',
  describeRoute({ summary: 'Export texts with their translation into a language' }),
  noStepUp('a read'),
  describeQuery(InLanguage),
  async (c) => {
    const { language } = parseBody(InLanguage, c.req.query());
    const kinds = await allRows(c.var.db);
    const units: TranslationUnit[] = kinds.flatMap(({ kind, rows, fields }) =>
      rows.flatMap((row) => unitsOf(kind, row, fields, language)),
    );
    return c.json(units);
  },
);
translationAdminRoutes.get(
  '/glossary',
  describeRoute({ summary: 'Place names written in another language’s form' }),
  noStepUp('a read'),
  async (c) => c.json(await findings(c.var.db)),
);
translationAdminRoutes.get(
  '/strings',
  describeRoute({ summary: 'Interface strings' }),
  noStepUp('a read'),
  describeQuery(Where),
  async (c) => {
    const { language, namespace } = parseBody(Where, c.req.query());
    const edited = await c.var.db
      .select({ key: localeStrings.key, value: localeStrings.value })
      .from(localeStrings)
      .where(
        and(
          eq(localeStrings.language, language),
          eq(localeStrings.namespace, storedNamespace(namespace)),
        ),
      );
    const files = LOCALE_FILES[language][namespace];
    const keys = [...new Set([...Object.keys(LOCALE_FILES.es[namespace]), ...Object.keys(files)])];
    const strings: EditedString[] = keys.map((key) => ({
      key,
      file: files[key] ?? null,
      edited: edited.find((one) => one.key === key)?.value ?? null,
      english: LOCALE_FILES[FALLBACK_LANGUAGE][namespace][key] ?? '',
      source: LOCALE_FILES.es[namespace][key] ?? '',
    }));
    return c.json(strings);
  },
);
type Written = v.InferOutput<typeof StringInput>;

/** 422 for a key that the files lack, or a text without a figure that the file's has. `path`: where its field stands in the request. */
function checkString({ language, namespace, key, value }: Written, path = '') {
  const files = LOCALE_FILES[language][namespace];
  const file = Object.hasOwn(files, key) ? files[key] : undefined;
  if (file === undefined) throw refuse(`${path}key`, 'invalid', 'problem.no_such_string');
  if (value !== null && placeholders(value) !== placeholders(file))
    throw refuse(`${path}value`, 'placeholders', 'form.placeholders');
}

/** The string as edited, or as in the file, with its entry in the log. */
function writeString(c: Context<App>, { language, namespace, key, value }: Written) {
  const { db } = c.var;
  const where = and(
    eq(localeStrings.language, language),
    eq(localeStrings.namespace, storedNamespace(namespace)),
    eq(localeStrings.key, key),
  );
  return [
    value === null
      ? db.delete(localeStrings).where(where)
      : db
          .insert(localeStrings)
          .values({ language, namespace: storedNamespace(namespace), key, value })
          .onConflictDoUpdate({
            target: [localeStrings.language, localeStrings.namespace, localeStrings.key],
            set: { value, updatedAt: new Date().toISOString() },
          }),
    auditEntry(db, {
      userId: c.var.user?.id,
      action: value === null ? 'reset' : 'update',
      entity: 'strings',
      entityId: `${language}/${namespace}/${key}`,
    }),
  ];
}

translationAdminRoutes.put(
  '/strings',
  describeRoute({
    summary: 'Change a string; null restores the original',
    responses: answers({ 204: null }),
  }),
  noStepUp('texts of the site'),
  body(StringInput),
  async (c) => {
    const string = c.req.valid('json');
    checkString(string);
    await c.var.db.batch(batchOf(writeString(c, string)));
    return c.body(null, 204);
  },
);
translationAdminRoutes.put(
  '/strings/all',
  describeRoute({
    summary: 'Change several strings: all of them or none',
    responses: answers({ 204: null }),
  }),
  noStepUp('texts of the site'),
  body(StringsInput),
  async (c) => {
    const { strings } = c.req.valid('json');
    strings.forEach((string, at) => {
      checkString(string, `strings.${at}.`);
    });
    await c.var.db.batch(batchOf(strings.flatMap((string) => writeString(c, string))));
    return c.body(null, 204);
  },
);
