import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { useDisclosureMenu } from '#base/ui/behaviour/use-disclosure-menu.ts';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { prefixed } from '#contract/address.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import { Flag } from './flag.tsx';

/** The four languages; each entry links to this page's translation, and scripts turn the link into a switch in place. */
export function LanguageSwitcher({ hasLessRoom = false }: { hasLessRoom?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { choose } = usePageLanguage();
  const menu = useDisclosureMenu<HTMLDivElement>();
  const location = useRouterState({
    select: ({ resolvedLocation, location }) => resolvedLocation ?? location,
  });
  return (
    <div className="group relative" {...menu.rootProps}>
      <button
        type="button"
        aria-controls="languages"
        className={`flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-1.5 hover:bg-limestone-200 @min-[24rem]/header:w-24 @min-[24rem]/header:px-2.5 ${hasLessRoom ? '' : '@min-[18rem]/header:w-16.5 @min-[18rem]/header:px-2.5'}`}
        {...menu.triggerProps}
      >
        <Flag language={language} className="h-4.5 w-6" />
        <span className="sr-only">
          {t('language.choose', { language: LANGUAGE_LABELS[language] })}
        </span>{' '}
        <span className="hidden text-sm font-semibold @min-[24rem]/header:inline">
          {language.toUpperCase()}
        </span>
        <ChevronDownIcon
          className={`hidden size-4 ${hasLessRoom ? '@min-[24rem]/header:block' : '@min-[18rem]/header:block'} ${menu.isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id="languages"
        className={`absolute top-full right-0 z-40 min-w-44 rounded-2xl border border-limestone-200 bg-white p-2 shadow-lifted ${
          menu.isOpen ? '' : 'hidden noscript:group-focus-within:block noscript:group-hover:block'
        }`}
      >
        {LANGUAGES.map((one) => (
          <li key={one}>
            <a
              href={prefixed(location.pathname, one) + location.searchStr}
              hrefLang={one}
              lang={one}
              data-menu-item=""
              aria-current={one === language ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                menu.close();
                choose(one);
              }}
              className="flex items-center gap-3 rounded-xl px-3 py-2.5 hover:bg-limestone-100 focus-visible:bg-limestone-100 aria-[current=true]:font-semibold"
            >
              <Flag isHidden language={one} className="h-4.5 w-6" />
              {LANGUAGE_LABELS[one]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
