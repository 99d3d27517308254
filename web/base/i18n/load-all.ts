import type { i18n } from 'i18next';
import { type Language, NAMESPACES, type Namespace } from '#contract/languages/language.ts';
import { forgetFailures } from './locale-backend.ts';
import { logMissingSampleKeys } from './sample-keys.ts';

/** Requested in full on every visit, in addition to the current language. */
const CHECKED_LANGUAGES: readonly Language[] = ['es', 'en'];

/**
 * Requests every namespace of Spanish and English, and missing ones of the current language; logs missing sample keys. `isComplete` is
 * false if a file did not load.
 */
export async function loadAllTranslations(instance: i18n): Promise<{ isComplete: boolean }> {
  const languages = [...new Set([instance.language, ...CHECKED_LANGUAGES])];
  const missing = NAMESPACES.filter(
    (namespace) => !instance.hasResourceBundle(instance.language, namespace),
  );
  await Promise.all([
    instance.reloadResources([...CHECKED_LANGUAGES], [...NAMESPACES]),
    !CHECKED_LANGUAGES.includes(instance.language as Language) && missing.length > 0
      ? instance.reloadResources([instance.language], missing)
      : undefined,
  ]);
  const complete = languages.filter((one) =>
    NAMESPACES.every((namespace) => instance.hasResourceBundle(one, namespace)),
  );
  logMissingSampleKeys(instance, complete);
  return { isComplete: complete.length === languages.length };
}

/** Loads the namespaces used by the page in another language. */
export async function loadTextsInUse(instance: i18n, target: Language): Promise<void> {
  const inUse = Object.keys(instance.getDataByLanguage(instance.language) ?? {});
  const missing = inUse.filter((namespace) => !instance.hasResourceBundle(target, namespace));
  if (missing.length > 0) await instance.reloadResources([target], missing);
}

/** Loads namespaces in the page's language; rejects if one does not come. */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const lacking = () =>
    namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
  if (lacking().length === 0) return;
  forgetFailures();
  await instance.reloadResources([instance.language], lacking());
  if (lacking().length > 0) throw new Error(`Texts did not load: ${lacking().join(', ')}`);
}
