import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useListLoading } from '#base/ui/behaviour/use-list-loading.ts';
import { usePageChange } from '#base/ui/behaviour/use-page-change.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { listKey } from '#base/ui/list-key.ts';
import { Pagination } from '#base/ui/pagination.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import {
  allTripsLink,
  hasDays,
  isFiltered,
  type TripFilters,
  tripsLink,
} from './filters/trip-filters.ts';
import { TripCards } from './trip-cards.tsx';
import { tripsQuery } from './trips.queries.ts';

const NearMisses = lazyPart(async () => (await import('./filters/near-misses.tsx')).default);
const TripMap = lazyPart(async () => (await import('./trip-map.tsx')).default, {
  fallback: <CardSkeletons />,
});

function Nothing({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { date } = filters;
  const isPastTheEnd = filters.page > 1;
  const isNarrow = isFiltered(filters);
  return (
    <>
      <NoResults>
        <strong suppressHydrationWarning className="block text-xl font-semibold text-deep-900">
          {isPastTheEnd
            ? t('list.no_page')
            : date
              ? t('list.none_on', { day: formatDate(date, language) })
              : isNarrow
                ? t('list.no_match')
                : t('list.none')}
        </strong>
        {(isPastTheEnd || isNarrow) && (
          <Link
            {...(isPastTheEnd ? tripsLink(filters) : allTripsLink(filters))}
            className={buttonClass('sea', 'mx-auto mt-6 flex w-fit')}
          >
            {isPastTheEnd ? t('list.first_page') : t('list.clear')}
          </Link>
        )}
      </NoResults>
      {!isPastTheEnd && isNarrow && <NearMisses filters={filters} />}
    </>
  );
}

/** The found trips as cards or on the map. */
export default function TripResults({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { error, data, isPending, refetch } = useQuery(tripsQuery(filters, language));
  const isLoading = useListLoading();
  const top = usePageChange(filters.page);
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadError error={error} onRetry={refetch} />;
  const isEmpty = data.items.length === 0;
  const isDated = hasDays(filters);
  return (
    <div ref={top} tabIndex={-1} aria-busy={isLoading} className="scroll-mt-24 outline-none">
      <h2 className="sr-only">{t('list.results')}</h2>
      <div
        className={`mb-6 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3 transition-opacity ${isLoading ? 'opacity-60' : ''}`}
      >
        <p role="status" suppressHydrationWarning className="font-display text-2xl text-deep-900">
          {data.isAtLeast
            ? t('list.more_than', { number: data.page * data.pageSize })
            : filters.date
              ? t('list.count_on', { count: data.total, day: formatDate(filters.date, language) })
              : t('list.count', { count: data.total })}
        </p>
        <ActiveFilters filters={filters} hasClear={!isEmpty} />
      </div>
      {isEmpty ? (
        <Nothing filters={filters} />
      ) : filters.view === 'map' ? (
        <TripMap key={listKey(data.items)} trips={data.items} isDated={isDated} />
      ) : (
        <TripCards key={listKey(data.items)} trips={data.items} isDated={isDated} />
      )}
      {!isEmpty && <Pagination {...data} linkTo={(page) => tripsLink(filters, { page })} />}
    </div>
  );
}
