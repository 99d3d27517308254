import type { TransferInboxState } from '#contract/admin/admin.ts';

const NOT_DRIVEN: readonly TransferInboxState[] = [
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'spam',
];

/** Whether the journey takes or took place. */
export const isDriven = ({ status }: { status: TransferInboxState }) =>
  !NOT_DRIVEN.includes(status);
