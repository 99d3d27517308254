import { eq, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { giftVouchers, voucherItems } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { knownOrigin } from '#core/http/origin.ts';
import type { SentFile } from '#core/mail/late-attachments.ts';
import type { Bindings } from '#env';
import { readStationery } from '#money/pdf/fonts.ts';
import { isVoid } from './balance.sql.ts';
import { voucherPdf } from './voucher-pdf.ts';

type Related = { relatedKind: string | null; relatedId: string | null };

/** The gift voucher that a mail is about, as a file to print; none of one that was given back or voided meanwhile. */
export async function attachedVoucher(
  env: Bindings,
  db: Database,
  { relatedKind, relatedId }: Related,
): Promise<SentFile[]> {
  const id =
    relatedKind === 'voucher_item'
      ? sql`(SELECT ${voucherItems.voucherId} FROM ${voucherItems} WHERE ${voucherItems.id} = ${relatedId})`
      : Number(relatedId);
  const [[row], site] = await Promise.all([
    db
      .select({ voucher: giftVouchers, isVoid: isVoid.mapWith(Boolean).as('isVoid') })
      .from(giftVouchers)
      .where(eq(giftVouchers.id, id)),
    new Reader(db).run(siteSettings(db)),
  ]);
  if (!row || row.isVoid || row.voucher.deletedAt !== null) return [];
  const { voucher } = row;
  const content = await voucherPdf(voucher, {
    ...{ fonts: await readStationery(env, site), site, now: new Date(), origin: knownOrigin(env) },
  });
  return [
    {
      filename: `${voucher.code}.pdf`,
      contentType: 'application/pdf',
      content,
    },
  ];
}
