import type * as v from 'valibot';
import type { Counts, InboxContact, TransferInboxState, TripInboxState } from '../admin/admin.ts';
import type { Language } from '../languages/language.ts';
import type { InLanguages } from '../languages/translation.ts';
import type { NamedPartner } from '../money/partners.ts';
import type { VoucherItemStatus } from '../money/vouchers.ts';
import type { Page } from '../paging.ts';
import type * as schema from './order-list.schema.ts';
import type { OrderItemKind } from './orders.ts';

/**
 * What is to be done about an item. `answer`: a guest waits for the firm's word. `tell`: no mail reaches the guest, who must hear that the departure
 * was called off. `collect`: something is owed. `coming` and `past`: it leads to a journey, which is ahead or over. `closed`: it has ended, or is a gift
 * voucher that was issued. One that is not paid owes nothing, like a hold of places, and has no task.
 */
export const ORDER_TASKS = ['answer', 'tell', 'collect', 'coming', 'past', 'closed'] as const;
export type OrderTask = (typeof ORDER_TASKS)[number];

/** `no`: nothing was paid of what is owed; `partly`: something is still owed; `yes`: nothing is, and something was paid. */
export const ORDER_PAID = ['yes', 'no', 'partly'] as const;
export type OrderPaid = (typeof ORDER_PAID)[number];

/** By the day of the first journey, or of the order. */
export const ORDER_SORTS = ['travel', '-travel', 'created', '-created'] as const;

/** Most orders that a count of a task says; it means as many or more. */
export const TASK_COUNT_LIMIT = 100;

export type OrderListQuery = v.InferOutput<typeof schema.OrderListQuery>;

/** In the firm's words. */
export type OrderItemState = TripInboxState | TransferInboxState | VoucherItemStatus | 'trash';

export type OrderListItem = {
  kind: OrderItemKind;
  id: string;
  uuid: string;
  reference: string;
  status: OrderItemState;
  /** The trip's name, both ends of a transfer, or what a gift voucher is called. */
  title: string;
  translations: { title?: InLanguages<string> | undefined };
  /** `YYYY-MM-DDTHH:MM` on the island, of the first journey; without a time for a whole day, and for that on which a gift voucher is sent or was ordered. */
  at: string;
  /** Of the last journey. */
  lastDay: string;
  /** None of a gift voucher. */
  people: number;
  totalCents: number;
  /** Of its ledger: owed; negative to be paid back. */
  balanceCents: number;
  paidCents: number;
  /** What is to be done about it, most urgent first. */
  tasks: OrderTask[];
};

/** States in which an item costs what is charged for its end, and not its price. */
const ENDED: readonly OrderItemState[] = [
  ...(['declined', 'cancelled_customer', 'cancelled_operator'] as const),
  ...(['called_off', 'expired', 'spam', 'cancelled'] as const),
];

/** What an item counts in the sum of its order: its price, or what was charged for its cancellation. */
export const chargedCents = ({
  status,
  totalCents,
  balanceCents,
  paidCents,
}: Pick<OrderListItem, 'status' | 'totalCents' | 'balanceCents' | 'paidCents'>): number =>
  ENDED.includes(status) ? balanceCents + paidCents : totalCents;

/** An order with its items by day of travel; sums are of its items outside the trash, of those that ended what is charged for it. */
export type OrderRow = {
  id: string;
  reference: string;
  version: number;
  language: Language;
  contact: InboxContact;
  items: OrderListItem[];
  totalCents: number;
  balanceCents: number;
  paidCents: number;
  currency: 'EUR';
  /** The next journey's, on the island; null when all are over or none takes place. */
  nextDay: string | null;
  tasks: OrderTask[];
  partner: NamedPartner | null;
  source: string;
  note: string | null;
  isDemo: boolean;
  createdAt: string;
};

/** `tasks`: orders, up to `TASK_COUNT_LIMIT`. `kinds` and `states`: items outside the trash. */
export type OrderList = Page<OrderRow> & {
  counts: {
    tasks: Counts<OrderTask>;
    kinds: Counts<OrderItemKind>;
    states: Counts<OrderItemState>;
  };
};
