import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { apiQuery } from '#api/api-query.ts';
import type { SiteContext } from '#api/site-context.ts';
import type { Language } from '#contract/language.ts';
import { loadTranslations } from '#i18n/load-translations.ts';
import type { SiteStrings } from '#i18n/site-strings.ts';
import { warnOnMismatch } from '#i18n/translation-checks.ts';
import { putOnDisplayFace } from './display-face.ts';
import type { SiteRouter } from './router.ts';
import { TranslationGate } from './translation-gate.tsx';

type Parts = {
  root: HTMLElement;
  site: ReactNode;
  language: Language;
  instance: i18n;
  strings: SiteStrings;
  context: SiteContext;
  router: SiteRouter;
};

/** Draws the page alone, when only the shell came: first the translations, then the page and its data. */
export function drawSite({ root, site, language, instance, strings, context, router }: Parts): void {
  const load = async () => {
    const { isComplete } = await loadTranslations(instance, language, strings);
    warnOnMismatch(instance);
    return isComplete;
  };
  putOnDisplayFace();
  createRoot(root).render(
    <TranslationGate load={load} start={() => Promise.all([context.queryClient.prefetchQuery(apiQuery('/api/site')), router.load()])}>
      {site}
    </TranslationGate>,
  );
}
