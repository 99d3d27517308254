import type { i18n } from 'i18next';
import { type Language, NAMESPACES } from '#contract/language.ts';
import { logMissingSampleKeys } from './sample-keys.ts';
import type { SiteStrings } from './site-strings.ts';

/** Languages whose files are always asked for, beside the one in use. */
const CHECKED_LANGUAGES: readonly Language[] = ['es', 'en'];

/** Every namespace of Spanish, English and the language in use. `isComplete` is false when a file is missing; missing sample keys are logged. */
export async function loadTranslations(instance: i18n, language: Language, strings: SiteStrings): Promise<{ isComplete: boolean }> {
  const languages = [...new Set<Language>([language, ...CHECKED_LANGUAGES])];
  await Promise.all(languages.map((one) => strings.need(NAMESPACES, one)));
  const complete = languages.filter((one) => NAMESPACES.every((namespace) => strings.isLoaded(one, namespace)));
  logMissingSampleKeys(instance, complete);
  return { isComplete: complete.length === languages.length };
}
