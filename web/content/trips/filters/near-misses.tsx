import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { ArrowRightIcon } from '#base/ui/icons.tsx';
import { TripCards } from '../trip-cards.tsx';
import { facetsQuery, nearDaysQuery, nearQuery, popularQuery } from '../trips.queries.ts';
import { type NearChange, nearChanges } from './near-changes.ts';
import { hasDays, type TripFilters, tripsLink } from './trip-filters.ts';
import { useFilterNames } from './use-filter-names.ts';

/** What a change amounts to: «Without “South”», «up to €70». */
function useChangeNames(filters: TripFilters) {
  const { t } = useTranslation('trips');
  const names = useFilterNames(filters);
  return ({ facet, change }: NearChange): string => {
    const without = (name: string | undefined) => t('near.without', { name });
    switch (facet) {
      case 'destination':
        return without(filters.destination && names.destination(filters.destination));
      case 'type':
        return without(filters.type && (names.type(filters.type) ?? filters.type));
      case 'duration':
        return without(filters.duration && names.duration(filters.duration));
      case 'guide':
        return without(filters.guide && names.guide(filters.guide));
      case 'families':
      case 'pickup':
      case 'rain':
      case 'wind':
        return without(names[facet](true));
      case 'age':
        return change.age === undefined
          ? without(filters.age === undefined ? undefined : names.age(filters.age))
          : (names.age(change.age) ?? '');
      case 'date':
        return t('near.any_day');
      case 'q':
        return without(filters.q);
      case 'people':
        return change.people === undefined
          ? t('near.any_people')
          : (names.people(change.people) ?? '');
      default: {
        const limit = change[facet];
        return limit === undefined ? t('near.any_price') : (names[facet](limit) ?? '');
      }
    }
  };
}

function PopularTrips() {
  const { t } = useTranslation('trips');
  const { data } = useQuery(popularQuery(useLanguage()));
  if (!data?.items.length) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-6 text-2xl lg:text-3xl">{t('near.popular')}</h2>
      <TripCards trips={data.items} />
    </section>
  );
}

/** Days close to the list's one with trips that fit. */
function NearDays({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { data } = useQuery(nearDaysQuery(filters));
  if (!data?.days.length) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-6 text-2xl lg:text-3xl">{t('near.days')}</h2>
      <ul className="flex flex-wrap gap-3">
        {data.days.map(({ date, trips }) => (
          <li key={date}>
            <Link
              {...tripsLink(filters, { date })}
              rel="nofollow"
              suppressHydrationWarning
              className={buttonClass('quiet')}
            >
              {t('near.found', {
                change: formatDate(date, language),
                number: t('list.count', { count: trips }),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Changes with few trips stand side by side. */
const WIDTHS = { 1: '', 2: 'sm:col-span-2', 3: 'sm:col-span-2 lg:col-span-3' } as const;
const columnsOf = ({ items }: { items: readonly unknown[] }) =>
  items.length === 1 || items.length === 2 ? items.length : 3;

/** Below an empty result: the nearest days with trips, and for each filter the trips without it or with its limit moved a little. */
export default function NearMisses({ filters }: { filters: TripFilters }) {
  return (
    <>
      {filters.date && <NearDays filters={filters} />}
      <NearTrips filters={filters} />
    </>
  );
}

function NearTrips({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const nameOf = useChangeNames(filters);
  const language = useLanguage();
  const { data: facets } = useQuery(facetsQuery(filters));
  const changes = facets ? nearChanges(filters, facets) : [];
  const found = useQueries({
    queries: changes.map(({ change }) => nearQuery(filters, change, language)),
  });
  const near = changes.flatMap((one, place) => {
    const page = found[place]?.data;
    return page && page.total > 0 ? [{ ...one, page }] : [];
  });
  if (near.length === 0)
    return facets && found.every(({ isPending }) => !isPending) ? <PopularTrips /> : null;
  return (
    <section className="mt-12">
      <h2 className="text-2xl lg:text-3xl">{t('near.title')}</h2>
      <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {near.map(({ page, ...one }) => (
          <section key={one.facet} className={`mt-8 ${WIDTHS[columnsOf(page)]}`}>
            <h3 className="mb-5 text-xl">
              <Link
                {...tripsLink(filters, one.change)}
                className="group inline-flex min-h-11 items-center gap-2 text-sea-700 underline-offset-4 hover:underline"
              >
                {t('near.found', {
                  change: nameOf(one),
                  number: page.isAtLeast
                    ? t('list.more_than', { number: page.pageSize })
                    : t('list.count', { count: page.total }),
                })}
                <ArrowRightIcon className="size-5 shrink-0" />
              </Link>
            </h3>
            <TripCards
              trips={page.items}
              columns={columnsOf(page)}
              isDated={hasDays({ ...filters, ...one.change })}
            />
          </section>
        ))}
      </div>
    </section>
  );
}
