import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { localeBackend } from '#base/i18n/locale-backend.ts';
import { LANGUAGE_KEY, readStoredLanguage, storeLanguage } from '#base/i18n/stored-language.ts';
import { watchForNewDocument } from '#base/ui/parts/new-document.ts';
import { tintFailedPictures } from '#base/ui/pictures/failed-pictures.ts';
import { Spinner } from '#base/ui/spinner.tsx';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  type TextNamespace,
} from '#contract/languages/language.ts';
import { AdminApp } from './admin-app.tsx';
import { createAdminClient } from './admin-client.ts';
import { createAdminRouter } from './admin-router.ts';

const ADMIN_NAMESPACES: readonly TextNamespace[] = ['admin-area', 'common'];

/** What the sign-in or the administration was opened in under a language, as `/de/admin`: the address that follows names none. */
const languageOfCookie = (): Language | undefined => {
  const [, language] = new RegExp(`(?:^|; )${LANGUAGE_KEY}=([a-z]+)`).exec(document.cookie) ?? [];
  return isLanguage(language) ? language : undefined;
};

/** Starts the admin area in the stored language, else in Spanish, regardless of the browser's preference. */
export async function startAdmin(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  tintFailedPictures();
  // Installed on a telephone it is an app of its own, to which messages can be shared.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/admin.webmanifest');
  const page = createRoot(container);
  // Without words: no texts are loaded yet, and any would be in the wrong language for most.
  page.render(
    <div aria-busy="true" className="flex min-h-dvh items-center justify-center text-deep-900">
      <Spinner className="size-10" />
    </div>,
  );
  const language = readStoredLanguage() ?? languageOfCookie() ?? DEFAULT_LANGUAGE;
  const i18n = createI18n(language, {}, localeBackend);
  const choose = (target: Language) => {
    storeLanguage(target);
    void i18n.changeLanguage(target);
  };
  const showLanguage = () => {
    document.documentElement.lang = i18n.language;
  };
  i18n.on('languageChanged', showLanguage);
  showLanguage();
  await i18n.loadNamespaces(ADMIN_NAMESPACES);
  const router = createAdminRouter(createBrowserHistory());
  watchForNewDocument(router);
  page.render(
    <AdminApp i18n={i18n} queryClient={createAdminClient()} router={router} choose={choose} />,
  );
}
