import { useQuery } from '@tanstack/react-query';
import { useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TripCard } from '#content/trip-card.tsx';
import { SiteLink } from '#shell/site-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { LoadError, NoResults } from '#ui/section-states.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { TripFilterForm } from './trip-filter-form.tsx';
import { isFiltered, parseTripFilters, type TripFilters, tripsAddress } from './trip-filters.ts';
import { tripsQuery } from './trips.queries.ts';

/** A turned page begins at its top, for eyes and for screen readers. */
function usePageTurn(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [page]);
  return top;
}

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
        <SiteLink
          to={isPastTheEnd ? tripsAddress(filters) : '/trips'}
          aria-current={false}
          className={buttonClass('sea', 'mx-auto mt-6 flex w-fit')}
        >
          {isPastTheEnd ? t('list.first_page') : t('list.clear')}
        </SiteLink>
      )}
    </NoResults>
  );
}

function Results({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const { data, isPending, refetch } = useQuery(tripsQuery(filters));
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const top = usePageTurn(filters.page);
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadError onRetry={refetch} />;
  return (
    <div ref={top} tabIndex={-1} aria-busy={isLoading} className="scroll-mt-24 outline-none">
      <h2 className="sr-only">{t('list.results')}</h2>
      <div className="mb-6 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="text-lg font-semibold text-deep-900">
          {t('list.count', { count: data.total })}
        </p>
        <ActiveFilters filters={filters} />
      </div>
      {data.items.length === 0 ? (
        <Nothing filters={filters} />
      ) : (
        <ul className={`grid gap-8 transition-opacity sm:grid-cols-2 lg:grid-cols-3 ${isLoading ? 'opacity-60' : ''}`}>
          {data.items.map((trip) => (
            <li key={trip.id}>
              <TripCard trip={trip} />
            </li>
          ))}
        </ul>
      )}
      {data.items.length > 0 && (
        <Pagination page={data.page} pageSize={data.pageSize} total={data.total} linkTo={(page) => tripsAddress(filters, { page })} />
      )}
    </div>
  );
}

export function TripsPage() {
  const { t } = useTranslation('trips');
  const filters = parseTripFilters(useSearch({ strict: false }));
  return (
    <>
      <PageHeader title={t('list.title')} text={t('list.intro')} crumbs={[{ name: t('list.crumb') }]}>
        <TripFilterForm filters={filters} />
      </PageHeader>
      <div className="container-page py-10 lg:py-14">
        <Results filters={filters} />
      </div>
    </>
  );
}
