import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';

/** The bar under the header; submitting opens `/search?q=`, Escape closes it. */
export function SearchBar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = input.current?.value.trim() ?? '';
    if (q === '') return input.current?.focus();
    onClose();
    void navigate({ to: '/search', search: { q } } as never);
  };
  return (
    <search id="search-bar" className="block animate-fade-in border-t border-limestone-200 bg-limestone-100">
      <form onSubmit={onSubmit} onKeyDown={(event) => event.key === 'Escape' && onClose()} className="container-page flex gap-3 py-4">
        <label className="relative grow">
          <span className="sr-only">{t('search.label')}</span>
          <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-stone" />
          <input ref={input} type="search" name="q" maxLength={80} placeholder={t('search.placeholder')} className="h-12 w-full rounded-full border border-limestone-400 bg-white pr-4 pl-12" />
        </label>
        <button type="submit" className={buttonClass('sea')}>
          {t('search.submit')}
        </button>
      </form>
    </search>
  );
}
