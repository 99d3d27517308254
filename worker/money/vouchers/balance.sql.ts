import { eq, type SQL, sql } from 'drizzle-orm';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import { giftVoucherEntries } from '#core/db/schema.ts';
import { hasRow } from '#core/db/statements/conditions.ts';

type Ref = SQL | number;

/** What is left on a gift voucher. */
export const balanceOf = (voucherId: Ref): SQL<number> =>
  sql`(SELECT coalesce(sum(${giftVoucherEntries.cents}), 0) FROM ${giftVoucherEntries} WHERE ${giftVoucherEntries.voucherId} = ${voucherId})`;

/** What a gift voucher paid for a booking or transfer, without what went back to it. */
export const paidBy = (voucherId: Ref, kind: LedgerSubject, id: string): SQL<number> =>
  sql`(SELECT coalesce(-sum(${giftVoucherEntries.cents}), 0) FROM ${giftVoucherEntries} WHERE ${giftVoucherEntries.voucherId} = ${voucherId} AND ${giftVoucherEntries.subjectKind} = ${kind} AND ${giftVoucherEntries.subjectId} = ${id})`;

/** Of a row of gift vouchers: what was left when it was voided is gone, and nothing is added to it. */
export const isVoid = sql<number>`EXISTS (SELECT 1 FROM gift_voucher_entries e WHERE e.voucher_id = gift_vouchers.id AND e.kind = 'void')`;

/** Of a row of gift vouchers: its holder can pay with it on that day, so that money may go back to it. */
export const canBeUsed = (today: string): SQL =>
  sql`(gift_vouchers.deleted_at IS NULL AND (gift_vouchers.ends_on IS NULL OR gift_vouchers.ends_on >= ${today}) AND NOT ${isVoid})`;

export const hasEntry = (key: string): SQL =>
  hasRow(giftVoucherEntries, eq(giftVoucherEntries.key, key));

/** A gift voucher without those who give and get it. */
export const WITHOUT_PEOPLE = {
  recipient: null,
  giver: null,
  message: null,
  buyerEmail: null,
} as const;
