import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/dates.ts';
import { StateBadge } from '#admin/state-badge.tsx';
import type { PriceGap } from '#contract/transfer-price-admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import type { PriceNames } from './names.ts';

const KINDS = {
  missing: { label: 'gaps.missing', tone: 'open' },
  gap: { label: 'gaps.gap', tone: 'bad' },
  overlap: { label: 'gaps.overlap', tone: 'over' },
} as const;

/** Days without a price, or with two. */
export function GapList({ gaps, names }: { gaps: readonly PriceGap[]; names: PriceNames }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <ul className="mt-2 divide-y divide-limestone-200">
      {gaps.map(({ zone, vehicle, kind, from, to }) => (
        <li key={`${zone} ${vehicle} ${kind} ${from}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <StateBadge state={KINDS[kind]} />
          <span className="font-semibold">
            {names.zone(zone)} · {names.vehicle(vehicle)}
          </span>
          {from && (
            <span className="text-stone">
              {to
                ? t('prices.season_days', { from: formatWeekday(from, language), to: formatWeekday(to, language) })
                : t('prices.season_open', { from: formatWeekday(from, language) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
