import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { DisputeState, RefundStatus } from '#contract/money/ledger.ts';

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
