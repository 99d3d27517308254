import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '#base/api/query-client.ts';
import type { SiteContext } from '#base/api/site-context.ts';
import { siteQuery } from '#base/api/site-query.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { loadAllTranslations } from '#base/i18n/load-all.ts';
import { localeBackend, notePartial } from '#base/i18n/locale-backend.ts';
import { detectLanguage } from '#base/i18n/stored-language.ts';
import { whenIdle } from '#base/state/when-idle.ts';
import { noteArrival } from '#base/ui/parts/below-fold.tsx';
import { watchForNewDocument } from '#base/ui/parts/new-document.ts';
import { tintFailedPictures } from '#base/ui/pictures/failed-pictures.ts';
import { splitLanguage } from '#contract/address.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/languages/language.ts';
import { readPageState } from './page/page-state.ts';
import { openWaitingLinks } from './page/waiting-links.ts';
import { createSiteRouter } from './router.ts';
import { Site } from './site.tsx';

/** After such an error, as when a translation changed the markup, React renders on the client and reports each place. */
function logOnce() {
  let isLogged = false;
  return (error: unknown) => {
    if (!isLogged) console.error('Hydration:', error);
    isLogged = true;
  };
}

/** Hydrates the server-rendered page, or renders on the client if only the static shell was served. */
function startSite(): void {
  const container = document.getElementById('root');
  if (!container) return;
  const state = readPageState();
  // A rejected form is answered under the form's own URL; the page has another.
  if (state?.postedForm) window.history.replaceState(null, '', state.postedForm.page);
  const prefix = splitLanguage(window.location.pathname).language;
  const written = document.documentElement.lang;
  const language =
    state && isLanguage(written) ? written : (prefix ?? detectLanguage() ?? DEFAULT_LANGUAGE);
  for (const [lng, namespaces] of Object.entries(state?.texts ?? {}))
    for (const namespace of Object.keys(namespaces)) notePartial(lng, namespace);
  const i18n = createI18n(language, state?.texts, localeBackend);
  const context: SiteContext = {
    queryClient: createQueryClient(),
    i18n,
    address: { isPrefixed: prefix !== undefined, origin: window.location.origin },
    isServer: false,
    postedForm: state?.postedForm,
  };
  const router = createSiteRouter(context);
  // The browser has opened a rendered page where it belongs: the router would take a visitor who has scrolled meanwhile
  // to its top.
  let restoresPosition = !state || ('returned' in container.dataset && window.scrollY === 0);
  router.update({
    ...router.options,
    scrollRestoration: () => restoresPosition,
    scrollRestorationBehavior: 'instant',
  });
  // A new page scrolls to the top smoothly, as styled; back and forward restore the position at once.
  router.history.subscribe(({ action: { type }, location: { hash } }) => {
    const isByLink = type === 'PUSH' || type === 'REPLACE';
    noteArrival(isByLink && !hash);
    restoresPosition = true;
    router.update({
      ...router.options,
      scrollRestorationBehavior: isByLink ? 'auto' : 'instant',
    });
  });
  watchForNewDocument(router);
  if (!state) {
    const load = async () => (await loadAllTranslations(i18n)).isComplete;
    const start = () =>
      Promise.all([context.queryClient.prefetchQuery(siteQuery(language)), router.load()]);
    void import('./page/translation-gate.tsx').then(({ TranslationGate }) =>
      createRoot(container).render(
        <Site context={context}>
          <TranslationGate load={load} start={start}>
            <RouterProvider router={router} />
          </TranslationGate>
        </Site>,
      ),
    );
    return;
  }
  openWaitingLinks(router);
  // As a transition it is hydrated in slices, between which the browser answers input.
  startTransition(() => {
    hydrateRoot(
      container,
      <Site context={context}>
        <RouterClient router={router} />
      </Site>,
      { onRecoverableError: logOnce() },
    );
  });
  whenIdle(() => {
    void loadAllTranslations(i18n);
    import('./page/idle-work.ts')
      .then(({ startIdleWork }) => startIdleWork(router, state.isFound))
      .catch(() => {});
  });
}

tintFailedPictures();
startSite();
