import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type { VoucherItemStatus } from '#contract/money/vouchers.ts';
import { createdAt, now } from './columns.ts';
import { orders } from './orders.ts';
import { giftVouchers } from './partners.ts';

/**
 * Gift vouchers as items of orders. The gift voucher itself, with its code, is made by the payment; the texts are on it from then on, and none are
 * here.
 */
export const voucherItems = sqliteTable(
  'voucher_items',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    manageTokenHash: text().notNull(),
    status: text().$type<VoucherItemStatus>().notNull(),
    cents: integer().notNull(),
    recipient: text(),
    giver: text(),
    message: text(),
    language: text().$type<Language>().notNull(),
    /** Day in Menorca on which it is mailed; null: at once. */
    sendOn: text(),
    voucherId: integer()
      .unique()
      .references(() => giftVouchers.id),
    issuedAt: text(),
    /** When its mail was enqueued. */
    mailedAt: text(),
    anonymisedAt: text(),
    version: integer().notNull().default(1),
    createdAt,
    updatedAt: text().notNull().default(now),
  },
  (t) => [
    index('voucher_items_order').on(t.orderId),
    index('voucher_items_mail').on(t.sendOn).where(sql`status = 'issued' AND mailed_at IS NULL`),
    check(
      'voucher_items_status',
      sql`cents > 0 AND status IN ('unpaid', 'issued', 'cancelled') AND (status <> 'issued' OR voucher_id IS NOT NULL)`,
    ),
  ],
);
