import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { SearchForm } from '#base/shell/search/search-form.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { isSearchable } from '#contract/content/search.ts';
import { searchQuery } from './search.queries.ts';
import { searchSearch } from './search-address.ts';
import { SearchResults } from './search-results.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

function Found({ q }: { q: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = useQuery(searchQuery(q, language));
  if (query.isPending) {
    return (
      <p role="status" className="flex items-center gap-3 py-10 text-stone">
        <Spinner /> {t('loading')}
      </p>
    );
  }
  if (query.isError) return <LoadError error={query.error} onRetry={query.refetch} />;
  if (query.data.items.length === 0) return <SearchSuggestions text={t('search.none_text')} />;
  return <SearchResults items={query.data.items} />;
}

export function SearchPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { q = '' } = searchSearch(useSearch({ from: '/layout/search' }));
  const isSearching = isSearchable(q);
  const { data } = useQuery({ ...searchQuery(q, language), enabled: isSearching });
  const count = data?.items.length;
  const title = count === 0 ? t('search.none', { text: q }) : t('search.results', { text: q });
  const isTooShort = q !== '' && !isSearching;
  return (
    <>
      <PageHeader
        title={isSearching ? title : t('search.title')}
        text={isSearching ? undefined : t('search.text')}
        crumbs={[{ name: t('search.title') }]}
      >
        <SearchForm text={q} className="mt-6 max-w-2xl" />
        <p role="status" className="mt-3 min-h-6 text-stone">
          {isTooShort
            ? t('search.short')
            : count !== undefined && count > 0 && t('search.count', { count })}
        </p>
      </PageHeader>
      <div className="container-page py-10 lg:py-14">
        {isSearching ? <Found q={q} /> : <SearchSuggestions />}
      </div>
    </>
  );
}
