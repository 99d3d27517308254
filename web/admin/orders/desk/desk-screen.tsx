import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { Button, ParentLink } from '#admin/frame/button.tsx';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { Failure } from '#admin/frame/markdown/markup.tsx';
import { NO_INVOICE } from '#admin/frame/orders/invoice-fields.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { TOUCHED_BY_TRANSFERS } from '#admin/orders/transfers/transfer-api.ts';
import { NotifyGuest } from '#admin/orders/trip-requests/desk/guest-fields.tsx';
import { Total } from '#admin/orders/trip-requests/desk/price-fields.tsx';
import { TOUCHED } from '#admin/orders/trip-requests/trip-requests.api.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { isInHorizon } from '#contract/calendar.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import { addItems, makeOrder } from './desk.api.ts';
import { itemBody, orderBody, paymentsOf } from './desk-body.ts';
import { DraftItemFrame } from './draft-item.tsx';
import { type DraftItem, newTransfer, newTrip } from './draft-items.ts';
import { type OrderDraft, OrderFields, PayFields } from './order-fields.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { TripFields } from './trip-fields.tsx';
import { errorsAt, useDeskOrder } from './use-desk-order.ts';
import { type PricedItem, problemsOf, usePricedItems } from './use-priced-items.ts';

const idOf = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : null);

/** The first item, as the address names it. */
function startOf({ kind, trip, option, date, time }: Record<string, unknown>): DraftItem {
  const day = typeof date === 'string' && isInHorizon(date) ? date : undefined;
  if (kind === 'transfer') return newTransfer(day);
  return newTrip({
    ...{ tripId: idOf(trip), optionId: idOf(option) },
    ...(day && { date: day }),
    time: typeof time === 'string' ? time : null,
  });
}

type ItemFieldsProps = {
  priced: PricedItem;
  errors: ReturnType<typeof errorsAt>;
  isOff: boolean;
  onChange: (change: Partial<DraftItem>) => void;
};

const ItemFields = ({ priced, isOff, ...fields }: ItemFieldsProps) =>
  priced.kind === 'trip' ? (
    <TripFields {...priced} {...fields} />
  ) : (
    <TransferFields {...priced} {...fields} isOff={isOff} />
  );

/** An order by hand, of any items, for a guest on the telephone or at the counter; or more items for an order. */
function Desk({ to }: { to: OrderDetail | undefined }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  const touch = useTouch();
  const go = useGo();
  const mailWords = useMailWords();
  const [key] = useState(() => crypto.randomUUID());
  const [items, setItems] = useState<DraftItem[]>(() => [startOf(search)]);
  const [order, setOrder] = useState<OrderDraft>({
    guest: { name: '', email: to?.contact.email ?? '', phone: '', language },
    customer: NO_INVOICE,
    ...{ source: 'phone', resellerReference: '', partnerId: null, code: '' },
    ...{ notes: '', note: '', notify: true, isPending: false, pay: 'later', payCents: undefined },
  });
  const priced = usePricedItems(items);
  const address = order.guest.email.trim();
  const isNotified = order.notify && address !== '';
  const { frame, refusal, isBusy, run } = useDeskOrder<OrderDetail>(({ reference }) => {
    const title = t(to ? 'new_order.added' : 'new_order.made', { reference });
    addToast(
      isNotified ? mailWords({ title, description: t('step.told', { address }) }) : { title },
    );
    void touch(...TOUCHED, ...TOUCHED_BY_TRANSFERS);
    void go(`/orders/${reference}`, { replace: true });
  });
  const set = (change: Partial<OrderDraft>) => setOrder({ ...order, ...change });
  const known = priced.flatMap(({ cents }) => cents ?? []);
  const total =
    known.length === items.length ? known.reduce((sum, cents) => sum + cents, 0) : undefined;
  const send = () =>
    to
      ? addItems(to.reference, key, {
          version: to.version,
          items: priced.map((one) => itemBody(one, order)),
          ...{ payments: paymentsOf(order, total), notify: isNotified },
        })
      : makeOrder(key, orderBody(order, priced, total));
  const title = to ? t('new_order.add_to', { reference: to.reference }) : t('orders.new');
  return (
    <>
      <ParentLink
        to={to ? `/orders/${to.reference}` : '/orders'}
        label={to ? to.contact.name || to.reference : t('orders.title')}
        className="mb-2"
      />
      <ScreenHead title={title} />
      <SubmitForm noValidate className="mt-6" onSubmit={() => run(send, problemsOf(priced))}>
        <div ref={frame} className="max-w-4xl space-y-6">
          {priced.map((one, index) => (
            <DraftItemFrame
              key={one.item.key}
              item={one.item}
              number={index + 1}
              cents={one.cents}
              failure={refusal.item === index ? refusal.text : undefined}
              onRemove={
                items.length > 1
                  ? () => setItems(items.filter(({ key: own }) => own !== one.item.key))
                  : undefined
              }
            >
              <ItemFields
                priced={one}
                errors={errorsAt(refusal.errors, index)}
                isOff={refusal.item === index && refusal.code === 'day_off'}
                onChange={(change) =>
                  setItems(
                    items.map((item) =>
                      item.key === one.item.key ? ({ ...item, ...change } as DraftItem) : item,
                    ),
                  )
                }
              />
            </DraftItemFrame>
          ))}
          <div className="flex flex-wrap gap-3">
            <Button
              label={t('new_order.add_trip')}
              onClick={() => setItems([...items, newTrip()])}
            />
            <Button
              label={t('new_order.add_transfer')}
              onClick={() => setItems([...items, newTransfer()])}
            />
          </div>
          {!to && (
            <Panel title={t('inbox.guest')}>
              <OrderFields order={order} errors={refusal.errors} onChange={set} />
            </Panel>
          )}
          <Panel title={t('money.title')}>
            <Total cents={total} />
            <PayFields order={order} total={total} onChange={set} />
            <NotifyGuest
              email={address}
              value={order.notify}
              onChange={(notify) => set({ notify })}
            />
          </Panel>
          {refusal.text && refusal.item === undefined && <Failure text={refusal.text} />}
          <div className="flex justify-end">
            <Button
              look="sea"
              type="submit"
              label={t(to ? 'new_order.add' : 'new_order.make')}
              isBusy={isBusy}
            />
          </div>
        </div>
      </SubmitForm>
    </>
  );
}

/** The address may name the order that gets more items. */
export function DeskScreen() {
  const { t } = useTranslation('admin-area');
  const { search } = useListSearch();
  const name = search.order === undefined ? undefined : String(search.order);
  const query = useQuery({
    ...liveRecord<OrderDetail>(`/api/admin/orders/${name}`),
    enabled: name !== undefined,
  });
  if (name !== undefined && !query.data)
    return <RowState query={query} listPath="/orders" listTitle={t('orders.title')} />;
  return <Desk to={query.data} />;
}
