import type { OrderItemState, OrderTask } from '#contract/orders/order-list.ts';
import type { OrderItemKind } from '#contract/orders/orders.ts';
import type { AdminKey } from '../behaviour/paths.ts';
import {
  type StateLabel,
  type StateLabels,
  TRANSFER_STATES,
  TRIP_STATES,
  VOUCHER_STATES,
} from '../state-labels.ts';

const STATES: StateLabels<OrderItemState> = {
  ...TRANSFER_STATES,
  ...TRIP_STATES,
  ...VOUCHER_STATES,
  trash: { label: 'list.trash', tone: 'over' },
};
export const itemState = (status: OrderItemState): StateLabel => STATES[status];
export const ITEM_STATE_NAMES = Object.keys(STATES) as OrderItemState[];

export const KIND_LABELS: Record<OrderItemKind, AdminKey> = {
  trip: 'inbox.trip',
  transfer: 'orders.transfer',
  voucher: 'gift_vouchers.one',
};

/** What is to be done, most urgent first. */
export const TASKS: StateLabels<OrderTask> = {
  answer: { label: 'order_task.answer', tone: 'open' },
  tell: { label: 'order_task.tell', tone: 'bad' },
  collect: { label: 'order_task.collect', tone: 'open' },
  coming: { label: 'order_task.coming', tone: 'good' },
  past: { label: 'order_task.past', tone: 'over' },
  closed: { label: 'order_task.closed', tone: 'over' },
};
