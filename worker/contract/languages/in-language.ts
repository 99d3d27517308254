import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
} from './language.ts';
import { chooseText, type InLanguages, isFilled } from './translation.ts';
import { KEY_FIELDS, languagesOf } from './translation-state.ts';

/** Where an answer has texts in several languages (`textPlan` finds it in the answer's schema); undefined where it has none. */
export type TextPlan =
  | { kind: 'texts'; blank: '' | readonly [] }
  /** A map of trees, which is answered with that of one language. */
  | { kind: 'trees' }
  | { kind: 'list' | 'record'; of: TextPlan }
  | {
      kind: 'object';
      /** The translated ones. */
      fields: readonly string[];
      /** Names of other rows, whose texts the row has only where one language is asked. */
      names: readonly string[];
      parts: Readonly<Record<string, TextPlan>>;
    }
  | undefined;

type IsTexts<T> = [keyof T] extends [Language]
  ? [Language] extends [keyof T]
    ? Exclude<T[keyof T], undefined> extends string | readonly string[]
      ? true
      : false
    : false
  : false;
type HasTexts<T> = { [K in keyof T]: IsTexts<NonNullable<T[K]>> }[keyof T];
/** A record by free names, such as paths, has no texts of its own. */
type IsTranslated<T> = string extends keyof T
  ? false
  : 'translations' extends keyof T
    ? true
    : true extends HasTexts<T>
      ? true
      : false;

/** Added to each object that has texts. */
export type InOneLanguage = {
  /** The fields whose texts are in another language, and in which. */
  textLanguages: { [field: string]: Language };
  /** Those in which the row is available. */
  languages: Language[];
};

/** An answer's type where one language was asked: its texts in the plain fields, without `translations`. */
export type InLanguage<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : IsTexts<T> extends true
      ? Exclude<T[keyof T], undefined>
      : T extends readonly unknown[]
        ? { [K in keyof T]: InLanguage<T[K]> }
        : IsTranslated<T> extends true
          ? {
              [K in keyof T as Exclude<K, 'translations' | keyof InOneLanguage>]: InLanguage<T[K]>;
            } & InOneLanguage
          : { [K in keyof T]: InLanguage<T[K]> };

type Row = { [field: string]: unknown } & Parameters<typeof languagesOf>[0] & {
    languages?: Language[];
  };

const KEY_NAMES = new Set<string>(Object.values(KEY_FIELDS).flat());

/** The languages of a row: those of its key fields, or of all its texts where it has none. */
function rowLanguages(row: Row, fields: readonly string[]): Language[] {
  if (row.languages) return row.languages;
  const keys = fields.filter((field) => KEY_NAMES.has(field));
  return languagesOf(row, keys.length > 0 ? keys : fields);
}

type Texts = InLanguages<unknown>;
const languagesIn = (texts: readonly Texts[]): Language[] =>
  LANGUAGES.filter((language) => texts.every((one) => isFilled(one[language])));

type TextLanguages = InOneLanguage['textLanguages'];

/** A map of texts, or a record of such maps; notes under `name` what is in another language. */
function resolvePart(
  value: unknown,
  plan: TextPlan,
  language: Language,
  name: string,
  noted: TextLanguages,
): unknown {
  if (value === null || value === undefined) return value;
  if (plan?.kind === 'record')
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        resolvePart(one, plan.of, language, `${name}.${key}`, noted),
      ]),
    );
  if (plan?.kind === 'trees') {
    const [own] = Object.keys(value).filter(isLanguage);
    if (own && own !== language) noted[name] = own;
    return value;
  }
  if (plan?.kind !== 'texts') return resolve(value, plan, language);
  const texts: Texts = value;
  const found = [language, FALLBACK_LANGUAGE].find((one) => isFilled(texts[one]));
  if (found && found !== language) noted[name] = found;
  return found ? texts[found] : plan.blank;
}

function resolveObject(
  row: Row,
  { fields, names, parts }: Extract<TextPlan, { kind: 'object' }>,
  language: Language,
) {
  const { translations: _texts, ...result } = row;
  const textLanguages: TextLanguages = {};
  for (const field of [...fields, ...names]) {
    const chosen = chooseText(row as Parameters<typeof chooseText>[0], field, language);
    if (chosen.value !== undefined) result[field] = chosen.value;
    const source = (!names.includes(field) && row.sourceLanguage) || DEFAULT_LANGUAGE;
    const own = chosen.language ?? source;
    if (isFilled(chosen.value) && own !== language) textLanguages[field] = own;
  }
  for (const [name, plan] of Object.entries(parts))
    if (name in row) result[name] = resolvePart(row[name], plan, language, name, textLanguages);
  if (fields.length > 0) return { ...result, textLanguages, languages: rowLanguages(row, fields) };
  const texts = Object.entries(parts).flatMap(([name, plan]) =>
    plan?.kind === 'texts' && row[name] ? [row[name] as Texts] : [],
  );
  return texts.length > 0 ? { ...result, textLanguages, languages: languagesIn(texts) } : result;
}

function resolve(value: unknown, plan: TextPlan, language: Language): unknown {
  if (plan === undefined || value === null || value === undefined) return value;
  if (plan.kind === 'list')
    return (value as unknown[]).map((item) => resolve(item, plan.of, language));
  if (plan.kind === 'object') return resolveObject(value as Row, plan, language);
  return resolvePart(value, plan, language, '', {});
}

/**
 * The answer in one language: each text in it, else in English, else as the plain field has it, and no `translations`. What has no plain
 * field, such as an alternative text, is empty when both are missing.
 */
export const inLanguage = <T>(value: T, plan: TextPlan, language: Language): InLanguage<T> =>
  resolve(value, plan, language) as InLanguage<T>;
