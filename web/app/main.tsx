import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { apiQuery } from '#api/api-query.ts';
import { createQueryClient } from '#api/query-client.ts';
import type { SiteContext } from '#api/site-context.ts';
import { splitLanguage } from '#contract/address.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { loadAllTranslations } from '#i18n/load-all.ts';
import { localeBackend } from '#i18n/locale-backend.ts';
import { detectLanguage } from '#i18n/stored-language.ts';
import { tintFailedPictures } from '#ui/failed-pictures.ts';
import { readPageState } from './page-state.ts';
import { createSiteRouter } from './router.ts';
import { Site } from './site.tsx';
import { TranslationGate } from './translation-gate.tsx';

const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));

/** React renders the page anew after such an error, as when a translation changed the markup before, and reports each place. */
function logOnce() {
  let isLogged = false;
  return (error: unknown) => {
    if (!isLogged) console.error('Hydration:', error);
    isLogged = true;
  };
}

/** Hydrates the page as the server rendered it, or renders it here when only the static shell came. */
function startSite(): void {
  const container = document.getElementById('root');
  if (!container) return;
  const state = readPageState();
  // A refused form came as the answer to its own address; the page it stands on is another.
  if (state?.postedForm) window.history.replaceState(null, '', state.postedForm.page);
  const prefix = splitLanguage(window.location.pathname).language;
  const written = document.documentElement.lang;
  const language = state && isLanguage(written) ? written : (prefix ?? detectLanguage() ?? DEFAULT_LANGUAGE);
  const i18n = createI18n(language, state?.texts, localeBackend);
  const context: SiteContext = {
    queryClient: createQueryClient(),
    i18n,
    address: { isPrefixed: prefix !== undefined, origin: window.location.origin },
    isServer: false,
    postedForm: state?.postedForm,
  };
  const router = createSiteRouter(context);
  // A new page scrolls to its top as the styles have it, smoothly; back and forward return at once to where the visitor was.
  router.history.subscribe(({ action: { type } }) =>
    router.update({ ...router.options, scrollRestorationBehavior: type === 'PUSH' || type === 'REPLACE' ? 'auto' : 'instant' }),
  );
  if (!state) {
    const load = async () => (await loadAllTranslations(i18n)).isComplete;
    const start = () => Promise.all([context.queryClient.prefetchQuery(apiQuery('/api/site')), router.load()]);
    createRoot(container).render(
      <Site context={context}>
        <TranslationGate load={load} start={start}>
          <RouterProvider router={router} />
        </TranslationGate>
      </Site>,
    );
    return;
  }
  hydrateRoot(
    container,
    <Site context={context}>
      <RouterClient router={router} />
    </Site>,
    { onRecoverableError: logOnce() },
  );
  whenIdle(() => void loadAllTranslations(i18n));
  if (state.isFound) whenIdle(() => void import('./measure-visit.ts').then(({ measureVisit }) => measureVisit(language)).catch(() => {}));
}

tintFailedPictures();
startSite();
