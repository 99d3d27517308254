import { fetchJson } from '#base/api/fetch-json.ts';
import type { DeskItemsInput, DeskOrderInput } from '#contract/orders/desk-order.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';

const ORDERS = '/api/admin/orders';
const post = (path: string, key: string, body: unknown) =>
  fetchJson<OrderDetail>(path, { method: 'POST', headers: { 'Idempotency-Key': key }, body });

/** The same key never makes a second order. */
export const makeOrder = (key: string, body: DeskOrderInput) => post(ORDERS, key, body);
export const addItems = (reference: string, key: string, body: DeskItemsInput) =>
  post(`${ORDERS}/${reference}/items`, key, body);
