import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { type Read, read } from '#core/db/reader.ts';
import { refunds } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import type { ProviderRefund } from '../providers/provider.ts';
import { finishRefund, refundKey, reversals } from '../refunds.ts';
import { partId, recordProviderRefund } from './record-refund.ts';
import { reversalStatements } from './reverse-refund.ts';
import {
  type Outcome,
  type ReportedRows,
  reportedRead,
  sessionOfPayment,
} from './session-of-payment.ts';

const idOf = (provider: PaymentProviderName, { refundId, reference }: ProviderRefund) =>
  refundId ?? `${provider}:${reference}`;

/** What `handleRefund` depends on, for one batch. A refund from the dashboard has parts when its payment is that of several items. */
export function refundRead(
  db: Database,
  provider: PaymentProviderName,
  reported: ProviderRefund,
): Read<RefundRows> {
  const id = idOf(provider, reported);
  const isPart = sql`substr(${refunds.id}, 1, ${id.length + 1}) = ${partId(id, '')}`;
  const own = read(
    [
      db
        .select()
        .from(refunds)
        .where(or(eq(refunds.id, id), isPart)),
      reversals(db, id),
    ],
    (parts, reversed) => ({ parts, key: refundKey(id, reversed) }),
  );
  const payment = reportedRead(db, provider, reported);
  return {
    statements: [...own.statements, ...payment.statements],
    shape: (results) => ({
      ...own.shape(results.slice(0, own.statements.length)),
      payment: payment.shape(results.slice(own.statements.length)),
    }),
  };
}
type RefundRow = typeof refunds.$inferSelect;
type RefundRows = { parts: RefundRow[]; key: string; payment: ReportedRows };

const failedStatements = (db: Database, refund: RefundRow, now: Date): BatchItem<'sqlite'>[] =>
  refund.status === 'done'
    ? reversalStatements(db, refund, now)
    : [
        db
          .update(refunds)
          .set({ status: 'failed' })
          .where(and(eq(refunds.id, refund.id), inArray(refunds.status, ['due', 'sent']))),
      ];

/** What a provider says of a refund: ours, or one that was made in its dashboard. So is one that was given up on here and went through after all. */
export async function handleRefund(
  db: Database,
  provider: PaymentProviderName,
  { reported, rows }: { reported: ProviderRefund; rows: RefundRows },
  now: Date,
): Promise<Outcome> {
  const id = idOf(provider, reported);
  const refund = rows.parts.find((part) => part.id === id);
  if (reported.status === 'sent') return 'ignored';
  if (reported.status === 'failed') {
    if (!refund) return 'ignored';
    await db.batch(batchOf(rows.parts.flatMap((part) => failedStatements(db, part, now))));
    return 'done';
  }
  if (refund) {
    // One that the firm pays by hand is not the provider's any more.
    if (refund.status !== 'by_hand')
      await finishRefund(
        db,
        { ...refund, providerReference: reported.reference },
        { actor: 'system', now },
        { key: rows.key },
      );
    return 'done';
  }
  const session = sessionOfPayment(rows.payment, provider, reported);
  if (typeof session === 'string') return session;
  const { reference, cents } = reported;
  const { shares } = rows.payment;
  await recordProviderRefund(db, session, { id, reference, cents, shares }, now);
  return 'done';
}
