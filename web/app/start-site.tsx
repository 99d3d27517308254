import { createBrowserHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { apiQuery } from '#api/api-query.ts';
import { createQueryClient } from '#api/query-client.ts';
import type { SiteContext } from '#api/site-context.ts';
import { addressFor, splitLanguage } from '#contract/address.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language, NAMESPACES, type Namespace } from '#contract/language.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { type Loaded, loadNamespace, loadTranslations } from '#i18n/load-translations.ts';
import { detectLanguage } from '#i18n/stored-language.ts';
import { logMissingSampleKeys, warnOnMismatch } from '#i18n/translation-checks.ts';
import { readPageState } from './page-state.ts';
import { createSiteRouter } from './router.ts';
import { watchScrolling } from './scrolling.ts';
import { Site } from './site.tsx';
import { TranslationGate } from './translation-gate.tsx';

const adder =
  (instance: i18n) =>
  ({ language, namespace, strings }: Loaded) =>
    void instance.addResourceBundle(language, namespace, strings, false, true);

const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 1));

function createContext(instance: i18n, isPrefixed: boolean): SiteContext {
  const needStrings = async (namespaces: readonly Namespace[]) => {
    const language = instance.language as Language;
    const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
    const loaded = await Promise.all(missing.map((namespace) => loadNamespace(language, namespace)));
    for (const one of loaded) if (one) adder(instance)(one);
  };
  return {
    queryClient: createQueryClient(),
    i18n: instance,
    address: { isPrefixed, origin: window.location.origin },
    isServer: false,
    needStrings,
  };
}

/** Hydrates a filled page, or draws the page alone when only the shell came. */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const state = readPageState();
  // A refused form came as the answer to its own address; the page it stands on is another.
  if (state?.postedForm) window.history.replaceState(null, '', state.postedForm.page);
  const prefix = splitLanguage(window.location.pathname).language;
  const language = state?.language ?? prefix ?? detectLanguage() ?? DEFAULT_LANGUAGE;
  const instance = createI18n(language, state ? { [language]: state.strings } : {});
  const context = createContext(instance, prefix !== undefined);
  for (const [key, data] of state?.queries ?? []) context.queryClient.setQueryData([key], data);
  const history = createBrowserHistory();
  const router = createSiteRouter(context, history);
  watchScrolling(router, history);
  // The server renders no Suspense boundary at the root; without this React would miss one.
  router.ssr = { manifest: undefined };

  const prepareLanguage = async (target: Language) => {
    // What shows now is waited for; the rest of the files follows on its own.
    const shown = NAMESPACES.filter(
      (namespace) => instance.hasResourceBundle(instance.language, namespace) && !instance.hasResourceBundle(target, namespace),
    );
    const loaded = await Promise.all(shown.map((namespace) => loadNamespace(target, namespace)));
    for (const one of loaded) if (one) adder(instance)(one);
    void loadTranslations(target, adder(instance)).then(() => logMissingSampleKeys(instance, [target, FALLBACK_LANGUAGE]));
  };
  const changeLanguage = async (target: Language) => {
    await instance.changeLanguage(target);
    warnOnMismatch(instance);
    if (context.address.isPrefixed) {
      const { path } = splitLanguage(window.location.pathname);
      window.history.replaceState(window.history.state, '', addressFor(path, target, true) + window.location.search + window.location.hash);
    }
    await router.invalidate();
  };
  const site = (
    <Site
      context={context}
      router={router}
      postedForm={state?.postedForm}
      prepareLanguage={prepareLanguage}
      changeLanguage={changeLanguage}
    />
  );

  if (state) {
    await router.load();
    hydrateRoot(root, site, { onRecoverableError: (error) => console.error('Hydration:', error) });
    whenIdle(() => {
      warnOnMismatch(instance);
      logMissingSampleKeys(instance, [language]);
    });
    return;
  }
  const load = async () => {
    const { isComplete } = await loadTranslations(language, adder(instance));
    warnOnMismatch(instance);
    logMissingSampleKeys(instance, [...new Set<Language>([language, 'es', 'en'])]);
    return isComplete;
  };
  createRoot(root).render(
    <TranslationGate load={load} start={() => Promise.all([context.queryClient.prefetchQuery(apiQuery('/api/site')), router.load()])}>
      {site}
    </TranslationGate>,
  );
}
