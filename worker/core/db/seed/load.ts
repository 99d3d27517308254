import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Language } from '#contract/languages/language.ts';

const FOLDER = 'worker/core/db/seed';

/** The demo content is complete in these languages, whatever others the site has; the plain field of a row is its Spanish text. */
const SEED_LANGUAGES = ['es', 'en', 'de', 'ca'] as const satisfies readonly Language[];

/** A text, or a list of texts, in each language of the demo. */
export const InAllLanguages = v.strictObject({
  es: v.unknown(),
  en: v.unknown(),
  de: v.unknown(),
  ca: v.unknown(),
});

/** The name of another item of the demo content. `find` returns what the row stores. */
export const reference = <T>(find: (name: string) => T | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const found = find(value);
      if (found !== undefined) return found;
      addIssue({ message: `«${value}» does not exist.` });
      return NEVER;
    }),
  );

/** Ids are positions in the lists, from 1. */
export const idIn = (names: readonly string[]) =>
  reference((name) => names.indexOf(name) + 1 || undefined);

type Translations = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The fields that an input has in `translations` as well. */
function translatedFields({ translations }: v.ObjectEntries): string[] {
  if (!translations) return [];
  const texts = translations as
    | Translations
    | v.OptionalSchema<Translations, Record<string, never>>;
  return Object.keys('wrapped' in texts ? texts.wrapped.entries : texts.entries);
}

/** The Spanish texts, and all of them as `translations`. */
function localized(fields: readonly string[], content: Record<string, unknown>): object {
  if (fields.length === 0) return {};
  const present = fields.filter((field) => content[field] !== undefined);
  const texts = present.map(
    (field) => [field, content[field] as v.InferOutput<typeof InAllLanguages>] as const,
  );
  return {
    ...Object.fromEntries(texts.map(([field, { es }]) => [field, es])),
    translations: Object.fromEntries(texts),
  };
}

/**
 * An input of the API as files write it: each translated field in all languages, other items by name. `references` are the schemas of these
 * names; `toInput` moves what they return to the input's fields. Fields that the input does not have are refused.
 */
export function contentSchema<
  I extends v.ObjectSchema<v.ObjectEntries, undefined>,
  R extends v.ObjectEntries,
>(
  { entries }: I,
  references?: R,
  toInput?: (content: v.InferOutput<v.LooseObjectSchema<R, undefined>>) => object,
): v.GenericSchema<unknown, v.InferOutput<I>>;
export function contentSchema(
  { entries }: v.ObjectSchema<v.ObjectEntries, undefined>,
  references: v.ObjectEntries = {},
  toInput: (content: Record<string, unknown>) => object = (content) => content,
) {
  const fields = translatedFields(entries);
  const texts = Object.fromEntries(
    fields.map((field) => [
      field,
      entries[field]?.type === 'optional' ? v.optional(InAllLanguages) : InAllLanguages,
    ]),
  );
  return v.pipe(
    v.looseObject({ ...texts, ...references }),
    v.transform((content): object => ({ ...toInput(content), ...localized(fields, content) })),
    v.strictObject(entries),
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
  } catch (error) {
    throw new Error(`${FOLDER}/${file}: ${(error as Error).message}`);
  }
}

/** Validates the content of a file; the error names the file and each invalid field. */
export function parse<S extends v.GenericSchema>(
  file: string,
  schema: S,
  content: unknown,
): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, content);
  if (success) return output;
  throw new Error(
    issues
      .map((issue) => `${FOLDER}/${file}: ${v.getDotPath(issue) ?? 'content'}: ${issue.message}`)
      .join('\n'),
  );
}

/** A JSON file. `more` holds the fields that it does not contain: the slug that its name states, its text file. */
export function load<S extends v.GenericSchema>(
  file: string,
  schema: S,
  more?: object,
): v.InferOutput<S> {
  const content = readJson(file);
  return parse(file, schema, more ? { ...(content as object), ...more } : content);
}

/** A long text, in one Markdown file per language. */
export const loadBody = (folder: string) =>
  Object.fromEntries(
    SEED_LANGUAGES.map((language) => [
      language,
      readFileSync(path.join(FOLDER, folder, `${language}.md`), 'utf8'),
    ]),
  ) as Record<(typeof SEED_LANGUAGES)[number], string>;

function slugsOf(folder: string) {
  const names = readdirSync(path.join(FOLDER, folder)).map((entry) => path.parse(entry).name);
  const differences = (slugs: readonly string[]) => [
    ...names.filter((name) => !slugs.includes(name)),
    ...slugs.filter((slug, position) => !names.includes(slug) || slugs.indexOf(slug) < position),
  ];
  return v.pipe(
    v.array(v.string()),
    v.check(
      (slugs) => differences(slugs).length === 0,
      ({ input }) =>
        `Each entry of ${folder}/ must be named once. Differences: ${differences(input).join(', ')}.`,
    ),
  );
}

/** The slugs of what has files of its own, in the order of ids and lists. */
export const loadOrder = () =>
  load(
    'order.json',
    v.strictObject({
      zones: slugsOf('zones'),
      destinations: slugsOf('destinations'),
      trips: slugsOf('trips'),
      blog: slugsOf('blog'),
    }),
  );
