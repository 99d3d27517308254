import { byDate } from '#base/basket/basket-items.ts';
import { basket } from '#base/basket/basket-store.ts';
import type { Priced } from './priced-item.ts';
import { useTransferItems } from './use-transfer-items.ts';
import { useTripItems } from './use-trip-items.ts';
import { useVoucherItems } from './use-voucher-items.ts';

/** The items by date, with what they cost now. */
export function useBasket(): Priced[] {
  const items = basket.useItems();
  const trips = useTripItems(items.filter((item) => item.kind === 'trip'));
  const transfers = useTransferItems(items.filter((item) => item.kind === 'transfer'));
  const vouchers = useVoucherItems(items.filter((item) => item.kind === 'voucher'));
  return [...trips, ...transfers, ...vouchers].toSorted((one, other) =>
    byDate(one.item, other.item),
  );
}
