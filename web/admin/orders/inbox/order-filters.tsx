import { useTranslation } from 'react-i18next';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Options, SearchSelect } from '#admin/frame/fields/options.tsx';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { ITEM_STATE_NAMES, itemState, KIND_LABELS } from '#admin/frame/orders/item-states.ts';
import { PartnerFilter } from '#admin/frame/orders/partner-filter.tsx';
import { SOURCES } from '#admin/frame/orders/sources.ts';
import { serverToday } from '#base/clock/server-day.ts';
import type { BookingSource } from '#contract/bookings/bookings.ts';
import { addDays } from '#contract/calendar.ts';
import { ORDER_SORTS, type OrderList } from '#contract/orders/order-list.ts';
import { ORDER_ITEM_KINDS } from '#contract/orders/orders.ts';

/** Day of travel: today, tomorrow, a week, or any days. */
function DayFilter() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const day = String(search.day ?? '');
  const [from, to] = [String(search.from ?? day), String(search.to ?? day)];
  const today = serverToday();
  const spans = [
    { label: t('transfers.today'), from: today, to: today },
    { label: t('transfers.tomorrow'), from: addDays(today, 1), to: addDays(today, 1) },
    { label: t('transfers.next_days'), from: today, to: addDays(today, 6) },
  ];
  const show = (next: { from: string; to: string }) => set({ day: '', ...next });
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{t('transfers.travel_days')}</legend>
      {spans.map((span) => {
        const isOn = span.from === from && span.to === to;
        return (
          <Toggle
            key={span.label}
            label={span.label}
            isOn={isOn}
            onClick={() => show(isOn ? { from: '', to: '' } : span)}
          />
        );
      })}
      <div className="flex items-center gap-2 max-sm:w-full">
        <input
          type="date"
          aria-label={t('transfers.from_day')}
          value={from}
          max={to || undefined}
          onChange={(event) => show({ from: event.target.value, to })}
          className={`${COMPACT_CONTROL} min-w-0 grow`}
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          aria-label={t('transfers.to_day')}
          value={to}
          min={from || undefined}
          onChange={(event) => show({ from, to: event.target.value })}
          className={`${COMPACT_CONTROL} min-w-0 grow`}
        />
      </div>
    </fieldset>
  );
}

const PAID = { no: 'orders.unpaid', partly: 'orders.partly_paid', yes: 'orders.paid' } as const;
/** Without a sort by day of travel, what is ahead first. */
const SORTS: Record<
  (typeof ORDER_SORTS)[number],
  | 'orders.sort_travel'
  | 'orders.sort_travel_last'
  | 'transfers.sort_newest'
  | 'transfers.sort_oldest'
> = {
  travel: 'orders.sort_travel',
  '-travel': 'orders.sort_travel_last',
  '-created': 'transfers.sort_newest',
  created: 'transfers.sort_oldest',
};

/** What narrows the list of orders, apart from what must be done. */
export function OrderFilters({ counts }: { counts: OrderList['counts'] | undefined }) {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const states = ITEM_STATE_NAMES.filter(
    (name) => name !== 'trash' && ((counts?.states[name] ?? 0) > 0 || name === search.status),
  );
  return (
    <>
      <DayFilter />
      <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:w-full max-sm:*:min-w-0">
        <SearchSelect
          name="kind"
          label={t('orders.kind')}
          all={t('orders.all_kinds')}
          options={ORDER_ITEM_KINDS.map((kind) => [kind, t(KIND_LABELS[kind])])}
        />
        <SearchSelect
          name="paid"
          label={t('money.title')}
          all={t('orders.all_paid')}
          options={(Object.keys(PAID) as (keyof typeof PAID)[]).map((paid) => [
            paid,
            t(PAID[paid]),
          ])}
        />
        <SearchSelect
          name="status"
          label={t('list.state')}
          all={t('list.state_all')}
          options={[
            ['open', t('inbox.open_states')],
            ...states.map((name) => [name, t(itemState(name).label)] as const),
            ['trash', t('list.trash')],
          ]}
        />
        <SearchSelect
          name="source"
          label={t('inbox.source')}
          all={t('orders.all_sources')}
          options={(Object.keys(SOURCES) as BookingSource[]).map((one) => [one, t(SOURCES[one])])}
        />
        <PartnerFilter />
        <select
          aria-label={t('transfers.sort')}
          value={String(search.sort ?? '')}
          onChange={(event) => set({ sort: event.target.value })}
          className={COMPACT_CONTROL}
        >
          <Options
            of={[
              ['', t('orders.sort_ahead')],
              ...ORDER_SORTS.map((sort) => [sort, t(SORTS[sort])] as const),
            ]}
          />
        </select>
      </div>
    </>
  );
}
