import type { i18n } from 'i18next';
import { NAMESPACES } from '#contract/languages/language.ts';

/** Keys that indicate whether the files are complete; each is in one of the namespaces. */
export const SAMPLE_KEYS = [
  'navigation.all_services',
  'navigation.airport_transfers',
  'cala_galdana.faq.time.question',
  'cala_galdana.faq.time.answer',
  'cala_galdana.pois.title',
  'main.hero.title',
  'main.hero.description',
  'testimonials.from',
] as const;

/** Logs sample keys that are missing from all namespaces, in languages whose files have all loaded. */
export function logMissingSampleKeys(instance: i18n, languages: readonly string[]): void {
  for (const language of languages) {
    const missing = SAMPLE_KEYS.filter(
      (key) =>
        !NAMESPACES.some(
          (namespace) => instance.getResource(language, namespace, key) !== undefined,
        ),
    );
    if (missing.length > 0)
      console.warn(`Missing translation keys in ${language}: ${missing.join(', ')}`);
  }
}
