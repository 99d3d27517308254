import { type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '#db/client.ts';
import { bookings, ledgerEntries, paymentSessions, refunds } from '#db/schema.ts';
import { OWED, sumOf } from './owed.sql.ts';
import { mayRefund } from './refund-signal.ts';

export type By = { actor: string; now: Date };
export type Subject = { kind: MoneySubject; id: string };

/**
 * Writes the difference between what is owed now and what the ledger says: `due` while it is live, and of a cancellation a `correction` that takes
 * back the price and the `fee` that remains. Without a difference it writes nothing, so that it can follow every write of the subject.
 */
export function oweStatement(db: Database, { kind, id }: Subject, { actor, now }: By) {
  const { table, total, fee } = OWED[kind];
  const key = crypto.randomUUID();
  const rest = sql`${total} - ${sumOf(kind, id, sql`'due', 'correction'`)}`;
  return db.insert(ledgerEntries).select(
    // In the order of the table's columns: id, subject, kind, method, cents, currency, actor, time, reference, session, key.
    sql`SELECT NULL, ${kind}, ${id}, part.key, NULL, part.value, 'EUR', ${actor}, ${now.toISOString()}, NULL, NULL, ${key} || ':' || part.key
      FROM ${table} JOIN json_each(json_object(CASE WHEN ${total} = 0 THEN 'correction' ELSE 'due' END, ${rest}, 'fee', ${fee} - ${sumOf(kind, id, sql`'fee'`)})) AS part
      WHERE ${table.id} = ${id} AND part.value <> 0`,
  );
}

/** Cents that the guest paid too much and that are not on their way back yet. What a partner paid for its guests comes off its next statement. */
export const overpaid = (kind: MoneySubject, id: SQL | string): SQL =>
  sql`(-${sumOf(kind, id, undefined, sql`${ledgerEntries.method} IS NOT 'reseller'`)} - (SELECT coalesce(sum(${refunds.cents}), 0) FROM ${refunds} WHERE ${refunds.subjectKind} = ${kind} AND ${refunds.subjectId} = ${id} AND ${refunds.status} <> 'done'))`;

/**
 * Notes that what was paid too much is due back; it is sent later. While a payment has not been settled nobody knows yet whether its booking
 * takes place, so nothing is due then; nor of a hold that still runs, for which a gift voucher has paid a part.
 */
export function refundStatement(db: Database, { kind, id }: Subject, { actor, now }: By) {
  mayRefund();
  const stamp = now.toISOString();
  const ofSubject = sql`${paymentSessions.subjectKind} = ${kind} AND ${paymentSessions.subjectId} = ${id} AND ${paymentSessions.status} = 'paid'`;
  const isUnsettled = sql`EXISTS (SELECT 1 FROM ${paymentSessions} WHERE ${ofSubject} AND ${paymentSessions.settledAt} IS NULL)`;
  const hasEntry = (of: SQL) =>
    sql`EXISTS (SELECT 1 FROM ${ledgerEntries} WHERE ${ledgerEntries.subjectKind} = ${kind} AND ${ledgerEntries.subjectId} = ${id} AND ${of})`;
  const isOnline = hasEntry(sql`${ledgerEntries.sessionId} IS NOT NULL`);
  const hasVoucher = hasEntry(sql`${ledgerEntries.method} = 'voucher'`);
  const isHold = sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.id} = ${id} AND ${bookings.status} = 'ON_HOLD' AND ${bookings.expiresAt} > ${stamp})`;
  return db.insert(refunds).select(
    // In the order of the table's columns: id, subject, session, cents, currency, status, method, actor, reference, attempts, next, error, end, creation.
    sql`SELECT ${crypto.randomUUID()}, ${kind}, ${id}, NULL, ${overpaid(kind, id)}, 'EUR', iif(${isOnline} OR ${hasVoucher}, 'due', 'by_hand'), NULL, ${actor}, NULL, 0, ${stamp}, NULL, NULL, ${stamp}
      WHERE ${overpaid(kind, id)} > 0 AND NOT ${isUnsettled} AND NOT (${isHold} AND ${hasVoucher})`,
  );
}

/** What follows for the money from a write to the subject; in the same batch, after it. */
export const moneyStatements = (db: Database, subject: Subject, by: By) => [
  oweStatement(db, subject, by),
  refundStatement(db, subject, by),
];
