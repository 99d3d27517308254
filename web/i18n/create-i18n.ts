import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language, NAMESPACES } from '#contract/language.ts';

/**
 * An i18next over resources that are there already: it never loads, so it is ready at once, on the server as in the browser.
 * `isWhole`: all files' strings are there, and a key without one shows itself.
 */
export function createI18n(language: Language, resources: Resource, isWhole = false): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: [FALLBACK_LANGUAGE, DEFAULT_LANGUAGE],
    ns: [...NAMESPACES],
    defaultNS: 'common',
    resources,
    partialBundledLanguages: !isWhole,
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
