import { useTranslation } from 'react-i18next';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { Flag } from '#base/shell/flag.tsx';
import { useDisclosureMenu } from '#base/ui/behaviour/use-disclosure-menu.ts';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';

/** The four languages; admin URLs have no language, so these are buttons. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { choose } = usePageLanguage();
  const menu = useDisclosureMenu<HTMLDivElement>();
  return (
    <div className="relative" {...menu.rootProps}>
      <button
        type="button"
        aria-controls="languages"
        className="flex h-11 items-center gap-1.5 rounded-full px-2.5 hover:bg-limestone-200"
        {...menu.triggerProps}
      >
        <Flag language={language} className="h-4.5 w-6" />
        <span className="sr-only">
          {t('language.choose', { language: LANGUAGE_LABELS[language] })}
        </span>{' '}
        <span className="text-sm font-semibold max-[24rem]:hidden">{language.toUpperCase()}</span>
        <ChevronDownIcon
          className={`size-4 transition-transform max-[24rem]:hidden ${menu.isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id="languages"
        className={`absolute top-full right-0 z-40 min-w-44 rounded-2xl border border-limestone-200 bg-white p-2 shadow-lifted ${menu.isOpen ? 'block animate-fade-in' : 'hidden'}`}
      >
        {LANGUAGES.map((one) => (
          <li key={one}>
            <button
              type="button"
              lang={one}
              data-menu-item=""
              aria-current={one === language ? 'true' : undefined}
              onClick={() => {
                menu.close();
                choose(one);
              }}
              className="flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-2 text-left hover:bg-limestone-100 focus-visible:bg-limestone-100 aria-[current=true]:font-semibold"
            >
              <Flag language={one} className="h-4.5 w-6" />
              {LANGUAGE_LABELS[one]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
