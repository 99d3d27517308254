import { useTranslation } from 'react-i18next';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { PartnerFilter } from '#admin/frame/orders/partner-filter.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { addDays } from '#contract/calendar.ts';

/** Default sort: newest first. */
const SORTS = {
  '-created': 'transfers.sort_newest',
  created: 'transfers.sort_oldest',
  date: 'transfers.sort_next',
  '-date': 'transfers.sort_last',
  '-total': 'transfers.sort_dearest',
  total: 'transfers.sort_cheapest',
  '-updated': 'transfers.sort_updated',
} as const;
type Sort = keyof typeof SORTS;
const NEWEST: Sort = '-created';

/** Filter by travel date, with presets, and the sort order. */
export function TransferFilters() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const [from, to] = [String(search.from ?? ''), String(search.to ?? '')];
  const today = serverToday();
  const spans = [
    { label: t('transfers.today'), from: today, to: today },
    { label: t('transfers.tomorrow'), from: addDays(today, 1), to: addDays(today, 1) },
    { label: t('transfers.next_days'), from: today, to: addDays(today, 6) },
  ];
  return (
    <>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
        <legend className="sr-only">{t('transfers.travel_days')}</legend>
        {spans.map((span) => {
          const isOn = span.from === from && span.to === to;
          return (
            <Toggle
              key={span.label}
              label={span.label}
              isOn={isOn}
              onClick={() => set(isOn ? { from: '', to: '' } : { from: span.from, to: span.to })}
            />
          );
        })}
        <div className="flex items-center gap-2 max-sm:w-full">
          <input
            type="date"
            aria-label={t('transfers.from_day')}
            value={from}
            max={to || undefined}
            onChange={(event) => set({ from: event.target.value })}
            className={`${COMPACT_CONTROL} min-w-0 grow`}
          />
          <span aria-hidden="true">–</span>
          <input
            type="date"
            aria-label={t('transfers.to_day')}
            value={to}
            min={from || undefined}
            onChange={(event) => set({ to: event.target.value })}
            className={`${COMPACT_CONTROL} min-w-0 grow`}
          />
        </div>
      </fieldset>
      <PartnerFilter />
      <select
        aria-label={t('transfers.sort')}
        value={String(search.sort ?? NEWEST)}
        onChange={(event) => set({ sort: event.target.value === NEWEST ? '' : event.target.value })}
        className={COMPACT_CONTROL}
      >
        <Options of={(Object.keys(SORTS) as Sort[]).map((sort) => [sort, t(SORTS[sort])])} />
      </select>
    </>
  );
}
