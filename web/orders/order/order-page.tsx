import { useQueries, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#base/clock/server-day.ts';
import { OfflineCopy, OfflineVoucher } from '#base/content/orders/offline-voucher.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { menorcaToday } from '#contract/calendar.ts';
import type { Order } from '#contract/orders/orders.ts';
import { ItemColumns, StateBox } from './item/item-card.tsx';
import { isValid, type ShownItem, startsOf, stateText } from './item-state.ts';
import { useItemTitle } from './item-title.ts';
import { type ItemProps, isBooked, isItemOver, transferQuery, tripQuery } from './items.ts';
import { orderQuery } from './order.queries.ts';
import { CalendarLink, OrderActions } from './order-actions.tsx';
import { useOrderReturn } from './order-changed.ts';
import { OrderContact } from './order-contact.tsx';
import { OrderFirm } from './order-firm.tsx';
import { OrderMoney, OrderPrice } from './order-money.tsx';
import type { OrderSearch } from './order-search.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { ShownOrder } from './shown-order.ts';

// Of one kind: not part of what the page starts with.
const TripItem = lazyPart(async () => (await import('./trip/trip-item.tsx')).TripItem, {
  fallback: <CardSkeletons />,
});
const TransferItem = lazyPart(
  async () => (await import('./transfer/transfer-item.tsx')).TransferItem,
  { fallback: <CardSkeletons /> },
);

/** A voucher stays useful for a while after the day. */
const CACHED_AFTER_MS = 5 * 24 * 3_600_000;

/** Code, balance and file of a gift voucher, once it is paid. */
function Gift({ item: { voucher } }: { item: ShownItem['item'] }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  if (!voucher?.code || !voucher.pdfUrl) return null;
  const amount = formatCents(voucher.balanceCents, 'EUR', language);
  return (
    <div>
      <p translate="no" className="font-mono font-semibold">
        {voucher.code}
      </p>
      <p className="mt-1 text-stone">{t('order.gift_left', { amount })}</p>
      <p className="mt-4" data-no-print>
        <a href={voucher.pdfUrl} className={buttonClass('quiet')}>
          {t('order.gift_pdf')}
        </a>
      </p>
    </div>
  );
}

type ItemViewProps = Omit<ItemProps<unknown>, 'item' | 'booking'> & { one: ShownItem };

function ItemView({ one, ...props }: ItemViewProps) {
  const { t } = useTranslation('trips');
  const { item, details } = one;
  if (details && isBooked(item))
    return 'legs' in details ? (
      <TransferItem {...props} item={item} booking={details} />
    ) : (
      <TripItem {...props} item={item} booking={details} />
    );
  return (
    <ItemColumns
      reference={item.reference}
      main={
        <>
          <StateBox
            title={t(stateText(one))}
            text={`${t('booking.reference')} ${item.reference}`}
            isWarning={isItemOver(item)}
          />
          <Gift item={item} />
          {props.actions}
        </>
      }
      side={props.aside}
    />
  );
}

/** An item of several, under its day and name. */
function ItemSection({ one, ...props }: ItemViewProps) {
  const language = useLanguage();
  const titleOf = useItemTitle();
  const { reference, date, time } = one.item;
  return (
    <section
      id={reference}
      tabIndex={-1}
      aria-labelledby={`title-${reference}`}
      className="scroll-mt-28 space-y-6 border-t border-limestone-300 pt-8 outline-none print:break-before-page"
    >
      <div>
        <p className="font-semibold text-sea-800">
          {date && [formatDate(date, language), time].filter(Boolean).join(', ')}
        </p>
        <h2 id={`title-${reference}`} className="text-3xl text-pretty hyphens-auto">
          {titleOf(one)}
        </h2>
      </div>
      <ItemView one={one} {...props} />
    </section>
  );
}

type OrderViewProps = { order: Order; search: OrderSearch; readAt: number };

function OrderView({ order, search, readAt }: OrderViewProps) {
  const { t } = useTranslation('trips');
  const { reference, items } = order;
  const { token } = search;
  useOrderReturn();
  // As the server rendered it, then by its clock: a copy from the cache may be opened on another day.
  const today = useHydrated() ? serverToday() : menorcaToday(new Date(readAt));
  const booked = items.filter(isBooked);
  const answers = useQueries({
    queries: booked.map((item) => (item.kind === 'trip' ? tripQuery(item) : transferQuery(item))),
  });
  const details = new Map(booked.map(({ uuid }, index) => [uuid, answers[index]?.data]));
  const shown = items.map((item) => ({ item, details: details.get(item.uuid) }));
  const isOnly = items.length === 1;
  const valid = shown.filter(isValid);
  const days = valid.flatMap(startsOf).map(({ date }) => date);
  const lastDay = days.toSorted().at(-1);
  const name = t(isOnly ? 'booking.title' : 'order.title', { reference });

  const actions = (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-3" data-no-print>
        {valid.length > 0 && <CalendarLink reference={reference} token={token} />}
        <OrderActions reference={reference} token={token} />
      </div>
      <OfflineVoucher
        // Another state is cached anew.
        key={JSON.stringify([order.balanceCents, shown.map(({ details }) => details)])}
        namespaces={
          items.some(({ kind }) => kind === 'transfer') ? ['trips', 'airport-transfers'] : ['trips']
        }
        until={lastDay && new Date(Date.parse(lastDay) + CACHED_AFTER_MS).toISOString()}
        hint={t('voucher.offline_hint')}
        kept={t('voucher.offline_kept')}
      />
    </div>
  );
  const aside = (
    <>
      <OrderContact order={order} />
      <OrderFirm reference={reference} />
    </>
  );
  const isToday = (one: ShownItem) =>
    !isItemOver(one.item) && startsOf(one).some(({ date }) => date === today);
  const sectionsOf = (isMeant: (one: ShownItem) => boolean) =>
    shown
      .filter(isMeant)
      .map((one) => (
        <ItemSection
          key={one.item.uuid}
          one={one}
          today={today}
          actions={
            valid.includes(one) && (
              <CalendarLink reference={reference} token={token} item={one.item.reference} />
            )
          }
        />
      ));
  return (
    <ShownOrder value={{ isOnly, search }}>
      <PageHeader
        title={t(isOnly ? 'voucher.heading' : 'order.heading')}
        text={isOnly ? undefined : t('order.text')}
        crumbs={[{ name }]}
      />
      <div className="container-page py-8 lg:py-14 print:py-2">
        <OfflineCopy title={t('voucher.offline_copy')} text={t('voucher.offline_copy_text')} />
        {isOnly ? (
          shown.map((one) => <ItemView key={one.item.uuid} {...{ one, today, actions, aside }} />)
        ) : (
          <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:gap-y-4">
            <div className="space-y-8">
              {sectionsOf(isToday)}
              {order.dueCents > 0 && <OrderMoney order={order} search={search} />}
              <OrderTimeline shown={shown} />
              {actions}
              {sectionsOf((one) => !isToday(one) && !isItemOver(one.item))}
              {sectionsOf(({ item }) => isItemOver(item))}
            </div>
            <div className="space-y-6 print:space-y-4">
              <OrderPrice shown={shown} />
              {order.dueCents === 0 && <OrderMoney order={order} search={search} />}
              {aside}
            </div>
          </div>
        )}
      </div>
    </ShownOrder>
  );
}

/** An order, or one item of it, opened with its signed link. */
export function OrderPage() {
  const { reference } = useParams({ from: '/layout/order/$reference' });
  const search = useSearch({ from: '/layout/order/$reference' });
  const { error, data, dataUpdatedAt, isPending, refetch } = useQuery(
    orderQuery(reference, search.token),
  );
  if (data) return <OrderView order={data} search={search} readAt={dataUpdatedAt} />;
  return (
    <div className="container-page py-16">
      {isPending ? <CardSkeletons /> : <LoadError error={error} onRetry={refetch} />}
    </div>
  );
}
