import type { MoneyOf } from '#admin/money/panel/money.api.ts';
import type { OrderListItem } from '#contract/orders/order-list.ts';

/** An item as the ledger names it. */
export const subjectOf = ({ kind, id }: Pick<OrderListItem, 'kind' | 'id'>): MoneyOf => ({
  kind: kind === 'trip' ? 'booking' : 'transfer',
  id,
});
