import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';

type PageLanguage = {
  /** How the address carries the language: `/de/trips` (prefixed) or `/trips` (bare). */
  isPrefixed: boolean;
  /** The page fades out and comes back in another language. */
  isLeaving: boolean;
  choose: (language: Language) => void;
};
const Context = createContext<PageLanguage>({ isPrefixed: false, isLeaving: false, choose: () => {} });

export const PageLanguageProvider = ({ value, children }: { value: PageLanguage; children: ReactNode }) => (
  <Context value={value}>{children}</Context>
);
export const usePageLanguage = () => use(Context);

/** The language that the page is in. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
