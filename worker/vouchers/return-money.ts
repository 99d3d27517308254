import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { batchOf } from '#db/batch-of.ts';
import type { Database } from '#db/client.ts';
import { insertIf } from '#db/insert-if.ts';
import { bookings, giftVoucherEntries, giftVouchers, ledgerEntries, refunds } from '#db/schema.ts';
import { moneyStatements, overpaid } from '#ledger/entries.ts';
import { receiptStatement } from '#receipts/receipt-statement.ts';
import { hasEntry, paidBy } from './balance.sql.ts';
import { endOfCode } from './voucher-code.ts';

type RefundRow = typeof refunds.$inferSelect;

/**
 * Gives money that is due back to the gift voucher that paid it, the latest first; what is more than that becomes a refund of its own. Refund,
 * gift voucher and ledger in one batch, once. False when no gift voucher paid for it.
 */
export async function returnToVoucher(db: Database, refund: RefundRow, now: Date): Promise<boolean> {
  const { id, subjectKind, subjectId, cents } = refund;
  const rest = paidBy(sql`gift_vouchers.id`, subjectKind, subjectId);
  const used = db
    .select({ id: giftVoucherEntries.voucherId })
    .from(giftVoucherEntries)
    .where(
      and(
        ...[sql`${giftVoucherEntries.voucherId} = gift_vouchers.id`, eq(giftVoucherEntries.subjectKind, subjectKind)],
        eq(giftVoucherEntries.subjectId, subjectId),
      ),
    );
  const [voucher] = await db
    .select({ id: giftVouchers.id, code: giftVouchers.code, rest: rest.as('rest') })
    .from(giftVouchers)
    .where(and(exists(used), sql`${rest} > 0`))
    .orderBy(desc(giftVouchers.id))
    .limit(1);
  if (!voucher) return false;
  const part = Math.min(cents, voucher.rest);
  const key = `return:${id}`;
  const at = now.toISOString();
  const isOpen = and(eq(refunds.id, id), eq(refunds.status, 'due'), eq(refunds.cents, cents));
  const isDue = exists(db.select({ id: refunds.id }).from(refunds).where(isOpen));
  const entry = { voucherId: voucher.id, kind: 'return' as const, cents: part, subjectKind, subjectId, actor: 'system', at, key };
  const inLedger = { subjectKind, subjectId, kind: 'refund' as const, method: 'voucher' as const, cents: part, actor: 'system', at };
  const isGiven = sql`${hasEntry(key)} AND ${isDue}`;
  await db.batch(
    batchOf([
      insertIf(db, giftVoucherEntries, entry, sql`${isDue} AND ${paidBy(voucher.id, subjectKind, subjectId)} >= ${part}`),
      insertIf(db, refunds, { ...refund, id: crypto.randomUUID(), cents: cents - part }, sql`${cents - part} > 0 AND ${isGiven}`),
      insertIf(db, ledgerEntries, { ...inLedger, reference: endOfCode(voucher.code), key: `refund:${id}` }, isGiven),
      receiptStatement(db, `refund:${id}`, { actor: 'system', now }),
      db
        .update(refunds)
        .set({ status: 'done', method: 'voucher', cents: part, doneAt: at })
        .where(and(isOpen, hasEntry(key))),
    ]),
  );
  return true;
}

/** Holds that ended before all of what was due was paid: what a gift voucher paid for them is due back. */
export async function returnOfEndedHolds(db: Database, now: Date): Promise<void> {
  const ended = await db
    .selectDistinct({ id: bookings.id })
    .from(giftVoucherEntries)
    .innerJoin(bookings, and(eq(giftVoucherEntries.subjectKind, 'booking'), eq(bookings.id, giftVoucherEntries.subjectId)))
    .where(and(eq(bookings.status, 'EXPIRED'), sql`${overpaid('booking', sql`${bookings.id}`)} > 0`))
    .limit(20);
  for (const { id } of ended) await db.batch(batchOf(moneyStatements(db, { kind: 'booking', id }, { actor: 'system', now })));
}
