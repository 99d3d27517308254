import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '#base/ui/icons.tsx';
import { TRIP_FLAGS } from '#contract/trips/trip-facets.ts';
import { allTripsLink, type TripFilters, tripsLink } from './trip-filters.ts';
import { useFilterNames } from './use-filter-names.ts';

/** Active filters of the list; each can be removed with one click. */
export function ActiveFilters({ filters, hasClear }: { filters: TripFilters; hasClear: boolean }) {
  const { t } = useTranslation('trips');
  const names = useFilterNames(filters);
  const { q, destination, type, duration, priceMin, priceMax, people, guide, age } = filters;
  const { date, from, to } = filters;
  const chip = (label: string | undefined, without: Partial<TripFilters>) =>
    label ? [{ label, without }] : [];
  const active = [
    ...chip(q && names.q(q), { q: undefined }),
    ...chip(type && names.type(type), { type: undefined }),
    ...chip(priceMin === undefined ? undefined : names.priceMin(priceMin), { priceMin: undefined }),
    ...chip(priceMax === undefined ? undefined : names.priceMax(priceMax), { priceMax: undefined }),
    ...chip(date && names.date(date), { date: undefined }),
    ...chip(from && names.from(from), { from: undefined }),
    ...chip(to && names.to(to), { to: undefined }),
    ...chip(duration && names.duration(duration), { duration: undefined }),
    ...chip(destination && names.destination(destination), { destination: undefined }),
    ...chip(people === undefined ? undefined : names.people(people), { people: undefined }),
    ...chip(guide && names.guide(guide), { guide: undefined }),
    ...chip(age === undefined ? undefined : names.age(age), { age: undefined }),
    ...TRIP_FLAGS.flatMap((flag) =>
      chip(filters[flag] && names[flag](true), { [flag]: undefined }),
    ),
  ];
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('list.active')} className="flex flex-wrap gap-2" data-no-print>
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            {...tripsLink(filters, without)}
            suppressHydrationWarning
            aria-label={t('list.remove', { name: label })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-deep-800/25 bg-white py-1 pr-3 pl-4 font-semibold text-deep-800 hover:bg-limestone-200"
          >
            {label}
            <CloseIcon className="size-4" />
          </Link>
        </li>
      ))}
      {hasClear && (
        <li>
          <Link
            {...allTripsLink(filters)}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-sea-700 underline-offset-4 hover:underline"
          >
            {t('list.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
