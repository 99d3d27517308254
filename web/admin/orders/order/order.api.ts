import { fetchJson } from '#base/api/fetch-json.ts';
import type { OrderSplitInput } from '#contract/orders/desk-order.ts';
import type { OrderDetail, OrderNoteUpdate } from '#contract/orders/order-detail.ts';

const ORDERS = '/api/admin/orders';
/** By the reference or id of the order, or of one of its items. */
export const orderPath = (name: string) => `${ORDERS}/${name}`;

export const saveOrder = (reference: string, body: OrderNoteUpdate) =>
  fetchJson<OrderDetail>(orderPath(reference), { method: 'PUT', body });

/** Answers the new order. */
export const splitOrder = (reference: string, body: OrderSplitInput) =>
  fetchJson<OrderDetail>(`${orderPath(reference)}/split`, { method: 'POST', body });
