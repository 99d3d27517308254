import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { TOUCHED_BY_TRANSFERS } from '#admin/orders/transfers/transfer-api.ts';
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
  const [guest, setGuest] = useState({ name: '', email: '', phone: '' });
  const isOther = guest.name.trim() !== '';
  const split = useAction({
    mutationFn: () =>
      splitOrder(reference, { version, items: chosen, ...(isOther && { contact: guest }) }),
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
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold text-deep-900">{t('orders.split_items')}</legend>
          <ul className="divide-y divide-limestone-300">
            {items.map((item) => (
              <li key={item.id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-x-3 py-2">
                  <input
                    type="checkbox"
                    checked={chosen.includes(item.reference)}
                    onChange={(event) =>
                      setChosen(
                        event.target.checked
                          ? [...chosen, item.reference]
                          : chosen.filter((one) => one !== item.reference),
                      )
                    }
                    className="size-5 shrink-0 accent-sea-700"
                  />
                  <span className="font-semibold wrap-anywhere">{titleOf(item)}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <TextField
          label={t('desk.split_name')}
          hint={t('desk.split_name_hint')}
          value={guest.name}
          maxLength={200}
          autoComplete="off"
          onChange={(name) => setGuest({ ...guest, name })}
        />
        {isOther && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t('desk.phone')}
              type="tel"
              value={guest.phone}
              maxLength={40}
              autoComplete="off"
              onChange={(phone) => setGuest({ ...guest, phone })}
            />
            <TextField
              label={t('desk.email')}
              type="email"
              value={guest.email}
              maxLength={254}
              autoComplete="off"
              onChange={(email) => setGuest({ ...guest, email })}
            />
          </div>
        )}
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
