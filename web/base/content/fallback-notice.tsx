import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';

type FallbackNoticeProps = {
  /** Languages in which the page is available. */
  languages: readonly Language[];
  /** Language currently shown. */
  shown: Language | undefined;
  className?: string;
};

/** Says that the page is not translated yet; renders nothing if it is. */
export function FallbackNotice({ languages, shown, className = 'mb-8' }: FallbackNoticeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!shown || shown === language || languages.includes(language)) return null;
  return (
    <p
      role="note"
      data-fallback={shown}
      className={`max-w-[38rem] rounded-card border-l-4 border-terracotta-400 bg-terracotta-200/40 px-5 py-4 ${className}`}
    >
      {t('translation.fallback', { language: LANGUAGE_LABELS[shown] })}
    </p>
  );
}
