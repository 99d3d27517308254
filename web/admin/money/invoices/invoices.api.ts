import { queryOptions } from '@tanstack/react-query';
import type { InvoiceDraft } from '#admin/frame/orders/invoice-fields.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { InvoiceChain } from '#contract/money/invoices/invoices.ts';

export const INVOICES = '/api/admin/invoices';

const post = <A>(path: string, body: object = {}) =>
  fetchJson<A>(`${INVOICES}${path}`, { method: 'POST', body });

export const chainQuery = queryOptions({
  queryKey: [`${INVOICES}/chain`],
  queryFn: () => fetchJson<InvoiceChain>(`${INVOICES}/chain`),
  enabled: false,
});
export const correctInvoice = (id: number, customer: InvoiceDraft) =>
  post<{ issued: number }>(`/${id}/correct`, { customer });
export const sendAgain = (id: number) => post<unknown>(`/${id}/send-again`);
export const sendNow = () => post<unknown>('/send');
