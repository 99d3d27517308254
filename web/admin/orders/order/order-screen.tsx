import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MailsPanel } from '#admin/frame/inbox/mails-panel.tsx';
import { NotePanel } from '#admin/frame/inbox/note-panel.tsx';
import { useRecord } from '#admin/frame/inbox/use-record.ts';
import { RowState } from '#admin/frame/list/row-state.tsx';
import type { ItemView } from '#admin/frame/orders/item-frame.tsx';
import { TransferItem } from '#admin/orders/transfers/request/transfer-item.tsx';
import { TripItem } from '#admin/orders/trip-requests/trip-item.tsx';
import type { OrderDetail, OrderDetailItem } from '#contract/orders/order-detail.ts';
import type { ItemKind } from '#contract/orders/orders.ts';
import { ComplaintPanel } from './complaint-panel.tsx';
import { orderPath, saveOrder } from './order.api.ts';
import { OrderGuest } from './order-guest.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderReply } from './order-reply.tsx';
import { OrderThreads } from './order-threads.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const ITEMS: Record<ItemKind, (props: ItemView & { id: string }) => React.ReactNode> = {
  trip: TripItem,
  transfer: TransferItem,
};

/** The item that the address names, else the one that waits for the firm. */
const inView = (items: readonly OrderDetailItem[], name: string) =>
  items.find(({ id, uuid, reference }) => [id, uuid, reference].includes(name)) ??
  items.find(({ tasks }) => tasks.includes('answer') || tasks.includes('tell'));

type OrderRecord = ReturnType<typeof useRecord<OrderDetail>>;
type PageProps = { order: OrderDetail; name: string; record: OrderRecord };

function Page({ order, name, record: { act, isBusy, query } }: PageProps) {
  const { t } = useTranslation('admin-area');
  const { items, reference, version, note, mails } = order;
  const shown = inView(items, name);
  const isAlone = items.length === 1;
  return (
    <>
      <OrderHead order={order} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:block print:space-y-4">
        <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-start-1 print:hidden">
          <OrderMoney order={order} />
          <OrderGuest order={order} />
        </div>
        <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
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
          {items.length > 0 && (
            <div className="space-y-6 print:hidden">
              <OrderThreads reference={reference} />
              <OrderReply items={items} shownId={shown?.id} />
            </div>
          )}
        </div>
        <div className="min-w-0 space-y-6 lg:col-start-2 print:hidden">
          <NotePanel
            note={note}
            isBusy={isBusy}
            onSave={(text) =>
              act(() => saveOrder(reference, { note: text, version }), { title: t('editor.saved') })
            }
          />
          <ComplaintPanel
            reference={reference}
            hasComplaint={order.hasComplaint}
            isBusy={isBusy}
            onChange={(hasComplaint) =>
              void act(() => saveOrder(reference, { hasComplaint, version }), {
                title: t('editor.saved'),
              })
            }
          />
          <OrderTimeline items={items} />
          <MailsPanel mails={mails} onResent={() => void query.refetch()} />
        </div>
      </div>
    </>
  );
}

/** One order with all of its items, by its reference or that of an item, which is in view then. */
export function OrderScreen() {
  const { t } = useTranslation('admin-area');
  const { reference: name = '' } = useParams({ strict: false });
  const record = useRecord<OrderDetail>(orderPath(name), ['/api/admin/orders']);
  const { data } = record.query;
  return data ? (
    <Page key={data.id} order={data} name={name} record={record} />
  ) : (
    <RowState query={record.query} listPath="/orders" listTitle={t('orders.title')} />
  );
}
