import type { Language } from '#contract/languages/language.ts';
import { type TranslationState, translationState } from '#contract/languages/translation-state.ts';
import type { TranslationUnit } from '#contract/languages/translations.ts';

type Leaf = { path: string; text: string };
type Row = Parameters<typeof translationState>[0] & Record<string, unknown> & { id: number };

/** The texts inside a value: itself, the items of a list, the fields of its records. */
export function leaves(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

const textAt = (value: unknown, steps: readonly string[]): string => {
  const found = steps.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined,
    value,
  );
  return typeof found === 'string' ? found : '';
};

/** Every text of a row in its source language, with the corresponding text of the other language. */
export function unitsOf(
  kind: string,
  row: Row,
  fields: readonly string[],
  language: Language,
): TranslationUnit[] {
  const sourceLanguage = row.sourceLanguage ?? 'es';
  if (language === sourceLanguage) return [];
  return fields.flatMap((field) => {
    const state: TranslationState = translationState(row, field, language);
    const target = row.translations?.[field]?.[language];
    return leaves(row[field], field).map(({ path, text }) => {
      const translated = textAt({ [field]: target }, path.split('.'));
      return {
        id: `${kind}/${row.id}/${path}`,
        source: text,
        sourceLanguage,
        target: translated,
        state: translated === '' ? 'missing' : state,
      };
    });
  });
}
