import type { AdminKey } from '#admin/paths.ts';
import type { DisputeState, LedgerKind, PaymentMethod, RefundStatus } from '#contract/money/ledger.ts';

export const KINDS: Readonly<Record<LedgerKind, AdminKey>> = {
  due: 'money.due',
  deposit: 'money.deposit',
  payment: 'money.payment',
  refund: 'money.refund',
  fee: 'money.fee',
  correction: 'money.correction',
};
export const METHODS: Readonly<Record<PaymentMethod, AdminKey>> = {
  card: 'money.card',
  paypal: 'money.paypal',
  bizum: 'money.bizum',
  transfer: 'money.transfer',
  cash: 'money.cash',
  voucher: 'money.voucher',
  reseller: 'money.reseller',
};
export const REFUNDS: Readonly<Record<RefundStatus, AdminKey>> = {
  due: 'money.refund_due',
  sent: 'money.refund_sent',
  done: 'money.refund_done',
  failed: 'money.refund_failed',
  by_hand: 'money.refund_by_hand',
};
export const DISPUTES: Readonly<Record<DisputeState, AdminKey>> = {
  open: 'money.dispute_open',
  won: 'money.dispute_won',
  lost: 'money.dispute_lost',
};
