import { useQueries, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#base/clock/server-day.ts';
import { OfflineCopy, OfflineVoucher } from '#base/content/orders/offline-voucher.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { menorcaToday } from '#contract/calendar.ts';
import type { Order } from '#contract/orders/orders.ts';
import { ItemSection, ItemView } from './item-section.tsx';
import { isUrgent, isValid, nextOf, type ShownItem, startsOf } from './item-state.ts';
import { isBooked, isItemOver, transferQuery, tripQuery } from './items.ts';
import { orderQuery } from './order.queries.ts';
import { CalendarLink, OrderActions } from './order-actions.tsx';
import { useOrderReturn } from './order-changed.ts';
import { OrderContact } from './order-contact.tsx';
import { OrderFirm } from './order-firm.tsx';
import { OrderMoney, OrderPrice } from './order-money.tsx';
import type { OrderSearch } from './order-search.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { ShownOrder } from './shown-order.ts';

const OrderMessages = lazyPart(async () => (await import('./order-messages.tsx')).OrderMessages);

/** A voucher stays useful for a while after the day. */
const CACHED_AFTER_MS = 5 * 24 * 3_600_000;

type OrderViewProps = { order: Order; search: OrderSearch; readAt: number };

function OrderView({ order, search, readAt }: OrderViewProps) {
  const { t } = useTranslation('order');
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
  const ahead = valid.filter((one) => startsOf(one).some(({ date }) => date >= today));
  const days = valid.flatMap(startsOf).map(({ date }) => date);
  const lastDay = days.toSorted().at(-1);
  const name = t(isOnly ? 'booking.title' : 'order.title', { reference });

  const actions = (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-3" data-no-print>
        {ahead.length > 0 && <CalendarLink reference={reference} token={token} />}
        <OrderActions reference={reference} token={token} />
      </div>
      <OfflineVoucher
        // Another state is cached anew.
        key={JSON.stringify([order.balanceCents, shown.map(({ details }) => details)])}
        namespaces={
          items.some(({ kind }) => kind === 'transfer')
            ? ['order', 'trips', 'airport-transfers']
            : ['order', 'trips']
        }
        until={lastDay && new Date(Date.parse(lastDay) + CACHED_AFTER_MS).toISOString()}
        hint={t('voucher.offline_hint')}
        kept={t('voucher.offline_kept')}
      />
    </div>
  );
  const aside = (
    <>
      <OrderMessages order={order} />
      <OrderContact order={order} />
      <OrderFirm reference={reference} />
    </>
  );
  const isToday = (one: ShownItem) =>
    !isItemOver(one.item) && startsOf(one).some(({ date }) => date === today);
  const next = nextOf(shown, today);
  const sectionsOf = (isMeant: (one: ShownItem) => boolean) =>
    shown
      .filter(isMeant)
      .map((one) => (
        <ItemSection
          key={one.item.uuid}
          one={one}
          isOpen={one === next || isToday(one) || isUrgent(one)}
          today={today}
          actions={
            ahead.includes(one) && (
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
