import type * as v from 'valibot';
import type { Page } from '../paging.ts';
import type { MoneySubject } from './ledger.ts';
import type * as schema from './vouchers.schema.ts';

/** No 0, 1, I and O; 32 letters, so that sixteen of them have 80 bits. */
export const VOUCHER_GROUPS = 4;
export const VOUCHER_GROUP_LENGTH = 4;

/** `issue` and `return` fill it, `use` and `void` empty it. */
export const VOUCHER_ENTRY_KINDS = ['issue', 'use', 'return', 'void'] as const;
export type VoucherEntryKind = (typeof VOUCHER_ENTRY_KINDS)[number];

export const VOUCHER_STATES = ['open', 'empty', 'over', 'void'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export type VoucherInput = v.InferOutput<typeof schema.VoucherInput>;
export type VoucherUpdate = v.InferOutput<typeof schema.VoucherUpdate>;
/** What can be corrected on it. */
export type VoucherTexts = Omit<VoucherUpdate, 'version'>;
export type VoucherPayment = v.InferInput<typeof schema.VoucherPayment>;

export type VoucherItem = {
  id: number;
  code: string;
  cents: number;
  balanceCents: number;
  state: VoucherState;
  recipient: string | null;
  endsOn: string | null;
  createdAt: string;
};
export type VoucherList = Page<VoucherItem>;
export type VoucherEntry = {
  kind: VoucherEntryKind;
  /** Signed: the sum is the balance. */
  cents: number;
  method: string | null;
  subject: { kind: MoneySubject; id: string; reference: string | null } | null;
  by: string;
  at: string;
};
export type VoucherDetail = VoucherItem &
  VoucherTexts & {
    version: number;
    entries: VoucherEntry[];
  };
