import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { ledgerEntries, refunds } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { refundStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import type { SessionRow } from '../parts.ts';
import { type Share, type ShareRows, sharesOf, takenFrom } from './payment-shares.ts';

/** Of the second and further parts of a refund from the provider's dashboard, whose payment is that of several items. */
export const partId = (id: string, part: number | '') => `${id}/${part}`;

function partStatements(
  db: Database,
  session: SessionRow,
  { kind: subjectKind, id: subjectId, cents }: Share,
  { id, first, reference, now }: { id: string; first: string; reference: string; now: Date },
): BatchItem<'sqlite'>[] {
  const at = now.toISOString();
  const { method, currency } = session;
  const shared = {
    subjectKind,
    subjectId,
    sessionId: session.id,
    cents,
    currency,
    method,
    actor: 'system',
  };
  const row = {
    ...shared,
    id,
    status: 'done' as const,
    providerReference: reference,
    doneAt: at,
    createdAt: at,
  };
  const known = (name: string) =>
    db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, name));
  const key = `refund:${id}`;
  const written = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, key));
  return [
    insertIf(
      db,
      refunds,
      row,
      and(notExists(known(first)), notExists(written)) ?? sql`false`,
    ).returning({ id: refunds.id }),
    insertIf(
      db,
      ledgerEntries,
      { ...shared, kind: 'refund' as const, at, reference, key },
      and(exists(known(id)), notExists(written)) ?? sql`false`,
    ),
    receiptStatement(db, key, { actor: 'system', now }),
  ];
}

/**
 * Money of a payment that left without us: a refund in the provider's dashboard, a dispute that was lost. It becomes a refund that is done and its
 * entry, once for its `id`; one for each item that the payment paid for, or to which a split moved something. `alongside` is written with it. False
 * when it was written before.
 */
export async function recordProviderRefund(
  db: Database,
  session: SessionRow,
  {
    id,
    reference,
    cents,
    shares,
  }: { id: string; reference: string; cents: number; shares: ShareRows },
  now: Date,
  alongside: BatchItem<'sqlite'>[] = [],
): Promise<boolean> {
  const parts = takenFrom(sharesOf(session, shares), cents);
  // The one with the `id` comes last: as long as it is not there the others are new, too.
  const statements = parts
    .map((part, n) =>
      partStatements(db, session, part, {
        id: n === 0 ? id : partId(id, n),
        first: id,
        reference,
        now,
      }),
    )
    .reverse();
  for (const { kind, id: subject } of parts) moneyMoves({ kind, id: subject });
  const derived = parts.flatMap(({ kind, id: subject }) =>
    refundStatements(db, { kind, id: subject }, { actor: 'system', now }),
  );
  const results = await db.batch(batchOf([...statements.flat(), ...alongside, ...derived]));
  return ((results as unknown[][])[0]?.length ?? 0) > 0;
}
