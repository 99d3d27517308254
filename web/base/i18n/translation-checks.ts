import type { i18n } from 'i18next';
import type { Language } from '#contract/languages/language.ts';
import { readStoredLanguage } from './stored-language.ts';

/** Warns if the page's language differs from the visitor's choice, and returns the latter. */
export function warnOnMismatch(instance: i18n): Language | undefined {
  const stored = readStoredLanguage();
  if (!stored || stored === instance.language) return;
  console.warn(`The page is in ${instance.language}, the stored preference is ${stored}.`);
  return stored;
}
