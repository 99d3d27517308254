import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { SearchIcon } from '#base/ui/icons.tsx';
import { addressFor } from '#contract/address.ts';
import { SEARCH_MAX_LENGTH } from '#contract/content/search.ts';

/** A search field in a page; opens `/search?q=` in the page's language mode, with and without scripts. */
export function SearchForm({ text = '', className = '' }: { text?: string; className?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate({ to: '/search', search: q === '' ? {} : { q } });
  };
  return (
    <search className={`block ${className}`}>
      <form
        action={addressFor('/search', language, isPrefixed)}
        method="get"
        onSubmit={onSubmit}
        className="flex gap-3"
      >
        <input
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={SEARCH_MAX_LENGTH}
          className="h-12 min-w-0 grow rounded-full border border-limestone-400 bg-white px-5"
        />
        <button type="submit" className={buttonClass('sea', 'max-sm:px-4')}>
          <SearchIcon className="size-5 sm:hidden" />
          <span className="sr-only sm:not-sr-only">{t('search.submit')}</span>
        </button>
      </form>
    </search>
  );
}
