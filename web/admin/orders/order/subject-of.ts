import type { MoneyOf } from '#admin/money/panel/money.api.ts';
import type { OrderDetailItem } from '#contract/orders/order-detail.ts';

/** An item as the ledger names it. */
export const subjectOf = ({ kind, id }: Pick<OrderDetailItem, 'kind' | 'id'>): MoneyOf => ({
  kind: kind === 'trip' ? 'booking' : 'transfer',
  id,
});
