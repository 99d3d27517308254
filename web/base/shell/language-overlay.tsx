import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages/language.ts';
import { Flag } from './flag.tsx';

/** Each in its own language, so that it can show before that language's files have loaded. */
const SWITCHING = {
  es: 'language.switching_to_es',
  en: 'language.switching_to_en',
  de: 'language.switching_to_de',
  ca: 'language.switching_to_ca',
} as const satisfies Record<Language, string>;

/** Covers the page while the language changes, in the new language. */
export function LanguageOverlay({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      lang={language}
      className="fixed inset-0 z-60 flex animate-fade-in flex-col items-center justify-center gap-6 bg-limestone-50"
    >
      <Flag language={language} className="h-18 w-24 rounded-lg" />
      <p className="font-display text-2xl text-deep-900">{t(SWITCHING[language])}</p>
    </div>
  );
}
