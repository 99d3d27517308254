import type * as v from 'valibot';
import type { TripEvent, TripRequestDetail } from '../mail/inbox.ts';
import type { LedgerEntry, RefundRow, SubjectLedger } from '../money/ledger.ts';
import type { ReceiptCustomer } from '../money/receipts.ts';
import type { VoucherItemStatus } from '../money/vouchers.ts';
import type { AdminEvent, AdminMail, TransferDetail } from '../transfers/admin/admin.ts';
import type * as schema from './order-detail.schema.ts';
import type { OrderListItem, OrderRow } from './order-list.ts';
import type { ItemKind, OrderItemKind } from './orders.ts';

/** All that the firm knows of an item, as the item's own routes answer it. */
type OfKind =
  | { kind: 'trip'; detail: TripRequestDetail }
  | { kind: 'transfer'; detail: TransferDetail };
export type OrderDetailItem = Omit<OrderListItem, 'kind'> &
  OfKind & {
    /** What the rule asks for now. */
    dueCents: number;
    /** The guest's page of this item alone. */
    manageUrl: string;
  };

export type OrderNoteUpdate = v.InferInput<typeof schema.OrderNoteUpdate>;

/** An event of an item, with the item's reference. */
export type OrderEvent = { kind: ItemKind; item: string } & (TripEvent | AdminEvent);

/** A gift voucher that was ordered with them. `balanceCents` is what is owed for it. */
export type OrderedVoucher = {
  id: string;
  reference: string;
  status: VoucherItemStatus;
  totalCents: number;
  paidCents: number;
  balanceCents: number;
};

/** The sums are those of items and gift vouchers. */
export type OrderDetail = Omit<OrderRow, 'items'> & {
  items: OrderDetailItem[];
  vouchers: OrderedVoucher[];
  /** For whom its documents are. */
  customer: ReceiptCustomer | null;
  /** The guest's own words. */
  notes: string | null;
  code: string | null;
  consent: {
    privacyEdition: string | null;
    privacyAcceptedAt: string | null;
    termsEdition: string | null;
    termsAcceptedAt: string | null;
  };
  /** The company says that the guest has complained. */
  hasComplaint: boolean;
  anonymisedAt: string | null;
  updatedAt: string;
  /** The sum of what the items' rules ask for now. */
  dueCents: number;
  /** Leads to the payment of what is due now, else of all that is owed; null when nothing can be paid online. */
  payUrl: string | null;
  /** The guest's page of all items. */
  manageUrl: string;
  /** What the firm writes in a chat: day, hour and place of what is ahead, tickets and links; null without a phone number. */
  whatsapp: { url: string; text: string } | null;
  /** The same text for copying. */
  message: string;
  /** Oldest first. */
  events: OrderEvent[];
  /** Of the order and its items, newest first. */
  mails: AdminMail[];
};

/** `item`: the reference of the item that an entry is of. */
type OfItem = { item: string };
export type OrderLedger = Pick<
  SubjectLedger,
  'balanceCents' | 'isPaidElsewhere' | 'canPayOnline'
> & {
  entries: (LedgerEntry & OfItem)[];
  refunds: (RefundRow & OfItem)[];
  disputes: (SubjectLedger['disputes'][number] & OfItem)[];
  items: {
    kind: OrderItemKind;
    reference: string;
    uuid: string;
    title: string;
    balanceCents: number;
  }[];
};
