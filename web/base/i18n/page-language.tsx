import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from '#base/state/store.ts';
import type { Language } from '#contract/languages/language.ts';

type PageLanguage = {
  /** Whether the URL contains the language: `/de/trips` (prefixed) or `/trips` (bare). */
  isPrefixed: boolean;
  choose: (language: Language) => void;
};
const Context = createContext<PageLanguage>({ isPrefixed: false, choose: () => {} });

/** The page is fading out before a change of language. No context: a change of one redraws parts of the page that wait for their code. */
export const pageLeaving = createStore(false);

export const PageLanguageProvider = ({
  value,
  children,
}: {
  value: PageLanguage;
  children: ReactNode;
}) => <Context value={value}>{children}</Context>;
export const usePageLanguage = () => use(Context);

/** The page's language. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
