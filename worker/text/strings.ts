import { FALLBACK_LANGUAGE, type Language, type Namespace } from '#contract/language.ts';
import type commonStrings from '#locales/en/common.json';
import { LOCALE_FILES } from './locale-files.ts';

export type CommonKey = keyof typeof commonStrings;

/** A string of the `common` namespace for mails and redirects, with `{{name}}` filled in. */
export function translate(language: Language, key: CommonKey, values: Record<string, string | number> = {}): string {
  const files: Record<string, string>[] = [LOCALE_FILES[language].common, LOCALE_FILES[FALLBACK_LANGUAGE].common];
  const text = files.map((file) => file[key]).find((value) => value !== undefined) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
}

export const namespaceStrings = (language: Language, namespace: Namespace) => LOCALE_FILES[language][namespace];
