import { createBrowserHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '#api/query-client.ts';
import type { SiteContext } from '#api/site-context.ts';
import { addressFor, splitLanguage } from '#contract/address.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { siteStrings } from '#i18n/site-strings.ts';
import { detectLanguage } from '#i18n/stored-language.ts';
import { warnOnMismatch } from '#i18n/translation-checks.ts';
import { whenStringsAreWanted } from '#i18n/want-strings.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { replayEarly } from '#ui/early.ts';
import { watchAllPictures } from '#ui/near-pictures.ts';
import { keepStillEvents } from '#ui/still-events.ts';
import { drawStillParts, endFirstPage, prepareStillParts, renewStillParts } from '#ui/still-parts.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { putOnWithNextPage } from './display-face.ts';
import { followLinks } from './follow-links.ts';
import { type PageState, readPageState } from './page-state.ts';
import { preload, prepare } from './preload.ts';
import { createSiteRouter, type SiteRouter } from './router.ts';
import { watchScrolling } from './scrolling.ts';
import { Site } from './site.tsx';

/** What came with the page is what it shows; whoever asks again gets the whole. */
function markCut({ queryClient }: SiteContext, queries: PageState['queries']): void {
  for (const [key, , isCut] of queries)
    if (isCut) void queryClient.invalidateQueries({ queryKey: [key], exact: true, refetchType: 'none' });
}

function createContext(instance: i18n, isPrefixed: boolean, state: PageState | undefined): SiteContext {
  const context: SiteContext = {
    queryClient: createQueryClient(),
    i18n: instance,
    address: { isPrefixed, origin: window.location.origin },
    isServer: false,
    isFilled: state?.isFound ?? false,
    needStrings: async () => {},
  };
  for (const [key, data] of state?.queries ?? []) context.queryClient.setQueryData([key], data);
  return context;
}

/** Without `ms`: lets a touch in between. */
const pause = (ms?: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The next page is drawn here; what stays of the first one, as the footer, is drawn anew beside it. Of what was left there is only what it
 * showed: it is fetched whole behind the next page, so that whoever comes back finds it at once and where it was.
 */
function endFirstPageAt(router: SiteRouter, { queryClient, i18n }: SiteContext): void {
  const leave = router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    const arrived = router.subscribe('onResolved', () => {
      arrived();
      router.clearCache();
      if (!pathChanged) return;
      afterPaint(() => {
        void preload(router, fromLocation?.publicHref ?? '');
        void prepareStillParts(queryClient, i18n.language as Language).then(renewStillParts);
      });
    });
    if (!pathChanged) return;
    endFirstPage();
    leave();
  });
}

/**
 * A translation or an extension changed the markup before it was hydrated, so React draws the page anew, and what was left as the server's
 * markup with it. React reports each place; one line is enough.
 */
function drawAnew({ queryClient }: SiteContext) {
  let isLogged = false;
  return (error: unknown) => {
    if (!isLogged) console.error('Hydration:', error);
    isLogged = true;
    drawStillParts(queryClient);
  };
}

/** Only who changes the language needs it. */
const changing = () => import('./change-language.ts');

const STRINGS_LIMIT_MS = 3000;

/** Hydrates a filled page, or draws the page alone when only the shell came. */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  // What has been loaded was a task of its own.
  await pause();
  const state = readPageState();
  // A refused form came as the answer to its own address; the page it stands on is another.
  if (state?.postedForm) window.history.replaceState(null, '', state.postedForm.page);
  const prefix = splitLanguage(window.location.pathname).language;
  const language = state?.language ?? prefix ?? detectLanguage() ?? DEFAULT_LANGUAGE;
  const instance = createI18n(language, state?.strings ?? {});
  const strings = siteStrings(instance);
  const context = createContext(instance, prefix !== undefined, state);
  const history = createBrowserHistory();
  const router = createSiteRouter(context, history);
  watchScrolling(router, history);
  // The server renders no Suspense boundary at the root; without this React would miss one.
  router.ssr = { manifest: undefined };

  const parts = { context, router, strings };
  /** From here on pages bring in their own strings and data. */
  const goOn = () => {
    context.isFilled = false;
    context.needStrings = (namespaces) => strings.need(['common', ...namespaces]);
    whenStringsAreWanted(strings.need);
    followLinks(
      { navigate: router.navigate, prepare: (href) => prepare(router, href) },
      (path) => addressFor(splitLanguage(path).path, instance.language as Language, context.address.isPrefixed) === path,
    );
    // What the browser fetched ahead by itself (`boot.ts`), the router does from here on.
    document.querySelector('head > [type=speculationrules]')?.remove();
    if (!state) return;
    keepStillEvents();
    markCut(context, state.queries);
    // Nobody should read on in the wrong language until there is time.
    if (stored && !prefix) void changing().then(({ followStored }) => followStored(parts, stored));
    endFirstPageAt(router, context);
    // No text of the page waits for them.
    whenIdle(
      () => void import('#i18n/load-translations.ts').then((all) => all.loadTranslations(instance, language, strings)).catch(() => {}),
    );
    whenIdle(() => void import('./at-rest.ts').then(({ doAtRest }) => doAtRest(router, whenIdle)).catch(() => {}));
    putOnWithNextPage(router, whenIdle);
    watchAllPictures();
    if (window.early) replayEarly(window.early);
    if (!state.isFound) return;
    // A measurement that cannot be fetched is not missed.
    whenIdle(() => void import('./measure-visit.ts').then(({ measureVisit }) => measureVisit(state.language)).catch(() => {}));
  };
  await pause();
  const stored = state && warnOnMismatch(instance);
  const site = (
    <Site
      context={context}
      router={router}
      postedForm={state?.postedForm}
      prepareLanguage={(target) => changing().then(({ prepareLanguage }) => prepareLanguage(parts, target))}
      changeLanguage={(target) => changing().then(({ changeLanguage }) => changeLanguage(parts, target))}
      onAlive={goOn}
    />
  );
  if (!state) {
    const { drawSite } = await import('./draw-site.tsx');
    drawSite({ root, site, language, instance, strings, context, router });
    return;
  }
  await router.load();
  await pause();
  // A page that is alive can say all it has to say (errors, toasts) at the first click; on a bad line it comes alive without.
  await Promise.race([strings.need(strings.shown()), pause(STRINGS_LIMIT_MS)]);
  // In slices, so that a touch meanwhile does not wait for the whole page.
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError: drawAnew(context) }));
}
