import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { DestinationFilters } from './destination-filters.tsx';
import { type ParsedDestinationSearch, parseDestinationSearch } from './destination-search.ts';
import { destinationsQuery, pinsQuery } from './destinations.queries.ts';

const Results = nearPart<{ search: ParsedDestinationSearch }>(
  async () => (await import('./destination-results.tsx')).default,
  {
    texts: ['destinations'],
    queries: (language, { search }) => [
      destinationsQuery(search, language),
      pinsQuery(search, language),
    ],
    fallback: <CardSkeletons />,
  },
);

export function DestinationsPage() {
  const { t } = useTranslation('destinations');
  const search = parseDestinationSearch(useSearch({ from: '/layout/destinations' }));
  return (
    <>
      <PageHeader
        title={t('list.title')}
        text={t('list.text')}
        crumbs={[{ name: t('list.title') }]}
      >
        <DestinationFilters search={search} />
      </PageHeader>
      <BelowFold>
        <Results search={search} />
      </BelowFold>
    </>
  );
}
