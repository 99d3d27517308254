import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { DEFAULT_LANGUAGE, type Language, type Namespace } from '#contract/language.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { loadTranslations } from '#i18n/load-translations.ts';
import { siteStrings } from '#i18n/site-strings.ts';
import { readStoredLanguage, storeLanguage } from '#i18n/stored-language.ts';
import { whenStringsAreWanted } from '#i18n/want-strings.ts';
import { tintFailedPictures } from '#ui/failed-pictures.ts';
import { Spinner } from '#ui/spinner.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { AdminApp } from './admin-app.tsx';
import { createAdminClient } from './admin-client.ts';
import { createAdminRouter } from './admin-router.ts';

const ADMIN_NAMESPACES: readonly Namespace[] = ['admin', 'common'];

/** Draws the admin area. It speaks the language chosen before, else Spanish, whatever the browser prefers. */
export async function startAdmin(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  tintFailedPictures();
  const page = createRoot(container);
  page.render(
    // There are no translations yet to say this in another language.
    <div role="status" lang="es" className="flex min-h-dvh flex-col items-center justify-center gap-4 text-deep-900">
      <Spinner className="size-10" />
      <p>Cargando traducciones...</p>
    </div>,
  );
  const language = readStoredLanguage() ?? DEFAULT_LANGUAGE;
  const i18n = createI18n(language, {});
  const strings = siteStrings(i18n);
  whenStringsAreWanted(strings.need);
  const bringIn = (wanted: Language) => strings.need(ADMIN_NAMESPACES, wanted);
  let chosen = language;
  const choose = (target: Language) => {
    storeLanguage(target);
    chosen = target;
    strings.retryFailed();
    void bringIn(target).then(async () => {
      if (chosen !== target) return;
      await i18n.changeLanguage(target);
      document.documentElement.lang = target;
    });
  };
  document.documentElement.lang = language;
  await bringIn(language);
  // Texts that the language lacks are shown in a fallback; the start does not wait for them.
  whenIdle(() => void loadTranslations(i18n, language, strings));
  const router = createAdminRouter(createBrowserHistory());
  page.render(<AdminApp i18n={i18n} queryClient={createAdminClient()} router={router} choose={choose} />);
}
