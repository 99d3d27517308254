import type { i18n } from 'i18next';
import { type Language, NAMESPACES } from '#contract/language.ts';
import { type Loaded, loadNamespace } from './load-namespace.ts';
import { logMissingSampleKeys } from './sample-keys.ts';

/** Languages whose files are always asked for, beside the one in use. */
const CHECKED_LANGUAGES: readonly Language[] = ['es', 'en'];

/** Every namespace of Spanish, English and the language in use. `isComplete` is false when a file is missing; missing sample keys are logged. */
export async function loadTranslations(
  instance: i18n,
  language: Language,
  take: (loaded: Loaded) => void,
): Promise<{ isComplete: boolean }> {
  const languages = [...new Set<Language>([language, ...CHECKED_LANGUAGES])];
  const wanted = languages.flatMap((one) => NAMESPACES.map((namespace) => loadNamespace(one, namespace)));
  const results = await Promise.all(
    wanted.map(async (pending) => {
      const loaded = await pending;
      if (loaded) take(loaded);
      return loaded !== undefined;
    }),
  );
  logMissingSampleKeys(instance, languages);
  return { isComplete: results.every(Boolean) };
}
