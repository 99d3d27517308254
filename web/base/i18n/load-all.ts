import type { i18n } from 'i18next';
import { type Language, NAMESPACES, type Namespace } from '#contract/languages/language.ts';
import { forgetFailures, isPartial } from './locale-backend.ts';
import { logMissingSampleKeys } from './sample-keys.ts';

/** Requested in full on every visit, in addition to the current language. */
const CHECKED_LANGUAGES: readonly Language[] = ['es', 'en'];

/** Whether all texts of a namespace are there. */
export const hasTexts = (instance: i18n, language: string, namespace: string): boolean =>
  instance.hasResourceBundle(language, namespace) && !isPartial(language, namespace);

const inUse = (instance: i18n) =>
  Object.keys(instance.getDataByLanguage(instance.language) ?? {}) as Namespace[];

/**
 * Requests every namespace of Spanish and English and completes those that the page uses of another current language, whose others come
 * with the pages that use them; logs missing sample keys. `isComplete` is false if a file did not load.
 */
export async function loadAllTranslations(instance: i18n): Promise<{ isComplete: boolean }> {
  const isChecked = CHECKED_LANGUAGES.includes(instance.language as Language);
  const used = isChecked ? [] : [...new Set<Namespace>(['common', ...inUse(instance)])];
  const lacking = () =>
    used.filter((namespace) => !hasTexts(instance, instance.language, namespace));
  // First: a text that is missing would be shown in English as soon as that is there.
  if (lacking().length > 0) await instance.reloadResources([instance.language], lacking());
  await instance.reloadResources([...CHECKED_LANGUAGES], [...NAMESPACES]);
  const complete = CHECKED_LANGUAGES.filter((one) =>
    NAMESPACES.every((namespace) => hasTexts(instance, one, namespace)),
  );
  logMissingSampleKeys(instance, complete);
  return {
    isComplete: complete.length === CHECKED_LANGUAGES.length && lacking().length === 0,
  };
}

/** Loads the namespaces used by the page in another language. */
export async function loadTextsInUse(instance: i18n, target: Language): Promise<void> {
  const missing = inUse(instance).filter((namespace) => !hasTexts(instance, target, namespace));
  if (missing.length > 0) await instance.reloadResources([target], missing);
}

/** Loads namespaces in the page's language; rejects if one does not come. */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const lacking = () =>
    namespaces.filter((namespace) => !hasTexts(instance, instance.language, namespace));
  if (lacking().length === 0) return;
  forgetFailures();
  await instance.reloadResources([instance.language], lacking());
  if (lacking().length > 0) throw new Error(`Texts did not load: ${lacking().join(', ')}`);
}

/** Completes the namespaces of which the page's state has brought a part; rejects if one does not come. */
export const completeTexts = (instance: i18n): Promise<void> =>
  loadTexts(instance, inUse(instance));
