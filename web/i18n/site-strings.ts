import type { i18n } from 'i18next';
import { type Language, NAMESPACES, type Namespace } from '#contract/language.ts';
import { type Loaded, loadNamespace } from './load-namespace.ts';

/** The locale files that a page in the browser has whole; a filled page starts with none of them, only with the strings that it shows. */
export function siteStrings(instance: i18n) {
  const whole = new Set<string>();
  const running = new Map<string, Promise<void>>();

  const take = ({ language, namespace, strings }: Loaded) => {
    instance.addResourceBundle(language, namespace, strings, false, true);
    whole.add(`${language}/${namespace}`);
  };
  const bringIn = (language: Language, namespace: Namespace): Promise<void> => {
    const file = `${language}/${namespace}`;
    if (whole.has(file)) return Promise.resolve();
    const started =
      running.get(file) ??
      loadNamespace(language, namespace).then((loaded) => {
        running.delete(file);
        if (loaded) take(loaded);
      });
    running.set(file, started);
    return started;
  };
  const need = async (namespaces: readonly Namespace[], language = instance.language as Language) => {
    await Promise.all(namespaces.map((namespace) => bringIn(language, namespace)));
  };
  /** Those with anything on the page. */
  const shown = () => NAMESPACES.filter((namespace) => instance.hasResourceBundle(instance.language, namespace));

  const missing = new Set<Namespace>();
  instance.on('missingKey', (_languages, namespace) => {
    if (missing.has(namespace as Namespace)) return;
    missing.add(namespace as Namespace);
    // All texts anew, in the same language.
    void need([namespace as Namespace]).then(() => instance.changeLanguage(instance.language));
  });
  return { take, need, shown };
}
