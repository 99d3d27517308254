import { fetchJson } from '#api/fetch-json.ts';
import type { MANUAL_METHODS, SubjectLedger } from '#contract/money/ledger.ts';
import type { PayLink } from '#contract/money/payments.ts';

export type ManualMethod = (typeof MANUAL_METHODS)[number];

export const ledgerPath = (id: string) => `/api/admin/bookings/${id}/ledger`;
export const payLinkPath = (id: string) => `/api/admin/bookings/${id}/pay-link`;

export const enterPayment = (id: string, input: { method: ManualMethod; cents: number; key: string }) =>
  fetchJson<SubjectLedger>(`/api/admin/bookings/${id}/payments`, { method: 'POST', body: input });
export const tickRefund = (id: string, refund: string, method: ManualMethod) =>
  fetchJson<SubjectLedger>(`/api/admin/bookings/${id}/refunds/${refund}/done`, { method: 'POST', body: { method } });
export const payLink = (id: string) => fetchJson<PayLink>(payLinkPath(id));
