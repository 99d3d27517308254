import type { Context } from 'hono';
import type { ReceiptRow } from '#contract/money/receipts.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { siteOrigin } from '#core/http/origin.ts';
import type { App } from '#env';
import { readStationery } from '#money/pdf/fonts.ts';
import { receiptUrl } from './receipt-link.ts';
import { receiptPdf } from './receipt-pdf.ts';

export const PDF_TYPE = 'application/pdf';

/** The receipt as a file. */
export async function pdfAnswer(c: Context<App>, receipt: ReceiptRow): Promise<Response> {
  const [fonts, secret] = await Promise.all([
    c.var.reader.run(siteSettings(c.var.db)).then((site) => readStationery(c.env, site)),
    signingSecret(c.var.db, c.env.QUOTE_SECRET),
  ]);
  const file = await receiptPdf(
    fonts,
    receipt,
    await receiptUrl(secret, siteOrigin(c.env, c.req.url), receipt),
  );
  return c.body(file as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': PDF_TYPE,
    'Content-Disposition': `inline; filename="${receipt.printedNumber}.pdf"`,
  });
}
