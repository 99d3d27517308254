import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { RowState } from '#admin/frame/list/row-state.tsx';
import type { ItemView } from '#admin/frame/orders/item-frame.tsx';
import { TransferItem } from '#admin/orders/transfers/request/transfer-item.tsx';
import { TripItem } from '#admin/orders/trip-requests/trip-item.tsx';
import type { ItemKind } from '#contract/orders/orders.ts';
import { useItemRecords } from './item-records.ts';
import { type DeskOrder, ORDERS } from './order.api.ts';
import { OrderGuest } from './order-guest.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderReply } from './order-reply.tsx';
import { OrderMails, OrderTimeline } from './order-timeline.tsx';

const ITEMS: Record<ItemKind, (props: ItemView & { id: string }) => React.ReactNode> = {
  trip: TripItem,
  transfer: TransferItem,
};

function Page({ order, name }: { order: DeskOrder; name: string }) {
  const { items } = order;
  const records = useItemRecords(items);
  const isNamed = ({ id, uuid, reference }: (typeof items)[number]) =>
    [id, uuid, reference].includes(name);
  const isUrgent = ({ tasks }: (typeof items)[number]) =>
    tasks.includes('answer') || tasks.includes('tell');
  const shown = items.find(isNamed) ?? items.find(isUrgent);
  const isAlone = items.length === 1;
  return (
    <>
      <OrderHead order={order} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:block print:space-y-4">
        <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 print:hidden">
          <OrderMoney order={order} />
          <OrderGuest order={order} items={records} />
        </div>
        <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-3 lg:row-start-1">
          {items.map((item) => {
            const Item = ITEMS[item.kind];
            return (
              <Item
                key={item.id}
                id={item.id}
                isAlone={isAlone}
                isShown={isAlone || item === shown}
              />
            );
          })}
          <div className="print:hidden">
            <OrderReply items={records} shownId={shown?.id} />
          </div>
        </div>
        <div className="min-w-0 space-y-6 lg:col-start-2 print:hidden">
          <OrderTimeline items={records} />
          <OrderMails mails={order.mails} items={records} />
        </div>
      </div>
    </>
  );
}

/** One order with all of its items, by its reference or that of an item, which is in view then. */
export function OrderScreen() {
  const { t } = useTranslation('admin-area');
  const { reference: name = '' } = useParams({ strict: false });
  const query = useQuery(liveRecord<DeskOrder>(`${ORDERS}/${name}`));
  return query.data ? (
    <Page key={query.data.id} order={query.data} name={name} />
  ) : (
    <RowState query={query} listPath="/orders" listTitle={t('orders.title')} />
  );
}
