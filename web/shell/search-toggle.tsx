import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#ui/button.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useKept } from '#ui/use-kept.ts';

const SearchBar = lazyPart(() => import('./search-bar.tsx'), 'common');

/** The button of the search bar, with the bar. */
export function SearchToggle() {
  const { t } = useTranslation();
  const { isDrawn, kept, comingDown } = useKept(SearchBar);
  return (
    <>
      <button
        ref={kept.opener}
        {...comingDown}
        type="button"
        className={`${iconButtonClass} noscript:hidden`}
        aria-expanded={kept.isOpen}
        aria-controls="search-bar"
        aria-label={t('search.toggle')}
        onClick={() => kept.setOpen(!kept.isOpen)}
      >
        {kept.isOpen ? <CloseIcon /> : <SearchIcon />}
      </button>
      {isDrawn && (
        <Suspense>
          <SearchBar {...kept} />
        </Suspense>
      )}
    </>
  );
}
