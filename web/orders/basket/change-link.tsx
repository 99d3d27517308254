import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BasketItem, BasketTransfer, BasketTrip } from '#base/basket/basket-items.ts';
import { basket } from '#base/basket/basket-store.ts';
import { saveDraft } from '#base/forms/drafts.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { GIFT_FORM, giftFieldsOf } from '#web-orders/gift/gift-fields.ts';
import { rememberRequest } from '#web-orders/transfer/request/draft.ts';
import { addressOf } from '#web-orders/transfer/request/values.ts';
import { requestValues } from './items/use-transfer-items.ts';
import { releaseHold } from './use-item-hold.ts';

/** Fills the trip's form with what was chosen, and gives the places back, which may be chosen again. */
function changeTrip(client: QueryClient, item: BasketTrip): void {
  const counts = [
    ...item.units.map(({ unitId, quantity }) => [`unit.${unitId}`, String(quantity)] as const),
    ...item.extras.map(({ extraId, quantity }) => [`extra.${extraId}`, String(quantity)] as const),
  ];
  saveDraft(`/api/trips/${item.tripId}/bookings`, Object.fromEntries(counts), {});
  basket.startChange(item.id);
  if (!item.hold) return;
  releaseHold(client, item);
  const over = { ...item.hold, expiresAt: new Date(0).toISOString() };
  basket.update(item.id, (one) => ({ ...one, hold: over }) as BasketTrip);
}

function changeTransfer(item: BasketTransfer): void {
  basket.startChange(item.id);
  rememberRequest(requestValues(item));
}

/** Back to where the item was chosen; what is added there takes its place. */
export function ChangeLink({ item, title }: { item: BasketItem; title: string }) {
  const { t } = useTranslation('basket');
  const client = useQueryClient();
  const look = { className: buttonClass('quiet'), 'aria-label': `${t('change')}: ${title}` };
  if (item.kind === 'transfer')
    return (
      <Link
        to="/airport-transfers/request"
        search={addressOf(requestValues(item))}
        onClick={() => changeTransfer(item)}
        {...look}
      >
        {t('change')}
      </Link>
    );
  if (item.kind === 'voucher')
    return (
      <Link
        to="/gift-vouchers"
        onClick={() => {
          basket.startChange(item.id);
          saveDraft(GIFT_FORM, giftFieldsOf(item), {});
        }}
        {...look}
      >
        {t('change')}
      </Link>
    );
  return (
    <Link
      to="/trips/$id"
      params={{ id: String(item.tripId) }}
      search={{ date: item.date, option: String(item.optionId) }}
      hash="book"
      onClick={() => changeTrip(client, item)}
      {...look}
    >
      {t('change')}
    </Link>
  );
}
