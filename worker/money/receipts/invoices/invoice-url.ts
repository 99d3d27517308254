import type { InvoiceId, InvoiceOffice } from '#contract/money/invoices/invoices.ts';
import { amountText } from './record-hash.ts';

const CHECKS: Readonly<Record<InvoiceOffice, string>> = {
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
  production: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
};

/** Where the tax office says whether it has an invoice; the content of its QR code. */
export function invoiceUrl(
  office: InvoiceOffice,
  { taxNumber, number, date }: InvoiceId,
  totalCents: number,
): string {
  const asked = { nif: taxNumber, numserie: number, fecha: date, importe: amountText(totalCents) };
  return `${CHECKS[office]}?${new URLSearchParams(asked)}`;
}
