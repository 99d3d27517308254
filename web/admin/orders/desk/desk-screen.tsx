import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { Button, ParentLink } from '#admin/frame/button.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { Failure } from '#admin/frame/markdown/markup.tsx';
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
import { makeOrder } from './desk.api.ts';
import { DraftItemFrame } from './draft-item.tsx';
import { type DraftItem, newTransfer, newTrip } from './draft-items.ts';
import { type OrderDraft, OrderFields, PayField } from './order-fields.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { TripFields } from './trip-fields.tsx';
import { errorsAt, useDeskOrder } from './use-desk-order.ts';
import { bodyOf, type PricedItem, problemsOf, usePricedItems } from './use-priced-items.ts';

const idOf = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : null);

/** The first item, as the address names it. */
function startOf({ trip, option, date, time }: Record<string, unknown>): DraftItem {
  return newTrip({
    ...{ tripId: idOf(trip), optionId: idOf(option) },
    ...(typeof date === 'string' && isInHorizon(date) && { date }),
    time: typeof time === 'string' ? time : null,
  });
}

type ItemFieldsProps = {
  priced: PricedItem;
  errors: ReturnType<typeof errorsAt>;
  onChange: (change: Partial<DraftItem>) => void;
};

const ItemFields = ({ priced, ...fields }: ItemFieldsProps) =>
  priced.kind === 'trip' ? (
    <TripFields {...priced} {...fields} />
  ) : (
    <TransferFields {...priced} {...fields} />
  );

/** An order by hand, of any items, for a guest on the telephone or at the counter. */
export function DeskScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  const touch = useTouch();
  const go = useGo();
  const mailWords = useMailWords();
  const [key] = useState(() => crypto.randomUUID());
  const [items, setItems] = useState<DraftItem[]>(() => [startOf(search)]);
  const [order, setOrder] = useState<OrderDraft>({
    guest: { name: '', email: '', phone: '', language },
    ...{ source: 'phone', resellerReference: '', partnerId: null, code: '' },
    ...{ notes: '', note: '', notify: true, pay: 'later' },
  });
  const priced = usePricedItems(items);
  const address = order.guest.email.trim();
  const isNotified = order.notify && address !== '';
  const { frame, refusal, isBusy, run } = useDeskOrder<{ reference: string }>(({ reference }) => {
    const title = t('new_order.made', { reference });
    addToast(
      isNotified ? mailWords({ title, description: t('step.told', { address }) }) : { title },
    );
    void touch(...TOUCHED, ...TOUCHED_BY_TRANSFERS);
    void go(`/orders/${reference}`, { replace: true });
  });
  const set = (change: Partial<OrderDraft>) => setOrder({ ...order, ...change });
  const known = priced.flatMap(({ cents }) => cents ?? []);
  const isKnown = known.length === items.length;
  return (
    <>
      <ParentLink to="/orders" label={t('orders.title')} className="mb-2" />
      <ScreenHead title={t('orders.new')} />
      <SubmitForm
        noValidate
        className="mt-6"
        onSubmit={() =>
          run(() => makeOrder({ key, order, items: priced.map(bodyOf) }), problemsOf(priced))
        }
      >
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
          <Panel title={t('inbox.guest')}>
            <OrderFields order={order} errors={refusal.errors} onChange={set} />
          </Panel>
          <Panel title={t('money.title')}>
            <Total cents={isKnown ? known.reduce((sum, cents) => sum + cents, 0) : undefined} />
            <PayField order={order} onChange={set} />
            <NotifyGuest
              email={address}
              value={order.notify}
              onChange={(notify) => set({ notify })}
            />
          </Panel>
          {refusal.text && refusal.item === undefined && <Failure text={refusal.text} />}
          <div className="flex justify-end">
            <Button look="sea" type="submit" label={t('new_order.make')} isBusy={isBusy} />
          </div>
        </div>
      </SubmitForm>
    </>
  );
}
