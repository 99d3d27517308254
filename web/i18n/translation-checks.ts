import type { i18n } from 'i18next';
import { readStoredLanguage } from './stored-language.ts';

/** Warns when the page is in another language than the one the visitor chose. */
export function warnOnMismatch(instance: i18n): void {
  const stored = readStoredLanguage();
  if (stored && stored !== instance.language) console.warn(`The page is in ${instance.language}, the stored preference is ${stored}.`);
}
