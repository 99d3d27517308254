import { fetchJson } from '#base/api/fetch-json.ts';
import type { OrderDraft } from './order-fields.tsx';
import type { bodyOf } from './use-priced-items.ts';

type MakeOrder = { key: string; order: OrderDraft; items: ReturnType<typeof bodyOf>[] };

/** The same key never makes a second order. */
export function makeOrder({ key, order, items }: MakeOrder) {
  const { guest, pay, partnerId, notify, ...texts } = order;
  const { language, ...contact } = guest;
  return fetchJson<{ reference: string }>('/api/admin/orders', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: {
      items,
      contact: { ...contact, email: contact.email.trim() || null },
      ...{ language, ...texts, partnerId, notify: notify && contact.email.trim() !== '' },
      ...(pay !== 'later' && { pay }),
    },
  });
}
