import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { type Read, read } from '#core/db/reader.ts';
import { giftVouchers, orders, voucherItems } from '#core/db/schema.ts';
import { balanceOf, isVoid } from '#money/vouchers/balance.sql.ts';

type Issued = Pick<
  typeof giftVouchers.$inferSelect,
  'id' | 'code' | 'cents' | 'recipient' | 'giver' | 'message' | 'language' | 'endsOn'
>;
export type HeldVoucher = {
  item: typeof voucherItems.$inferSelect;
  /** Once it is paid. */
  voucher: Issued | null;
  leftCents: number;
  isVoid: boolean;
  /** Of who ordered it. */
  email: string | null;
  name: string | null;
  phone: string | null;
  orderLanguage: Language;
  orderReference: string;
};

/** Gift vouchers of orders, with what was issued for them. */
export const heldVouchers = (db: Database, isMeant: SQL): Read<HeldVoucher[]> =>
  read(
    [
      db
        .select({
          item: voucherItems,
          ...{
            id: aliased(giftVouchers.id, 'issuedId'),
            code: giftVouchers.code,
            endsOn: giftVouchers.endsOn,
            recipient: aliased(giftVouchers.recipient, 'issuedFor'),
            giver: aliased(giftVouchers.giver, 'issuedBy'),
            message: aliased(giftVouchers.message, 'issuedMessage'),
            language: aliased(giftVouchers.language, 'issuedLanguage'),
          },
          leftCents: balanceOf(sql`gift_vouchers.id`).as('leftCents'),
          isVoid: isVoid.mapWith(Boolean).as('isVoid'),
          email: orders.contactEmail,
          ...{ name: orders.contactName, phone: orders.contactPhone },
          orderLanguage: aliased(orders.language, 'orderLanguage'),
          orderReference: aliased(orders.reference, 'orderReference'),
        })
        .from(voucherItems)
        .innerJoin(orders, eq(orders.id, voucherItems.orderId))
        .leftJoin(giftVouchers, eq(giftVouchers.id, voucherItems.voucherId))
        .where(isMeant)
        .orderBy(asc(voucherItems.id)),
    ],
    (rows) =>
      rows.map(({ id, code, endsOn, recipient, giver, message, language, ...row }) => ({
        ...row,
        voucher:
          code === null
            ? null
            : {
                ...{ id, code, endsOn, recipient, giver, message, language },
                cents: row.item.cents,
              },
      })),
  );

/** Its texts: of the gift voucher, else as ordered. */
export function textsOf({ item, voucher }: Pick<HeldVoucher, 'item' | 'voucher'>) {
  const { recipient, giver, message, language } = voucher ?? item;
  return { recipient, giver, message, language };
}
