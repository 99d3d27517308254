import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import type { StateLabel } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailabilityStatus, PlannedDeparture } from '#contract/bookings/plans.ts';
import { departuresQuery } from '../options-api.ts';

const STATES: Record<AvailabilityStatus, StateLabel> = {
  AVAILABLE: { label: 'options.status_available', tone: 'good' },
  FREESALE: { label: 'options.status_freesale', tone: 'good' },
  LIMITED: { label: 'options.status_limited', tone: 'open' },
  SOLD_OUT: { label: 'options.status_sold_out', tone: 'over' },
  CLOSED: { label: 'options.status_closed', tone: 'over' },
};

function Start({ departure: { time, capacity, taken, status } }: { departure: PlannedDeparture }) {
  const { t } = useTranslation('admin-area');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold text-deep-900 tabular-nums">
        {time || t('options.whole_day')}
      </span>
      <span className="text-sm text-stone">
        {capacity === null
          ? t('options.taken_free', { taken })
          : t('options.taken', { taken, capacity })}
      </span>
      <StateBadge state={STATES[status]} />
    </li>
  );
}

/** What an option's plan comes to in the next four weeks. */
export function DeparturePreview({ id }: { id: number }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const query = useQuery(departuresQuery(id));
  const days = [...Map.groupBy(query.data?.items ?? [], ({ date }) => date)];
  return (
    <Panel title={t('options.fourweeks')}>
      <QueryState query={query} />
      {query.data && days.length === 0 && (
        <p className="text-stone">{t('options.fourweeks_empty')}</p>
      )}
      <ol className="divide-y divide-limestone-200">
        {days.map(([date, departures]) => (
          <li
            key={date}
            className="grid gap-x-4 gap-y-1 py-1 sm:py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <p className="first-letter:uppercase">{formatWeekday(date, language)}</p>
            <ul className="space-y-1">
              {departures.map((departure) => (
                <Start key={departure.time} departure={departure} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
