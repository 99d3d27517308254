import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { menorcaToday } from '#contract/calendar.ts';
import { voucherUrl } from '#core/auth/voucher-link.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { giftVoucherEntries, giftVouchers, voucherItems } from '#core/db/schema.ts';
import { hasRow, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { type MailSite, mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { newVoucherCode } from '#money/vouchers/voucher-code.ts';
import { voucherMail } from '#money/vouchers/voucher-mail.ts';
import type { ItemKind } from '#orders/items/item-kind.ts';
import { type HeldVoucher, heldVouchers, textsOf } from './voucher.reads.ts';
import { voucherFirmMail } from './voucher-firm-mail.ts';

type Links = { origin: string; secret: string; now: Date };

/** The gift voucher's own mail, with its code, and that it was enqueued; none for a buyer without an address. */
export async function mailStatements(
  db: Database,
  site: MailSite,
  held: HeldVoucher,
  code: string,
  { origin, secret, now, when }: Links & { when: SQL },
): Promise<BatchItem<'sqlite'>[]> {
  const { item, voucher, email: buyerEmail } = held;
  if (buyerEmail === null) return [];
  const issued = {
    ...{ id: voucher?.id ?? 0, code, cents: item.cents, ...textsOf(held) },
    ...{ endsOn: voucher?.endsOn ?? null, buyerEmail },
  };
  const isFirst = sql`${when} AND ${hasRow(voucherItems, and(eq(voucherItems.id, item.id), isNull(voucherItems.mailedAt)))}`;
  return [
    queueMailIf(
      db,
      {
        ...voucherMail(site, issued, origin, await voucherUrl(secret, origin, item)),
        ...{ relatedKind: 'voucher_item', relatedId: item.id },
      },
      isFirst,
    ),
    db
      .update(voucherItems)
      .set({ mailedAt: now.toISOString() })
      .where(and(eq(voucherItems.id, item.id), isNull(voucherItems.mailedAt), when)),
  ];
}

/** Its payment issues the gift voucher: code, balance and mail, once. One that was cancelled meanwhile gets its money back. */
export const voucherPaid: NonNullable<ItemKind['paid']> = {
  settled: async (db, { subjectId: id }, { isUnsettled, origin, secret, now }) => {
    const reader = new Reader(db);
    const [[held], site] = await Promise.all([
      reader.run(heldVouchers(db, eq(voucherItems.id, id))),
      reader.run(mailSite(db)),
    ]);
    if (held?.item.status !== 'unpaid') return [];
    const { item } = held;
    const code = newVoucherCode();
    const at = now.toISOString();
    const voucherId = sql<number>`(SELECT ${giftVouchers.id} FROM ${giftVouchers} WHERE ${giftVouchers.code} = ${code})`;
    const isIssued = hasRow(giftVouchers, eq(giftVouchers.code, code));
    const isUnpaid = and(eq(voucherItems.id, id), eq(voucherItems.status, 'unpaid'));
    const isLater = item.sendOn !== null && item.sendOn > menorcaToday(now);
    return [
      insertIf(
        db,
        giftVouchers,
        {
          ...{ code, cents: voucherItems.cents, recipient: voucherItems.recipient },
          ...{ giver: voucherItems.giver, message: voucherItems.message },
          ...{ language: voucherItems.language, buyerEmail: held.email },
          ...{ createdAt: at, updatedAt: at },
        },
        sql`${isUnpaid} AND ${isUnsettled}`,
        voucherItems,
      ),
      db
        .update(voucherItems)
        .set({
          ...{ status: 'issued', voucherId, issuedAt: at, updatedAt: at, version: NEXT_VERSION },
          ...{ recipient: null, giver: null, message: null },
        })
        .where(and(isUnpaid, isIssued)),
      insertIf(
        db,
        giftVoucherEntries,
        {
          ...{ voucherId, cents: item.cents, kind: 'issue' as const, actor: 'guest', at },
          key: `issue:item:${id}`,
        },
        isIssued,
      ),
      ...voucherFirmMail(site, {
        ...{ id, reference: item.reference, orderReference: held.orderReference },
        ...{ cents: item.cents, sendOn: isLater ? item.sendOn : null, ...textsOf(held) },
        contact: { name: held.name, email: held.email, phone: held.phone },
        language: held.orderLanguage,
      }).map((mail) => queueMailIf(db, mail, isIssued)),
      ...(isLater
        ? []
        : await mailStatements(db, site, held, code, { origin, secret, now, when: isIssued })),
    ];
  },
};
