import type { TranslationMarks } from '../admin/crud.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts';
import { type InLanguages, isFilled } from './translation.ts';

/** State of a text in a language. `outdated`: the source text has changed since; visitors still get the translation. */
export type TranslationState = 'missing' | 'draft' | 'outdated' | 'reviewed';

type Row = {
  /** Rows without it are written in the site's default language. */
  sourceLanguage?: Language | undefined;
  translations?: { [field: string]: InLanguages<unknown> | null | undefined } | null | undefined;
  translationState?: TranslationMarks | null | undefined;
};

const plain = (row: Row, field: string): unknown => (row as Record<string, unknown>)[field];

/** The source text stored in a mark: text as it is, lists as JSON. */
export const sourceText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value);

/** Whether a translation was written before its source text. */
const isAhead = ({ source }: { source: string }) => source === '' || source === '[]';

/** Marks of the translations of a row that is saved: those that were written before their source text belong to the text of this save. */
export const withSources = (marks: TranslationMarks, row: object): TranslationMarks =>
  Object.fromEntries(
    Object.entries(marks).map(([field, byLanguage]) => {
      const source = sourceText((row as Record<string, unknown>)[field]);
      const sourced = Object.entries(byLanguage).map(([language, mark]) => [
        language,
        mark && isAhead(mark) ? { ...mark, source } : mark,
      ]);
      return [field, Object.fromEntries(sourced)];
    }),
  );

/** The state of one field in one language. The source language is always reviewed, and so is a translation without a mark. */
export function translationState(row: Row, field: string, language: Language): TranslationState {
  if (language === (row.sourceLanguage ?? DEFAULT_LANGUAGE)) return 'reviewed';
  if (!isFilled(row.translations?.[field]?.[language])) return 'missing';
  const mark = row.translationState?.[field]?.[language];
  if (!mark) return 'reviewed';
  if (mark.state === 'draft') return 'draft';
  return mark.source === sourceText(plain(row, field)) ? 'reviewed' : 'outdated';
}

/**
 * Whether visitors may read the row in a language: none of its key fields is missing or a draft. Fields that are empty in the source need
 * no translation.
 */
export const isIn = (row: Row, keyFields: readonly string[], language: Language): boolean =>
  keyFields
    .filter((field) => isFilled(plain(row, field)))
    .every((field) => ['reviewed', 'outdated'].includes(translationState(row, field, language)));

/** The languages in which visitors may read the row. */
export const languagesOf = (row: Row, keyFields: readonly string[]): Language[] =>
  LANGUAGES.filter((language) => isIn(row, keyFields, language));

/** Fields that decide whether a page is available in a language. */
export const KEY_FIELDS = {
  trip: ['name', 'description'],
  destination: ['name', 'description'],
  post: ['title', 'body'],
  page: ['title', 'body'],
  category: ['name', 'description'],
  zone: ['name', 'intro'],
} as const;
