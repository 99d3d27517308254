import type * as v from 'valibot';
import type * as schema from './desk-order.schema.ts';
import type { ItemKind } from './orders.ts';

export type DeskOrder = v.InferOutput<typeof schema.DeskOrderInput>;
export type DeskItem<K extends ItemKind = ItemKind> = Extract<
  DeskOrder['items'][number],
  { kind: K }
>;
export type DeskPayment = DeskOrder['payments'][number];
