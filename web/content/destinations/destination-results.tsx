import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DestinationCard } from '#base/content/cards/destination-card.tsx';
import { IslandMap } from '#base/content/map/island-map.tsx';
import { destinationLink } from '#base/content/page-links.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useListLoading } from '#base/ui/behaviour/use-list-loading.ts';
import { listKey } from '#base/ui/list-key.ts';
import { Pagination } from '#base/ui/pagination.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { destinationsLink, type ParsedDestinationSearch } from './destination-search.ts';
import { destinationsQuery, PAGE_SIZE, pinsQuery, tagsQuery } from './destinations.queries.ts';
import { EmptyResult } from './empty-result.tsx';

/** The found destinations as cards and on the map; hovering or focusing a card marks its pin. */
export default function DestinationResults({ search }: { search: ParsedDestinationSearch }) {
  const { t } = useTranslation('destinations');
  const language = useLanguage();
  const isLoading = useListLoading();
  const list = useQuery(destinationsQuery(search, language));
  const { data: places = [] } = useQuery(pinsQuery(search, language));
  const { data: tags = [] } = useQuery(tagsQuery(language));
  const [activeId, setActiveId] = useState<string>();
  const leave = () => setActiveId(undefined);

  const pins = useMemo(
    () =>
      places.map((place) => ({
        id: String(place.id),
        latitude: place.latitude,
        longitude: place.longitude,
        label: place.name,
        link: destinationLink(place),
      })),
    [places],
  );
  const tag = tags.find((one) => one.tag === search.tag);
  const isFiltered = Boolean(search.region || search.tag || search.q);

  return (
    <div className="container-page grid gap-8 py-10 lg:grid-cols-[1fr_minmax(0,26rem)] lg:py-14 xl:grid-cols-[1fr_minmax(0,32rem)]">
      <aside className="min-w-0 lg:col-start-2 lg:row-start-1" onPointerLeave={leave}>
        <a
          href="#results"
          className="sr-only rounded-full bg-deep-900 px-4 py-2 font-semibold text-white focus:not-sr-only focus:mb-3 focus:inline-block"
        >
          {t('list.skip_map')}
        </a>
        <IslandMap
          pins={pins}
          label={t('list.map')}
          selectedId={activeId}
          onSelect={setActiveId}
          className="lg:sticky lg:top-28"
        />
      </aside>
      <section
        id="results"
        tabIndex={-1}
        aria-label={t('list.results')}
        className="min-w-0 scroll-mt-28 outline-none"
      >
        <div
          className={`mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3 transition-opacity ${isLoading ? 'opacity-60' : ''}`}
        >
          <h2 aria-live="polite" className="text-2xl">
            {list.data && t('list.count', { count: list.data.total })}
          </h2>
          {isFiltered && (
            <Link
              to="/destinations"
              className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
            >
              {t('list.clear')}
            </Link>
          )}
        </div>
        {list.isPending && <CardSkeletons />}
        {list.isError && <LoadError error={list.error} onRetry={list.refetch} />}
        {list.data?.items.length === 0 && (
          <EmptyResult
            search={search}
            hasOtherPages={list.data.total > 0}
            tagName={tag?.name ?? search.tag ?? ''}
          />
        )}
        {list.data && list.data.items.length > 0 && (
          <>
            <ul
              key={listKey(list.data.items)}
              aria-busy={isLoading}
              className="grid gap-6 sm:grid-cols-2"
            >
              {list.data.items.map((destination) => {
                const id = String(destination.id);
                return (
                  <li
                    key={id}
                    onPointerEnter={() => setActiveId(id)}
                    onPointerLeave={leave}
                    onFocus={() => setActiveId(id)}
                    onBlur={leave}
                    className={`rounded-card transition-shadow ${id === activeId ? 'ring-3 ring-terracotta-400' : ''}`}
                  >
                    <DestinationCard destination={destination} />
                  </li>
                );
              })}
            </ul>
            <Pagination
              page={list.data.page}
              pageSize={PAGE_SIZE}
              total={list.data.total}
              linkTo={(page) => ({ ...destinationsLink(search, { page }), hash: 'results' })}
            />
          </>
        )}
      </section>
    </div>
  );
}
