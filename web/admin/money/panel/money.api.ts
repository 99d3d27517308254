import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  ENTERED_METHODS,
  MANUAL_METHODS,
  MoneySubject,
  RefundRow,
  SubjectLedger,
} from '#contract/money/ledger.ts';
import type { GuestPayLink } from '#contract/money/payments.ts';

export type ManualMethod = (typeof MANUAL_METHODS)[number];
export type EnteredMethod = (typeof ENTERED_METHODS)[number];

/** A booking or a transfer, by its id, and the address of its money. */
export type MoneyOf = { kind: MoneySubject; id: string };

export const pathOf = ({ kind, id }: MoneyOf) =>
  `/api/admin/${kind === 'booking' ? 'bookings' : 'transfers'}/${id}`;
export const ledgerPath = (of: MoneyOf) => `${pathOf(of)}/ledger`;
export const receiptsPath = ({ id }: MoneyOf) => `/api/admin/receipts?subject=${id}&pageSize=100`;
export const refundPath = (of: MoneyOf, { id }: Pick<RefundRow, 'id'>) =>
  `${pathOf(of)}/refunds/${id}/done`;
export const undoPath = (of: MoneyOf, entry: number) => `${pathOf(of)}/payments/${entry}/undo`;
export const payLinkPath = (of: MoneyOf) => `${pathOf(of)}/pay-link`;

export const enterPayment = (
  of: MoneyOf,
  input: { method: EnteredMethod; cents: number; key: string },
) => fetchJson<SubjectLedger>(`${pathOf(of)}/payments`, { method: 'POST', body: input });
export const enterVoucher = (of: MoneyOf, code: string) =>
  fetchJson<SubjectLedger>(`${pathOf(of)}/voucher`, { method: 'POST', body: { code } });
export const tickRefund = (
  of: MoneyOf,
  refund: Pick<RefundRow, 'id' | 'cents'>,
  method: ManualMethod,
) =>
  fetchJson<SubjectLedger>(refundPath(of, refund), {
    method: 'POST',
    body: { method, cents: refund.cents },
  });
export const undoPayment = (of: MoneyOf, entry: number) =>
  fetchJson<SubjectLedger>(undoPath(of, entry), { method: 'POST' });
export const mailPayLink = (of: MoneyOf) =>
  fetchJson<GuestPayLink>(`${payLinkPath(of)}/mail`, { method: 'POST' });
