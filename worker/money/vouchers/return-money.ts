import { and, desc, eq, exists, gt, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { giftVoucherEntries, giftVouchers, ledgerEntries, refunds } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import { canBeUsed, hasEntry, paidBy } from './balance.sql.ts';
import { endOfCode } from './voucher-code.ts';

type RefundRow = typeof refunds.$inferSelect;

const ofSubject = ({ kind, id }: Subject) =>
  and(eq(giftVoucherEntries.subjectKind, kind), eq(giftVoucherEntries.subjectId, id));

/** What gift vouchers paid for a booking or transfer that would go back to them. */
export async function returnableCents(db: Database, subject: Subject, now: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(-sum(${giftVoucherEntries.cents}), 0)`.as('cents') })
    .from(giftVoucherEntries)
    .innerJoin(giftVouchers, eq(giftVouchers.id, giftVoucherEntries.voucherId))
    .where(and(ofSubject(subject), canBeUsed(menorcaToday(now))));
  return row?.cents ?? 0;
}

/**
 * Gives money that is due back to the gift voucher that paid it, the latest first; what is more than that becomes a refund of its own. Refund,
 * gift voucher and ledger in one batch, once. False when no gift voucher paid for it that can be used on that day: nothing goes back to one that
 * is void or over.
 */
export async function returnToVoucher(
  db: Database,
  refund: RefundRow,
  now: Date,
): Promise<boolean> {
  const { id, subjectKind, subjectId, cents } = refund;
  const rest = paidBy(sql`gift_vouchers.id`, subjectKind, subjectId);
  const used = db
    .select({ id: giftVoucherEntries.voucherId })
    .from(giftVoucherEntries)
    .where(
      and(
        sql`${giftVoucherEntries.voucherId} = gift_vouchers.id`,
        ofSubject({ kind: subjectKind, id: subjectId }),
      ),
    );
  const today = menorcaToday(now);
  const [voucher] = await db
    .select({ id: giftVouchers.id, code: giftVouchers.code, rest: rest.as('rest') })
    .from(giftVouchers)
    .where(and(exists(used), gt(rest, 0), canBeUsed(today)))
    .orderBy(desc(giftVouchers.id))
    .limit(1);
  if (!voucher) return false;
  const part = Math.min(cents, voucher.rest);
  const key = `return:${id}`;
  const at = now.toISOString();
  const isOpen = and(eq(refunds.id, id), eq(refunds.status, 'due'), eq(refunds.cents, cents));
  const isDue = exists(db.select({ id: refunds.id }).from(refunds).where(isOpen));
  const entry = {
    voucherId: voucher.id,
    kind: 'return' as const,
    cents: part,
    subjectKind,
    subjectId,
    actor: 'system',
    at,
    key,
  };
  const inLedger = {
    subjectKind,
    subjectId,
    kind: 'refund' as const,
    method: 'voucher' as const,
    cents: part,
    actor: 'system',
    at,
  };
  // It may be voided at the same moment; then the next run finds that.
  const isUsable = hasRow(giftVouchers, and(eq(giftVouchers.id, voucher.id), canBeUsed(today)));
  const isGiven = sql`${hasEntry(key)} AND ${isDue}`;
  await db.batch(
    batchOf([
      insertIf(
        db,
        giftVoucherEntries,
        entry,
        sql`${isDue} AND ${isUsable} AND ${paidBy(voucher.id, subjectKind, subjectId)} >= ${part}`,
      ),
      insertIf(
        db,
        refunds,
        { ...refund, id: crypto.randomUUID(), cents: cents - part },
        sql`${cents - part} > 0 AND ${isGiven}`,
      ),
      insertIf(
        db,
        ledgerEntries,
        { ...inLedger, reference: endOfCode(voucher.code), key: `refund:${id}` },
        isGiven,
      ),
      receiptStatement(db, `refund:${id}`, { actor: 'system', now }),
      db
        .update(refunds)
        .set({ status: 'done', method: 'voucher', cents: part, doneAt: at })
        .where(and(isOpen, hasEntry(key))),
    ]),
  );
  return true;
}
