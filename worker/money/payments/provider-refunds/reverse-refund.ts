import { and, eq, exists } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { ledgerEntries, refunds } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { log } from '#core/http/logs/log.ts';
import { refundStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';

type RefundRow = typeof refunds.$inferSelect;

export const reversalKey = (refundId: string) => `refund-reversed:${refundId}`;

/**
 * A refund that was reported as done came back from the guest's bank: the money is with the firm again, as the ledger says by a payment, and the
 * firm pays it back by hand. Once.
 */
export function reversalStatements(
  db: Database,
  refund: RefundRow,
  now: Date,
): BatchItem<'sqlite'>[] {
  const { id, subjectKind, subjectId, cents, method, providerReference } = refund;
  const isDone = and(eq(refunds.id, id), eq(refunds.status, 'done'));
  const entry = {
    subjectKind,
    subjectId,
    kind: 'payment' as const,
    method,
    cents: -cents,
    actor: 'system',
    at: now.toISOString(),
  };
  const subject = { kind: subjectKind, id: subjectId };
  moneyMoves(subject);
  log('warn', 'a refund failed after it was done; the company pays it by hand', { refund: id });
  return [
    insertIf(
      db,
      ledgerEntries,
      { ...entry, reference: providerReference, key: reversalKey(id) },
      exists(db.select({ id: refunds.id }).from(refunds).where(isDone)),
    ),
    // Without its session, as it does not go back that way.
    db
      .update(refunds)
      .set({
        status: 'by_hand',
        sessionId: null,
        doneAt: null,
        lastError: 'The refund failed after it was done.',
      })
      .where(isDone),
    receiptStatement(db, reversalKey(id), { actor: 'system', now }),
    // The guest may owe it again by now.
    ...refundStatements(db, subject, { actor: 'system', now }),
  ];
}
