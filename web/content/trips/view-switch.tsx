import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type TripFilters, tripsLink } from './filters/trip-filters.ts';

const LINK =
  'inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-deep-800 hover:bg-limestone-200 aria-[current]:bg-deep-800 aria-[current]:text-white';
const VIEWS = [
  { view: undefined, label: 'list.as_list' },
  { view: 'map', label: 'list.as_map' },
  { view: 'favourites', label: 'list.as_favourites' },
] as const;

/** The same trips as a list or on a map, or those saved on this device, which need scripts. */
export function ViewSwitch({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  return (
    <nav aria-label={t('list.view')} data-no-print>
      <ul className="flex flex-wrap gap-1">
        {VIEWS.map(({ view, label }) => (
          <li key={label} className={view === 'favourites' ? 'noscript:hidden' : undefined}>
            <Link
              {...tripsLink(filters, { view })}
              activeOptions={{ exact: true }}
              aria-current={filters.view === view ? 'true' : undefined}
              className={LINK}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
