import type { Context } from 'hono';
import type { ReceiptRow } from '#contract/money/receipts.ts';
import { tidyTaxNumber } from '#contract/money/tax-number.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { siteOrigin } from '#core/http/origin.ts';
import type { App } from '#env';
import { readStationery } from '#money/pdf/fonts.ts';
import { invoiceUrl } from './invoices/invoice-url.ts';
import { invoiceDate } from './invoices/record-data.ts';
import { sealRecords } from './invoices/seal-records.ts';
import { invoiceSettingsRead } from './invoices/settings.ts';
import { receiptUrl } from './receipt-link.ts';
import { type DocumentCheck, receiptPdf } from './receipt-pdf.ts';

export const PDF_TYPE = 'application/pdf';

/** No invoice is handed out before its record is written. */
async function checkOf(c: Context<App>, receipt: ReceiptRow): Promise<DocumentCheck> {
  const { db, reader } = c.var;
  await sealRecords(db, new Date());
  const { office } = await reader.run(invoiceSettingsRead(db));
  const id = {
    taxNumber: tidyTaxNumber(receipt.issuer.taxNumber),
    number: receipt.printedNumber,
    date: invoiceDate(receipt.issuedAt),
  };
  return { url: invoiceUrl(office, id, receipt.totalCents), office };
}

/** The receipt as a file. */
export async function pdfAnswer(c: Context<App>, receipt: ReceiptRow): Promise<Response> {
  const [fonts, secret] = await Promise.all([
    c.var.reader.run(siteSettings(c.var.db)).then((site) => readStationery(c.env, site)),
    signingSecret(c.var.db, c.env.QUOTE_SECRET),
  ]);
  const file = await receiptPdf(
    fonts,
    receipt,
    receipt.book === ''
      ? { url: await receiptUrl(secret, siteOrigin(c.env, c.req.url), receipt) }
      : await checkOf(c, receipt),
  );
  return c.body(file as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': PDF_TYPE,
    'Content-Disposition': `inline; filename="${receipt.printedNumber}.pdf"`,
  });
}
