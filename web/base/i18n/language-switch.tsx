import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages/language.ts';
import { PageLanguageProvider, pageLeaving } from './page-language.tsx';
import { storeLanguage } from './stored-language.ts';

export const LANGUAGE_OVERLAY_MS = 1500;
export const LANGUAGE_CHANGE_DELAY_MS = 800;
/** Duration of the fade out, after which the language changes, and of the fade in. */
export const LANGUAGE_FADE_MS = 300;

type LanguageSwitchProps = {
  isPrefixed: boolean;
  /** Loads what the page shows in the language; rejects if it does not come. */
  prepare: (language: Language) => Promise<void>;
  /** Applies the change: strings, URL, titles. */
  change: (language: Language) => Promise<void>;
  /** Shown over the page while the language changes. */
  overlay: (target: Language) => ReactNode;
  children: ReactNode;
};

/** As with translations that do not load, only the console tells. */
export const logUnchanged = (error: unknown) =>
  console.error('The language did not change:', error);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Stores the language at once, shows an overlay for 1.5 s, and switches after 0.8 s, between a fade out and a fade in. */
export function LanguageSwitch({
  isPrefixed,
  prepare,
  change,
  overlay,
  children,
}: LanguageSwitchProps) {
  // The first instance that it returns; it returns another for each language.
  const [i18n] = useState(useTranslation().i18n);
  const [target, setTarget] = useState<Language>();
  const turn = useRef(0);

  const choose = useCallback(
    (language: Language) => {
      storeLanguage(language);
      turn.current += 1;
      const mine = turn.current;
      if (language === i18n.language) {
        // Cancels a pending switch to another language.
        setTarget(undefined);
        pageLeaving.set(false);
        return;
      }
      const isCurrent = () => mine === turn.current;
      setTarget(language);
      pageLeaving.set(false);
      const fadeAndChange = async () => {
        await Promise.all([prepare(language), wait(LANGUAGE_CHANGE_DELAY_MS - LANGUAGE_FADE_MS)]);
        if (!isCurrent()) return;
        pageLeaving.set(true);
        await wait(LANGUAGE_FADE_MS);
        if (isCurrent()) await change(language);
      };
      // The page keeps its language until texts and data have loaded, and if they do not.
      void fadeAndChange()
        .catch(logUnchanged)
        .then(() => isCurrent() && pageLeaving.set(false));
      void wait(LANGUAGE_OVERLAY_MS).then(() => isCurrent() && setTarget(undefined));
    },
    [i18n, prepare, change],
  );
  const value = useMemo(() => ({ isPrefixed, choose }), [isPrefixed, choose]);
  return (
    <PageLanguageProvider value={value}>
      {children}
      {target && overlay(target)}
    </PageLanguageProvider>
  );
}
