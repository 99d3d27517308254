import type { OrderDetail, OrderDetailItem } from '#contract/orders/order-detail.ts';
import type { OrderListItem } from '#contract/orders/order-list.ts';
import { aTripRequest } from './trip-request.ts';

export const anOrderItem = (change: Partial<OrderListItem> = {}): OrderListItem => ({
  ...{ kind: 'trip', id: 'b1', uuid: 'b1', reference: 'ABCD2345', status: 'confirmed' },
  ...{ title: 'Sail', translations: {}, at: '2027-06-12T10:00', lastDay: '2027-06-12', people: 2 },
  ...{ totalCents: 10_000, balanceCents: 10_000, paidCents: 0, tasks: ['coming'] },
  ...change,
});

/** A booking as an item of an order's page. */
export const aDetailItem = (
  change: Partial<OrderListItem> = {},
  detail = aTripRequest(),
): OrderDetailItem => ({
  ...anOrderItem(change),
  ...{ kind: 'trip', detail, dueCents: 0, manageUrl: 'https://example.com/item' },
});

/** An order in the admin API's shape; its sums are those of its items. */
export function aDeskOrder(
  items: readonly OrderDetailItem[] = [aDetailItem()],
  change: Partial<OrderDetail> = {},
): OrderDetail {
  const sumOf = (name: 'totalCents' | 'balanceCents' | 'paidCents' | 'dueCents') =>
    items.reduce((sum, item) => sum + item[name], 0);
  return {
    ...{ id: 'o1', reference: items[0]?.reference ?? '', version: 1, language: 'de' },
    contact: { name: 'Ada', email: 'ada@example.com', phone: null },
    items: [...items],
    ...{ totalCents: sumOf('totalCents'), balanceCents: sumOf('balanceCents') },
    ...{ paidCents: sumOf('paidCents'), dueCents: sumOf('dueCents'), currency: 'EUR' },
    ...{ nextDay: null, tasks: ['coming'], partner: null, source: 'phone', note: null },
    ...{ isDemo: false, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '' },
    ...{ vouchers: [], customer: null, notes: null, code: null, anonymisedAt: null, payUrl: null },
    hasComplaint: false,
    consent: {
      ...{ privacyEdition: null, privacyAcceptedAt: null },
      ...{ termsEdition: null, termsAcceptedAt: null },
    },
    manageUrl: 'https://example.com/order/ABCD2345?token=t',
    ...{ whatsapp: null, message: 'Guten Tag', events: [], mails: [] },
    ...change,
  };
}
