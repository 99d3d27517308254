import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { PaymentMethod } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import { giftVoucherEntries, ledgerEntries, refunds } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { movedKey } from '#money/ledger/moved.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import type { Booking } from '../booking.reads.ts';
import { BookingRefused } from '../refused.ts';
import type { By } from '../write.ts';

/** A part of what was paid, by the way on which it came: a payment online, a gift voucher, or a method by hand. */
export type Way = {
  method: PaymentMethod | null;
  sessionId: string | null;
  voucherId: number | null;
  cents: number;
};

/** What is taken of each way until `cents` are together, in their order. */
export function takeFrom(ways: readonly Way[], cents: number): Way[] {
  let left = cents;
  return ways.flatMap((way) => {
    const part = Math.min(left, way.cents);
    left -= Math.max(0, part);
    return part > 0 ? [{ ...way, cents: part }] : [];
  });
}

const ofBooking = (id: string) =>
  and(eq(ledgerEntries.subjectKind, 'booking'), eq(ledgerEntries.subjectId, id));
const lastEntry = (id: string) =>
  sql<number>`(SELECT coalesce(max(${ledgerEntries.id}), 0) FROM ${ledgerEntries} WHERE ${ofBooking(id)})`;
const hasOpenRefund = (id: string) =>
  sql<number>`EXISTS (SELECT 1 FROM ${refunds} WHERE ${refunds.subjectKind} = 'booking' AND ${refunds.subjectId} = ${id} AND ${refunds.status} <> 'done')`;
/** A payment was begun, or has come in and its booking has not been confirmed yet. */
const isBeingPaid = (
  id: string,
) => sql<number>`EXISTS (SELECT 1 FROM payment_parts AS part JOIN payment_sessions AS session ON session.id = part.session_id
  WHERE part.subject_kind = 'booking' AND part.subject_id = ${id}
    AND (session.status IN ('new', 'open') OR (session.status = 'paid' AND part.settled_at IS NULL)))`;

/** What was paid for a booking and did not go back: online first, the latest payment before the others, then by gift voucher and by hand, as refunds go. */
async function paidWays(db: Database, id: string): Promise<Way[]> {
  const [entries, vouchers] = await db.batch([
    db
      .select({
        method: ledgerEntries.method,
        sessionId: ledgerEntries.sessionId,
        cents: sql<number>`-sum(${ledgerEntries.cents})`.as('paid'),
      })
      .from(ledgerEntries)
      .where(and(ofBooking(id), inArray(ledgerEntries.kind, ['deposit', 'payment', 'refund'])))
      .groupBy(ledgerEntries.sessionId, ledgerEntries.method)
      .orderBy(sql`${ledgerEntries.sessionId} IS NULL, min(${ledgerEntries.id}) DESC`),
    db
      .select({
        voucherId: giftVoucherEntries.voucherId,
        cents: sql<number>`-sum(${giftVoucherEntries.cents})`.as('paid'),
      })
      .from(giftVoucherEntries)
      .where(
        and(eq(giftVoucherEntries.subjectKind, 'booking'), eq(giftVoucherEntries.subjectId, id)),
      )
      .groupBy(giftVoucherEntries.voucherId)
      .orderBy(desc(giftVoucherEntries.voucherId)),
  ]);
  const others = entries
    .filter(({ method }) => method !== 'voucher')
    .map((way): Way => ({ ...way, voucherId: null }));
  return [
    ...others.filter(({ sessionId }) => sessionId !== null),
    ...vouchers.map((way): Way => ({ ...way, method: 'voucher', sessionId: null })),
    ...others.filter(({ sessionId }) => sessionId === null),
  ];
}

/** What a split does with the money, and the condition that the booking's money is as it was read. */
export type SplitMoney = { parts: Way[]; isAsRead: SQL };

/**
 * What was paid above the price of those who stay goes with those who leave, at most their price. What a partner paid for its guests stays:
 * its next statement follows the prices of both. Refuses while money of the booking is on its way in or out and it is not clear what stays.
 */
export async function splitMoney(
  db: Database,
  { id, status }: Booking,
  { stayingCents, leavingCents }: { stayingCents: number; leavingCents: number },
): Promise<SplitMoney> {
  const isHold = status === 'ON_HOLD';
  const [ways, [facts]] = await Promise.all([
    paidWays(db, id),
    db
      .select({
        last: lastEntry(id).as('last'),
        hasOpenRefund: hasOpenRefund(id).as('open'),
        isBeingPaid: isBeingPaid(id).as('begun'),
      })
      .from(sql`(SELECT 1)`),
  ]);
  const paid = ways.reduce((sum, { cents }) => sum + cents, 0);
  if (isHold && (paid > 0 || facts?.isBeingPaid))
    throw new BookingRefused('being_paid', 'problem.hold_being_paid');
  const isOfPartner = ways.some(({ method }) => method === 'reseller');
  const parts = isOfPartner ? [] : takeFrom(ways, Math.min(paid - stayingCents, leavingCents));
  if (parts.length > 0 && facts?.hasOpenRefund)
    throw new BookingRefused('paying_back', 'problem.being_paid_back');
  const conditions = [
    eq(lastEntry(id), facts?.last ?? 0),
    ...(parts.length > 0 ? [not(hasOpenRefund(id))] : []),
    ...(isHold ? [not(isBeingPaid(id))] : []),
  ];
  return { parts, isAsRead: sql`(${sql.join(conditions, sql` AND `)})` };
}

type Named = { id: string; reference: string };

/** The money's way from one booking to the other: entries on both, those of its gift vouchers, and a receipt for each. */
export function moveStatements(
  db: Database,
  parts: readonly Way[],
  from: Named,
  to: Named,
  { actor, now }: By,
  when: SQL,
) {
  const at = now.toISOString();
  return parts.flatMap(({ cents, method, sessionId, voucherId }, part): BatchItem<'sqlite'>[] => {
    const [out, into] = [movedKey(to.id, part, 'out'), movedKey(to.id, part, 'in')];
    const shared = { subjectKind: 'booking' as const, actor, at };
    const ofFormer = { ...shared, subjectId: from.id, cents, key: out };
    const ofOwn = { ...shared, subjectId: to.id, cents: -cents, key: into };
    const money = { method, sessionId };
    return [
      insertIf(
        db,
        ledgerEntries,
        { ...ofFormer, ...money, kind: 'refund', reference: to.reference },
        when,
      ),
      insertIf(
        db,
        ledgerEntries,
        { ...ofOwn, ...money, kind: 'payment', reference: from.reference },
        when,
      ),
      ...(voucherId === null
        ? []
        : [
            insertIf(db, giftVoucherEntries, { ...ofFormer, voucherId, kind: 'return' }, when),
            insertIf(db, giftVoucherEntries, { ...ofOwn, voucherId, kind: 'use' }, when),
          ]),
      receiptStatement(db, out, { actor, now }),
      receiptStatement(db, into, { actor, now }),
    ];
  });
}
