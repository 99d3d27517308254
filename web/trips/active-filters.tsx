import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { localize } from '#contract/languages/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { DURATION_LABELS, REGION_LABELS } from './labels.ts';
import { type TripFilters, tripsLink, typeNamed } from './trip-filters.ts';
import { tripTypesQuery } from './trips.queries.ts';

/** Active filters of the list; each can be removed with one click. */
export function ActiveFilters({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { data: types = [] } = useQuery(tripTypesQuery);
  const type = typeNamed(types, filters.type);
  const active = [
    ...(filters.q ? [{ label: t('list.text', { text: filters.q }), without: { q: undefined } }] : []),
    ...(filters.destination ? [{ label: t(REGION_LABELS[filters.destination]), without: { destination: undefined } }] : []),
    ...(type ? [{ label: localize(type, 'name', language), without: { type: undefined } }] : []),
    ...(filters.duration ? [{ label: t(DURATION_LABELS[filters.duration]), without: { duration: undefined } }] : []),
  ];
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('list.active')} className="flex flex-wrap gap-2" data-no-print>
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            {...tripsLink(filters, without)}
            aria-label={t('list.remove', { name: label })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-deep-800/25 bg-white py-1 pr-3 pl-4 font-semibold text-deep-800 hover:bg-limestone-200"
          >
            {label}
            <CloseIcon className="size-4" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to="/trips"
            className="inline-flex min-h-11 items-center px-2 font-semibold text-sea-700 underline-offset-4 hover:underline"
          >
            {t('list.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
