import { type BackendModule, createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  type Language,
} from '#contract/languages/language.ts';
import { GIVEN_UP } from './locale-backend.ts';

/**
 * An i18next instance in one language, with English, then Spanish as fallbacks. `backend` loads a namespace when `loadNamespaces` or a
 * component requests it; without one the texts are those in `resources`, as on the server.
 */
export function createI18n(
  language: Language,
  resources: Resource = {},
  backend?: BackendModule,
): i18n {
  const instance = createInstance();
  if (backend) instance.use(backend);
  // A text saved in `locales/` during development (`worker/cli/dev/saved-texts.ts`).
  import.meta.hot?.on('texts', async (file: { language: string; namespace: string }) => {
    await instance.reloadResources(file.language, file.namespace);
    instance.emit('languageChanged', instance.language);
  });
  // Emitted after the last retry.
  instance.on('failedLoading', (lng, ns, message) => {
    if (message !== GIVEN_UP) console.error(`Translations ${lng}/${ns} did not load:`, message);
  });
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: [FALLBACK_LANGUAGE, DEFAULT_LANGUAGE],
    ns: [],
    defaultNS: 'common',
    resources,
    partialBundledLanguages: true,
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
