import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TripCard } from '#content/trip-card.tsx';
import type { TripCard as Trip } from '#contract/trips/trips.ts';
import { useListLoading } from '#ui/behaviour/use-list-loading.ts';
import { usePageChange } from '#ui/behaviour/use-page-change.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { listKey } from '#ui/list-key.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { LoadError, NoResults } from '#ui/section-states.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { TripFilterForm } from './trip-filter-form.tsx';
import { isFiltered, parseTripFilters, type TripFilters, tripsLink } from './trip-filters.ts';
import { tripsQuery } from './trips.queries.ts';

const ALL = linkOptions({ to: '/trips' });

function Nothing({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const isPastTheEnd = filters.page > 1;
  const isNarrow = isFiltered(filters);
  return (
    <NoResults>
      <strong className="block text-xl font-semibold text-deep-900">
        {isPastTheEnd ? t('list.no_page') : isNarrow ? t('list.no_match') : t('list.none')}
      </strong>
      {!isPastTheEnd && isNarrow && <span className="mx-auto mt-2 block max-w-prose">{t('list.no_match_hint')}</span>}
      {(isPastTheEnd || isNarrow) && (
        <Link {...(isPastTheEnd ? tripsLink(filters) : ALL)} className={buttonClass('sea', 'mx-auto mt-6 flex w-fit')}>
          {isPastTheEnd ? t('list.first_page') : t('list.clear')}
        </Link>
      )}
    </NoResults>
  );
}

const Cards = ({ trips }: { trips: readonly Trip[] }) => (
  <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
    {trips.map((trip) => (
      <li key={trip.id}>
        <TripCard trip={trip} />
      </li>
    ))}
  </ul>
);

function Results({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const { error, data, isPending, refetch } = useQuery(tripsQuery(filters));
  const isLoading = useListLoading();
  const top = usePageChange(filters.page);
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadError error={error} onRetry={refetch} />;
  return (
    <div ref={top} tabIndex={-1} aria-busy={isLoading} className="scroll-mt-24 outline-none">
      <h2 className="sr-only">{t('list.results')}</h2>
      <div className={`mb-6 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3 transition-opacity ${isLoading ? 'opacity-60' : ''}`}>
        <p role="status" className="font-display text-2xl text-deep-900">
          {data.isAtLeast ? t('list.more_than', { number: data.page * data.pageSize }) : t('list.count', { count: data.total })}
        </p>
        <ActiveFilters filters={filters} />
      </div>
      {data.items.length === 0 ? <Nothing filters={filters} /> : <Cards key={listKey(data.items)} trips={data.items} />}
      {data.items.length > 0 && <Pagination {...data} linkTo={(page) => tripsLink(filters, { page })} />}
    </div>
  );
}

export function TripsPage() {
  const { t } = useTranslation('trips');
  const search = useSearch({ from: '/layout/trips' });
  const filters = useMemo(() => parseTripFilters(search), [search]);
  // Input has priority over rendering the list.
  const listed = useDeferredValue(filters);
  return (
    <>
      <PageHeader title={t('list.title')} text={t('list.intro')} crumbs={[{ name: t('list.crumb') }]}>
        <TripFilterForm filters={filters} />
      </PageHeader>
      <div className="below-fold">
        <div className="container-page min-h-[60vh] py-10 lg:py-14">
          <Results filters={listed} />
        </div>
      </div>
    </>
  );
}
