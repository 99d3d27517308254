import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language, NAMESPACES, type Namespace } from '#contract/language.ts';
import { loadNamespace } from './load-namespace.ts';

/**
 * The one loader of locale files: no file is requested twice at a time, nor again once it is there. One that did not load is requested again
 * after a change of language, or when there is no other language to stand in for it. A filled page starts with none of them, only with the
 * strings that it shows.
 */
export function siteStrings(instance: i18n) {
  const loaded = new Set<string>();
  const failed = new Set<string>();
  const running = new Map<string, Promise<void>>();

  const isLoaded = (language: Language, namespace: Namespace) => loaded.has(`${language}/${namespace}`);
  const hasFallback = (namespace: Namespace) => [FALLBACK_LANGUAGE, DEFAULT_LANGUAGE].some((language) => isLoaded(language, namespace));
  const load = async (language: Language, namespace: Namespace) => {
    const file = `${language}/${namespace}`;
    const found = await loadNamespace(language, namespace);
    running.delete(file);
    if (!found) return void failed.add(file);
    instance.addResourceBundle(language, namespace, found.strings, false, true);
    loaded.add(file);
  };
  const bringIn = (language: Language, namespace: Namespace): Promise<void> => {
    const file = `${language}/${namespace}`;
    if (loaded.has(file) || (failed.has(file) && hasFallback(namespace))) return Promise.resolve();
    const started = running.get(file) ?? load(language, namespace);
    running.set(file, started);
    return started;
  };
  const need = async (namespaces: readonly Namespace[], language = instance.language as Language) => {
    await Promise.all(namespaces.map((namespace) => bringIn(language, namespace)));
  };
  /** Those with anything on the page. */
  const shown = () => NAMESPACES.filter((namespace) => instance.hasResourceBundle(instance.language, namespace));

  const missing = new Set<string>();
  instance.on('missingKey', (_languages, namespace) => {
    const file = `${instance.language}/${namespace}`;
    if (missing.has(file)) return;
    missing.add(file);
    const languages = new Set([instance.language as Language, FALLBACK_LANGUAGE, DEFAULT_LANGUAGE]);
    // All texts anew, in the same language.
    void Promise.all([...languages].map((one) => need([namespace as Namespace], one))).then(() =>
      instance.changeLanguage(instance.language),
    );
  });
  return { need, shown, isLoaded, retryFailed: () => failed.clear() };
}

export type SiteStrings = ReturnType<typeof siteStrings>;
