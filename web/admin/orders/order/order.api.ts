import { TRANSFERS } from '#admin/orders/transfers/transfer-api.ts';
import { TRIP_REQUESTS } from '#admin/orders/trip-requests/trip-requests.api.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { OrderSplitInput } from '#contract/orders/desk-order.ts';
import type {
  OrderDetail,
  OrderDetailItem,
  OrderNoteUpdate,
} from '#contract/orders/order-detail.ts';
import type { ItemKind } from '#contract/orders/orders.ts';

const ORDERS = '/api/admin/orders';
/** By the reference or id of the order, or of one of its items. */
export const orderPath = (name: string) => `${ORDERS}/${name}`;

export const saveOrder = (reference: string, body: OrderNoteUpdate) =>
  fetchJson<OrderDetail>(orderPath(reference), { method: 'PUT', body });

const PATHS: Record<ItemKind, string> = { trip: TRIP_REQUESTS, transfer: TRANSFERS };
/** Of an item by itself. */
export const itemPath = ({ kind, id }: Pick<OrderDetailItem, 'kind' | 'id'>) =>
  `${PATHS[kind]}/${id}`;

/** Answers the new order. */
export const splitOrder = (reference: string, body: OrderSplitInput) =>
  fetchJson<OrderDetail>(`${orderPath(reference)}/split`, { method: 'POST', body });
