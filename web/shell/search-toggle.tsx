import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#ui/button.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useKept } from '#ui/use-kept.ts';

const SearchBar = lazyPart(() => import('./search-bar.tsx'), 'common');

/** The button of the search bar, with the bar. */
export function SearchToggle() {
  const { t } = useTranslation();
  const toggle = useRef<HTMLButtonElement>(null);
  const { isOpen, isDrawn, open, close } = useKept();
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`${iconButtonClass} noscript:hidden`}
        aria-expanded={isOpen}
        aria-controls="search-bar"
        aria-label={t('search.toggle')}
        onClick={isOpen ? close : open}
      >
        {isOpen ? <CloseIcon /> : <SearchIcon />}
      </button>
      {isDrawn && (
        <Suspense>
          <SearchBar
            isOpen={isOpen}
            onClose={() => {
              close();
              toggle.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
