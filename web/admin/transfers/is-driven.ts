import type { TransferInboxState } from '#contract/admin.ts';

const NOT_DRIVEN: readonly TransferInboxState[] = ['declined', 'cancelled_customer', 'cancelled_operator', 'spam'];

/** Somebody drives, drove, or is to drive it. */
export const isDriven = ({ status }: { status: TransferInboxState }) => !NOT_DRIVEN.includes(status);
