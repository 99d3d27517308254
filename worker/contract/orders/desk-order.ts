import type * as v from 'valibot';
import type * as schema from './desk-order.schema.ts';
import type { ItemKind } from './orders.ts';

export type DeskOrderInput = v.InferInput<typeof schema.DeskOrderInput>;
export type DeskItemsInput = v.InferInput<typeof schema.DeskItemsInput>;
export type OrderSplitInput = v.InferInput<typeof schema.OrderSplitInput>;

/** As the server reads it. */
export type DeskOrder = v.InferOutput<typeof schema.DeskOrderInput>;
export type DeskItem<K extends ItemKind = ItemKind> = Extract<
  DeskOrder['items'][number],
  { kind: K }
>;
export type DeskPayment = DeskOrder['payments'][number];
