import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { batchOf } from '#db/batch-of.ts';
import type { Database } from '#db/client.ts';
import { insertIf } from '#db/insert-if.ts';
import { ledgerEntries, refunds } from '#db/schema.ts';
import type { SessionRow } from '#payments/settle.ts';
import { receiptStatement } from '#receipts/receipt-statement.ts';
import { trimRefunds } from './trim-refunds.ts';

/**
 * Money of a payment that left without us: a refund in the provider's dashboard, a dispute that was lost. It becomes a refund that is done and its
 * entry, once for its `id`. `beside` is written with it. False when it was written before.
 */
export async function moneyGone(
  db: Database,
  session: SessionRow,
  { id, reference, cents }: { id: string; reference: string; cents: number },
  now: Date,
  beside: BatchItem<'sqlite'>[] = [],
): Promise<boolean> {
  const at = now.toISOString();
  const { subjectKind, subjectId, method, currency } = session;
  const shared = { subjectKind, subjectId, sessionId: session.id, cents, currency, method, actor: 'system' };
  const row = { ...shared, id, status: 'done' as const, providerReference: reference, doneAt: at, createdAt: at };
  const known = db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, id));
  const results = await db.batch(
    batchOf([
      insertIf(db, refunds, row, notExists(known)).returning({ id: refunds.id }),
      insertIf(
        db,
        ledgerEntries,
        { ...shared, kind: 'refund' as const, at, reference, key: `refund:${id}` },
        and(
          exists(known),
          notExists(
            db
              .select({ id: ledgerEntries.id })
              .from(ledgerEntries)
              .where(eq(ledgerEntries.key, `refund:${id}`)),
          ),
        ) ?? sql`false`,
      ),
      receiptStatement(db, `refund:${id}`, { actor: 'system', now }),
      ...beside,
    ]),
  );
  await trimRefunds(db, { kind: subjectKind, id: subjectId });
  return ((results as unknown[][])[0]?.length ?? 0) > 0;
}
