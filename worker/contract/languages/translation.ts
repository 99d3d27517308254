import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './language.ts';

export type InLanguages<T> = { [L in Language]?: T | undefined };

type Translatable<F extends string, T> = { [K in F]?: T | null | undefined } & {
  translations?: { [K in F]?: InLanguages<T> | null | undefined } | null | undefined;
};

/** A row's plain name and those in each language. */
export const namesInAll = (row: Translatable<'name', string>): string[] => [
  ...new Set([row.name, ...Object.values(row.translations?.name ?? {})].filter(isText)),
];
const isText = (name: string | null | undefined): name is string => isFilled(name);

/** Whether a text is not blank, or a list not empty. */
export const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';

const isSame = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** The value of a translatable field for a visitor, by the rule of `localizeWithLanguage`. */
export function chooseText<T>(
  item: Translatable<string, T>,
  field: string,
  language: Language,
): { value: T | null | undefined; language: Language | undefined } {
  const texts = item.translations?.[field];
  const found = [language, FALLBACK_LANGUAGE].find((candidate) => isFilled(texts?.[candidate]));
  if (found) return { value: texts?.[found], language: found };
  const plain = item[field] as T | null | undefined;
  // The plain field holds the source language's text, which may also be among the translations.
  return {
    value: plain,
    language: LANGUAGES.find((one) => isFilled(plain) && isSame(texts?.[one], plain)),
  };
}

/**
 * The text of a translatable field: the current language, else English, else the plain field, else an empty string. `language` is that of
 * the returned text, so that markup can have `lang`; undefined when it is unknown.
 */
export function localizeWithLanguage<F extends string>(
  item: Translatable<F, string>,
  field: F,
  language: Language,
) {
  const chosen = chooseText<string>(item, field, language);
  return { value: chosen.value ?? '', language: chosen.language };
}

export const localize = <F extends string>(
  item: Translatable<F, string>,
  field: F,
  language: Language,
): string => localizeWithLanguage(item, field, language).value;

/** The same rule for a list of texts (highlights, tags); an untranslated list falls back as a whole. */
export function localizeListWithLanguage<F extends string, T>(
  item: Translatable<F, readonly T[]>,
  field: F,
  language: Language,
) {
  const chosen = chooseText<readonly T[]>(item, field, language);
  return { value: chosen.value ?? [], language: chosen.language };
}

export const localizeList = <F extends string, T>(
  item: Translatable<F, readonly T[]>,
  field: F,
  language: Language,
): readonly T[] => localizeListWithLanguage<F, T>(item, field, language).value;
