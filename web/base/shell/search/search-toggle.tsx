import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#base/ui/button.tsx';
import { CloseIcon, SearchIcon } from '#base/ui/icons.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';

const SearchBar = lazyPart(async () => (await import('./search-bar.tsx')).default, {
  missing: 'floating',
});

/** Button and search bar. */
export function SearchToggle() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${iconButtonClass} noscript:hidden`}
        aria-expanded={isOpen}
        aria-controls="search-bar"
        aria-label={t('search.toggle')}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <CloseIcon /> : <SearchIcon />}
      </button>
      {isOpen && <SearchBar text={text} onText={setText} onClose={close} />}
    </>
  );
}
