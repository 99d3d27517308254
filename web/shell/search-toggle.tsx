import { Suspense, useCallback, useLayoutEffect, useRef } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, isDrawn, open, close } = useKept();
  useLayoutEffect(() => {
    if (!isOpen) return;
    input.current?.focus();
    // What was looked for last stays, and is typed over.
    input.current?.select();
  }, [isOpen]);
  const closeBar = useCallback(() => {
    close();
    toggle.current?.focus();
  }, [close]);
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
        <search
          id="search-bar"
          style={{ visibility: isOpen ? 'visible' : 'hidden' }}
          className="absolute inset-x-0 top-full block border-y border-limestone-200 bg-limestone-100 shadow-lifted"
        >
          <Suspense>
            <SearchBar input={input} onClose={closeBar} />
          </Suspense>
        </search>
      )}
    </>
  );
}
