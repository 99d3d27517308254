import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { OrderRow } from '#contract/orders/order-list.ts';

const HEADING = [
  ...['order', 'reference', 'kind', 'item', 'status', 'date', 'time', 'last_day', 'people'],
  ...['total', 'paid', 'balance', 'name', 'email', 'phone', 'language', 'source', 'partner'],
  ...['note', 'received'],
];

/** A table with a line for each item of the orders. */
export const exportRows = (orders: readonly OrderRow[], language: Language) => [
  HEADING,
  ...orders.flatMap((order) =>
    order.items.map((item) => {
      const [date = '', time = ''] = item.at.split('T');
      const { name, email, phone } = order.contact;
      return [
        ...[order.reference, item.reference, item.kind, localize(item, 'title', language)],
        ...[item.status, date, time, item.lastDay, item.people],
        ...[item.totalCents / 100, item.paidCents / 100, item.balanceCents / 100],
        ...[name, email, phone, LANGUAGE_LABELS[order.language], order.source],
        ...[order.partner?.name ?? null, order.note, order.createdAt],
      ];
    }),
  ),
];
