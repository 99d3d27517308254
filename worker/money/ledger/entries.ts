import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, ledgerEntries, refunds } from '#core/db/schema.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { fieldsOf } from '#core/db/statements/fields.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import type { Statement } from '#core/db/statements/statement.ts';
import {
  isOpenRefund,
  isUnsettled,
  isUntouched,
  overpaid,
  promisedTooMuch,
} from './overpaid.sql.ts';
import { OWED, sumOf } from './owed.sql.ts';

export type By = { actor: string; now: Date };
export type Subject = { kind: MoneySubject; id: string };

/**
 * Writes the difference between what is owed now and what the ledger says: `due` while it is live, and of a cancellation a `correction` that takes
 * back the price and the `fee` that remains. Without a difference it writes nothing, so that it can follow every write of the subject.
 */
export function oweStatement(db: Database, { kind, id }: Subject, { actor, now }: By): Statement {
  const { table, total, fee } = OWED[kind];
  const key = crypto.randomUUID();
  const rest = sql`${total} - ${sumOf(kind, id, sql`'due', 'correction'`)}`;
  const parts = sql`json_each(json_object(CASE WHEN ${total} = 0 THEN 'correction' ELSE 'due' END, ${rest}, 'fee', ${fee} - ${sumOf(kind, id, sql`'fee'`)}))`;
  const part = fieldsOf<{ key: 'correction' | 'due' | 'fee'; value: number }>('part');
  return insertRows(
    db,
    ledgerEntries,
    {
      subjectKind: kind,
      subjectId: id,
      kind: part('key'),
      cents: part('value'),
      actor,
      at: now.toISOString(),
      key: sql<string>`${key} || ':' || ${part('key')}`,
    },
    sql`FROM ${table} JOIN ${parts} AS part WHERE ${table.id} = ${id} AND ${part('value')} <> 0`,
  );
}

/**
 * Takes from the refunds that are not begun what is not overpaid any more, the latest first: the guest owes it again, or got it another way.
 */
function trimStatements(db: Database, { kind, id }: Subject, { now }: By) {
  const tooMuch = promisedTooMuch(kind, id, now);
  const isTrimmed = sql`${isOpenRefund(kind, id)} AND ${isUntouched}`;
  const untouched = sql`SELECT ${refunds.id} AS id, sum(${refunds.cents}) OVER (ORDER BY ${refunds.createdAt} DESC, ${refunds.id} DESC) AS upTo FROM ${refunds} WHERE ${isTrimmed}`;
  const latest = sql`(SELECT ${refunds.id} FROM ${refunds} WHERE ${isTrimmed} ORDER BY ${refunds.createdAt} DESC, ${refunds.id} DESC LIMIT 1)`;
  return [
    db
      .delete(refunds)
      .where(sql`${refunds.id} IN (SELECT id FROM (${untouched}) WHERE upTo <= ${tooMuch})`),
    db
      .update(refunds)
      .set({ cents: sql`${refunds.cents} - ${tooMuch}` })
      .where(sql`${refunds.id} = ${latest} AND ${tooMuch} > 0`),
  ];
}

/**
 * Notes that what was paid too much is due back; it is sent later. While a payment has not been settled it is not known yet whether its booking
 * takes place, so nothing is due then.
 */
function refundStatement(db: Database, { kind, id }: Subject, { actor, now }: By) {
  const stamp = now.toISOString();
  const hasEntry = (of: SQL) =>
    hasRow(
      ledgerEntries,
      and(eq(ledgerEntries.subjectKind, kind), eq(ledgerEntries.subjectId, id), of),
    );
  const goesItsWay = hasEntry(
    sql`(${ledgerEntries.sessionId} IS NOT NULL OR ${ledgerEntries.method} = 'voucher')`,
  );
  return insertIf(
    db,
    refunds,
    {
      id: crypto.randomUUID(),
      subjectKind: kind,
      subjectId: id,
      cents: overpaid(kind, id, now),
      status: sql<'due' | 'by_hand'>`iif(${goesItsWay}, 'due', 'by_hand')`,
      actor,
      nextAttemptAt: stamp,
      createdAt: stamp,
    },
    sql`${overpaid(kind, id, now)} > 0 AND NOT ${isUnsettled(kind, id)}`,
  );
}

/** The same for the holds that ended at that moment. What is paid for one by then has confirmed it, or is only a part. */
export function refundStatementOfEnded(db: Database, now: Date): Statement {
  const stamp = now.toISOString();
  const id = fieldsOf<{ id: string }>('ended')('id');
  const tooMuch = overpaid('booking', id, now);
  return insertRows(
    db,
    refunds,
    {
      id: sql<string>`lower(hex(randomblob(16)))`,
      subjectKind: 'booking',
      subjectId: id,
      cents: tooMuch,
      status: 'due',
      actor: 'system',
      nextAttemptAt: stamp,
      createdAt: stamp,
    },
    sql`FROM (SELECT ${bookings.id} AS id FROM ${bookings} WHERE ${bookings.status} = 'EXPIRED' AND ${bookings.updatedAt} = ${stamp}) AS ended
      WHERE ${tooMuch} > 0 AND NOT ${isUnsettled('booking', id)}`,
  );
}

/** What is due back to a subject's guest, derived from what is overpaid now; in the batch of whatever changes it, after it. */
export const refundStatements = (db: Database, subject: Subject, by: By): Statement[] => [
  ...trimStatements(db, subject, by),
  refundStatement(db, subject, by),
];

/** What follows for the money from a write to the subject; in the same batch, after it. */
export const moneyStatements = (db: Database, subject: Subject, by: By): Statement[] => [
  oweStatement(db, subject, by),
  ...refundStatements(db, subject, by),
];
