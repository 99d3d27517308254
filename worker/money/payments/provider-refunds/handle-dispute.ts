import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { paymentEvents, requestEvents } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { log } from '#core/http/logs/log.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { OWED } from '#money/ledger/owed.sql.ts';
import { subjectOf } from '../parts.ts';
import type { ProviderDispute } from '../providers/provider.ts';
import { type DisputeType, disputeRow } from './disputes.reads.ts';
import { recordProviderRefund } from './record-refund.ts';
import { type Outcome, type ReportedRows, sessionOfPayment } from './session-of-payment.ts';

/** The history of what was paid for says it, when the dispute was not in that state before. */
function historyStatement(
  db: Database,
  { kind, id: subjectId }: Subject,
  id: string,
  type: DisputeType,
  at: string,
) {
  const { table } = OWED[kind];
  return insertRows(
    db,
    requestEvents,
    {
      requestId: subjectId,
      kind,
      type: 'note',
      toStatus: sql<string>`${table.status}`,
      actor: 'system',
      data: { dispute: type.slice('dispute_'.length) },
      createdAt: at,
    },
    sql`FROM ${table}
      WHERE ${table.id} = ${subjectId} AND NOT EXISTS (SELECT 1 FROM payment_events WHERE id = ${id} AND (type = ${type} OR type <> 'dispute_open'))`,
  );
}

/** A dispute is opened, won or lost; each once, in whatever order the provider tells of it. What is lost is gone, as after a refund. */
export async function handleDispute(
  db: Database,
  provider: PaymentProviderName,
  { reported, rows }: { reported: ProviderDispute; rows: ReportedRows },
  now: Date,
): Promise<Outcome> {
  const session = sessionOfPayment(rows, provider, reported);
  if (typeof session === 'string') return session;
  const { reference, status, cents } = reported;
  const at = now.toISOString();
  const id = disputeRow(provider, reference);
  const type: DisputeType = `dispute_${status}`;
  const row = db.insert(paymentEvents).values({ id, sessionId: session.id, type, createdAt: at });
  const statements: BatchItem<'sqlite'>[] = [
    ...session.parts.map((part) => historyStatement(db, subjectOf(part), id, type, at)),
    status === 'open'
      ? row.onConflictDoNothing()
      : row.onConflictDoUpdate({
          target: paymentEvents.id,
          set: { type },
          setWhere: eq(paymentEvents.type, 'dispute_open'),
        }),
  ];
  if (status === 'lost')
    await recordProviderRefund(
      db,
      session,
      { id: `dispute:${provider}:${reference}`, reference, cents, shares: rows.shares },
      now,
      statements,
    );
  else await db.batch(batchOf(statements));
  if (status === 'open')
    log('error', 'a payment is disputed; answer it in the provider’s dashboard', {
      dispute: reference,
    });
  return 'done';
}
