import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { TOUCHED_BY_TRANSFERS } from '#admin/orders/transfers/transfer-api.ts';
import { Choices } from '#admin/orders/trip-requests/desk/choices.tsx';
import {
  NO_GUEST,
  OtherGuest,
  otherContact,
} from '#admin/orders/trip-requests/desk/other-guest.tsx';
import { TOUCHED } from '#admin/orders/trip-requests/trip-requests.api.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import { splitOrder } from './order.api.ts';
import { useItemTitle } from './use-item-title.ts';

type OrderSplitProps = { order: OrderDetail; onClose: () => void };

/** Some items get an order of their own, for the same guest or another one. */
export function OrderSplit({ order, onClose }: OrderSplitProps) {
  const { t } = useTranslation('admin-area');
  const go = useGo();
  const touch = useTouch();
  const titleOf = useItemTitle();
  const { items, reference, version } = order;
  const [chosen, setChosen] = useState<string[]>([]);
  const [guest, setGuest] = useState(NO_GUEST);
  const split = useAction({
    mutationFn: () => splitOrder(reference, { version, items: chosen, ...otherContact(guest) }),
    onSuccess: async ({ reference: next }) => {
      addToast({ title: t('orders.split_done') });
      await touch(...TOUCHED, ...TOUCHED_BY_TRANSFERS);
      onClose();
      await go(`/orders/${next}`);
    },
  });
  const isIdle = chosen.length === 0 || chosen.length === items.length;
  return (
    <Dialog title={t('orders.split')} onClose={onClose}>
      <SubmitForm className="space-y-5" onSubmit={() => !isIdle && split.mutate()}>
        <p>{t('orders.split_text')}</p>
        <Choices
          legend={t('orders.split_items')}
          items={items.map((item) => ({
            id: item.reference,
            label: <span className="font-semibold wrap-anywhere">{titleOf(item)}</span>,
          }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <OtherGuest guest={guest} errors={{}} onChange={setGuest} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button label={t('confirm.cancel')} onClick={onClose} />
          <Button
            look="sea"
            type="submit"
            label={t('orders.split')}
            disabled={isIdle}
            isBusy={split.isPending}
          />
        </div>
      </SubmitForm>
    </Dialog>
  );
}
