import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS, type Language } from '#contract/language.ts';
import { Flag } from './flag.tsx';

/** Covers the page while the language changes; speaks the language to come. */
export function LanguageOverlay({ language }: { language: Language }) {
  const { i18n } = useTranslation();
  const t = i18n.getFixedT(language, 'common');
  return (
    <div
      role="status"
      lang={language}
      className="fixed inset-0 z-60 flex animate-fade-in flex-col items-center justify-center gap-6 bg-limestone-50"
    >
      <Flag language={language} className="h-18 w-24 rounded-lg" />
      <p className="font-display text-2xl text-deep-900">{t('language.switching', { language: LANGUAGE_LABELS[language] })}</p>
    </div>
  );
}
