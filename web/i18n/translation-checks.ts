import type { i18n } from 'i18next';
import type { Language } from '#contract/language.ts';
import { readStoredLanguage } from './stored-language.ts';

/** Warns when the page is in another language than the one the visitor chose, and tells that one. */
export function warnOnMismatch(instance: i18n): Language | undefined {
  const stored = readStoredLanguage();
  if (!stored || stored === instance.language) return;
  console.warn(`The page is in ${instance.language}, the stored preference is ${stored}.`);
  return stored;
}
