import { and, isNull, lt, sql } from 'drizzle-orm';
import { read } from '#core/db/reader.ts';
import { giftVouchers, voucherItems } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { balanceOf, WITHOUT_PEOPLE } from '#money/vouchers/balance.sql.ts';
import type { ItemKind } from '#orders/items/item-kind.ts';
import { ofOrderItems } from '#orders/items/person.sql.ts';

/** The person who ordered gift vouchers. They stay valid without their names, and so do their entries. */
export const voucherPerson: ItemKind['person'] = {
  isOf: (person) => ofOrderItems(voucherItems.orderId, person),
  exported: (db, isTheirs) =>
    read([db.select().from(voucherItems).where(isTheirs)], (rows) => ({
      rows: rows.map(({ manageTokenHash: _hash, ...row }) => row),
      upcoming: [],
    })),
  erased: (db, isTheirs, stamp) => [
    db
      .update(giftVouchers)
      .set({ ...WITHOUT_PEOPLE, anonymisedAt: stamp, updatedAt: stamp, version: NEXT_VERSION })
      .where(
        sql`${giftVouchers.id} IN (SELECT ${voucherItems.voucherId} FROM ${voucherItems} WHERE ${isTheirs})`,
      ),
    db
      .update(voucherItems)
      .set({
        ...{ recipient: null, giver: null, message: null },
        ...{ anonymisedAt: stamp, updatedAt: stamp, version: NEXT_VERSION },
      })
      .where(isTheirs),
  ],
  // As long as money is left on it, its recipient may ask for it by name.
  isOld: ({ before, day }) =>
    and(
      isNull(voucherItems.anonymisedAt),
      lt(voucherItems.createdAt, before),
      sql`(${voucherItems.status} <> 'issued' OR ${balanceOf(sql`${voucherItems.voucherId}`)} <= 0
        OR EXISTS (SELECT 1 FROM gift_vouchers AS over WHERE over.id = ${voucherItems.voucherId} AND over.ends_on < ${day}))`,
    ) ?? sql`false`,
};
