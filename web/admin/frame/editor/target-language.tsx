import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import {
  isLanguage,
  LANGUAGE_LABELS,
  LANGUAGES,
  type Language,
} from '#contract/languages/language.ts';
import { Toggle } from '../fields/toggle.tsx';

const STORED = 'admin-target-language';

type Target = { source: Language; target: Language; choose: (language: Language) => void };
const TargetContext = createContext<Target>({ source: 'es', target: 'en', choose: () => {} });

/** Language of the editors' second column: the administration's own, or the one that was chosen for all editors in this browser. */
export function TargetLanguageProvider({
  source,
  children,
}: {
  source: Language;
  children: ReactNode;
}) {
  const language = useLanguage();
  const [chosen, setChosen] = useState<Language>(() => {
    // The coverage matrix links with `?lang=`.
    const asked = new URLSearchParams(window.location.search).get('lang');
    const stored = asked ?? localStorage.getItem(STORED);
    return isLanguage(stored) ? stored : language;
  });
  const target =
    chosen === source ? (LANGUAGES.find((language) => language !== source) ?? 'en') : chosen;
  const choose = (next: Language) => {
    setChosen(next);
    localStorage.setItem(STORED, next);
  };
  return <TargetContext value={{ source, target, choose }}>{children}</TargetContext>;
}

export const useTargetLanguage = () => use(TargetContext);

/** Selects the language shown next to the source. */
export function TargetLanguageTabs({ counts }: { counts?: Partial<Record<Language, number>> }) {
  const { t } = useTranslation('admin-area');
  const { source, target, choose } = useTargetLanguage();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('translate.into')}</legend>
      <span aria-hidden="true" className="text-sm text-stone max-sm:w-full">
        {t('translate.into')}
      </span>
      {LANGUAGES.filter((language) => language !== source).map((language) => (
        <Toggle
          key={language}
          isOn={language === target}
          onClick={() => choose(language)}
          label={
            <>
              {LANGUAGE_LABELS[language]}
              {(counts?.[language] ?? 0) > 0 && (
                <span className="rounded-full bg-terracotta-200 px-2 text-terracotta-700">
                  {counts?.[language]}
                </span>
              )}
            </>
          }
        />
      ))}
    </fieldset>
  );
}
