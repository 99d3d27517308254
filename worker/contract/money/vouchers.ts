import type * as v from 'valibot';
import type { Page } from '../paging.ts';
import type { LedgerSubject } from './ledger.ts';
import type * as schema from './vouchers.schema.ts';

/** No 0, 1, I and O; 32 letters, so that sixteen of them have 80 bits. */
export const VOUCHER_GROUPS = 4;
export const VOUCHER_GROUP_LENGTH = 4;

/** `issue` and `return` fill it, `use` and `void` empty it. */
export const VOUCHER_ENTRY_KINDS = ['issue', 'use', 'return', 'void'] as const;
export type VoucherEntryKind = (typeof VOUCHER_ENTRY_KINDS)[number];

export const VOUCHER_STATES = ['open', 'empty', 'over', 'void'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Of a gift voucher that was ordered on the site: it has no code before it is paid. */
export const VOUCHER_ITEM_STATUSES = ['unpaid', 'issued', 'cancelled'] as const;
export type VoucherItemStatus = (typeof VOUCHER_ITEM_STATUSES)[number];
/** What a gift voucher costs that is ordered on the site. */
export const ORDERED_VOUCHER_CENTS = { least: 1000, most: 100_000 } as const;
/** Amounts that its page suggests. */
export const SUGGESTED_VOUCHER_CENTS = [5000, 10_000, 15_000, 25_000] as const;
/** Days after its issue on which its buyer can give back one that was not used. */
export const WITHDRAWAL_DAYS = 14;

export type VoucherInput = v.InferOutput<typeof schema.VoucherInput>;
export type VoucherUpdate = v.InferOutput<typeof schema.VoucherUpdate>;
/** What can be corrected on it. */
export type VoucherTexts = Omit<VoucherUpdate, 'version'>;
export type VoucherPayment = v.InferInput<typeof schema.VoucherPayment>;

export type GiftVoucherOffer = v.InferOutput<typeof schema.GiftVoucherOffer>;

export type VoucherItem = {
  id: number;
  code: string;
  cents: number;
  balanceCents: number;
  state: VoucherState;
  recipient: string | null;
  endsOn: string | null;
  createdAt: string;
  /** Of the order in which it was sold on the site; null for one that the firm issued. */
  orderReference: string | null;
};
export type VoucherList = Page<VoucherItem>;
export type VoucherEntry = {
  kind: VoucherEntryKind;
  /** Signed: the sum is the balance. */
  cents: number;
  method: string | null;
  subject: { kind: LedgerSubject; id: string; reference: string | null } | null;
  by: string;
  at: string;
};
export type VoucherDetail = VoucherItem &
  VoucherTexts & {
    version: number;
    entries: VoucherEntry[];
  };
