import type * as v from 'valibot';
import type * as schema from './orders.schema.ts';

/** Journeys that an order can have. */
export const ITEM_KINDS = ['trip', 'transfer'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
/** And what is no journey. */
export const ORDER_ITEM_KINDS = [...ITEM_KINDS, 'voucher'] as const;
export type OrderItemKind = (typeof ORDER_ITEM_KINDS)[number];

export const MAX_ORDER_ITEMS = 20;

export type OrderInput = v.InferOutput<typeof schema.OrderInput>;
export type ItemInput<K extends OrderItemKind = OrderItemKind> = Extract<
  OrderInput['items'][number],
  { kind: K }
>;
export type OrderAnswer = v.InferOutput<typeof schema.OrderAnswer>;
export type Order = v.InferOutput<typeof schema.Order>;
export type OrderMessage = v.InferOutput<typeof schema.OrderMessage>;
