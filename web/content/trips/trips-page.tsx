import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { TripFilterForm } from './filters/trip-filter-form.tsx';
import { parseTripFilters, type TripFilters } from './filters/trip-filters.ts';
import { tripsQuery } from './trips.queries.ts';
import { ViewSwitch } from './view-switch.tsx';

const Results = nearPart<{ filters: TripFilters }>(
  async () => (await import('./trip-results.tsx')).default,
  {
    texts: ['trips'],
    queries: (language, { filters }) => [tripsQuery(filters, language)],
    fallback: <CardSkeletons />,
  },
);
const FavouriteTrips = lazyPart(async () => (await import('./favourite-trips.tsx')).default, {
  fallback: <CardSkeletons />,
});

export function TripsPage() {
  const { t } = useTranslation('trips');
  const search = useSearch({ from: '/layout/trips' });
  const filters = useMemo(() => parseTripFilters(search), [search]);
  // Input has priority over rendering the list.
  const listed = useDeferredValue(filters);
  return (
    <>
      <PageHeader
        title={t('list.title')}
        text={t('list.intro')}
        crumbs={[{ name: t('list.crumb') }]}
        isCompact
      >
        <TripFilterForm filters={filters} />
      </PageHeader>
      <BelowFold>
        <div className="container-page min-h-[60vh] py-3 lg:py-8">
          <div className="mb-1 lg:mb-3">
            <ViewSwitch filters={filters} />
          </div>
          {listed.view === 'favourites' ? <FavouriteTrips /> : <Results filters={listed} />}
        </div>
      </BelowFold>
    </>
  );
}
