import { type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { giftVoucherEntries } from '#db/schema.ts';

type Ref = SQL | number;

/** What is left on a gift voucher. */
export const balanceOf = (voucherId: Ref): SQL<number> =>
  sql`(SELECT coalesce(sum(${giftVoucherEntries.cents}), 0) FROM ${giftVoucherEntries} WHERE ${giftVoucherEntries.voucherId} = ${voucherId})`;

/** What a gift voucher paid for a booking or transfer, without what went back to it. */
export const paidBy = (voucherId: Ref, kind: MoneySubject, id: string): SQL<number> =>
  sql`(SELECT coalesce(-sum(${giftVoucherEntries.cents}), 0) FROM ${giftVoucherEntries} WHERE ${giftVoucherEntries.voucherId} = ${voucherId} AND ${giftVoucherEntries.subjectKind} = ${kind} AND ${giftVoucherEntries.subjectId} = ${id})`;

export const hasEntry = (key: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${giftVoucherEntries} WHERE ${giftVoucherEntries.key} = ${key})`;
