import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { Loading } from '#admin/frame/loading.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CheckIcon } from '#base/ui/icons.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { PriceGap } from '#contract/transfers/admin/price-admin.ts';
import type { PriceNames } from './difference-table.tsx';
import { priceGapsQuery } from './prices-api.ts';

const TONES = { missing: 'open', gap: 'bad', overlap: 'over' } as const;

/** Days without a price, or with two. */
export function GapList({ gaps, names }: { gaps: readonly PriceGap[]; names: PriceNames }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ul className="mt-2 divide-y divide-limestone-200">
      {gaps.map(({ zone, vehicle, kind, from, to }) => (
        <li
          key={`${zone} ${vehicle} ${kind} ${from}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
        >
          <StateBadge state={{ label: `gaps.${kind}`, tone: TONES[kind] }} />
          <span className="font-semibold">
            {names.zone(zone)} · {names.vehicle(vehicle)}
          </span>
          {from && (
            <span className="text-stone">
              {to
                ? t('prices.season_days', {
                    from: formatWeekday(from, language),
                    to: formatWeekday(to, language),
                  })
                : t('prices.season_open', { from: formatWeekday(from, language) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Days of the saved table without a price, or with two. */
export function GapsPanel({ names }: { names: PriceNames }) {
  const { t } = useTranslation('admin-area');
  const query = useQuery(priceGapsQuery);
  if (query.isError) return <LoadError error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <Loading />;
  if (query.data.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-card bg-white p-6 shadow-card">
        <CheckIcon className="size-5 shrink-0 text-sea-700" />
        {t('gaps.none')}
      </p>
    );
  return (
    <div className="rounded-card bg-white p-6 shadow-card">
      <p className="text-stone">{t('gaps.text')}</p>
      <GapList gaps={query.data} names={names} />
    </div>
  );
}
