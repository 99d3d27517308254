import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { PaymentEntryInput } from '#contract/money/payments.ts';
import { batchOf } from '#db/batch-of.ts';
import type { Database } from '#db/client.ts';
import { insertIf } from '#db/insert-if.ts';
import { ledgerEntries } from '#db/schema.ts';
import { ApiError } from '#http/problem.ts';
import type { By, Subject } from '#ledger/entries.ts';
import { sumOf } from '#ledger/owed.sql.ts';
import { receiptStatement } from '#receipts/receipt-statement.ts';

/** Enters money that the firm received itself; never more than is owed, and the same key once. `beside` is written with it. */
export async function payByHand(
  db: Database,
  { kind, id }: Subject,
  { method, cents, reference, key = crypto.randomUUID() }: PaymentEntryInput,
  { actor, now }: By,
  beside: (isNew: ReturnType<typeof sql>) => BatchItem<'sqlite'>[],
): Promise<void> {
  const ownKey = `hand:${kind}:${id}:${key}`;
  const isNew = sql`${sumOf(kind, id)} >= ${cents} AND NOT EXISTS (SELECT 1 FROM ${ledgerEntries} WHERE ${ledgerEntries.key} = ${ownKey})`;
  const entry = { subjectKind: kind, subjectId: id, kind: 'payment' as const, method, cents: -cents, actor, at: now.toISOString() };
  const written = insertIf(db, ledgerEntries, { ...entry, reference, key: ownKey }, isNew);
  await db.batch(batchOf([...beside(isNew), written, receiptStatement(db, ownKey, { actor, now })]));
  const [stored] = await db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.key, ownKey));
  if (!stored)
    throw new ApiError(422, 'This is more than is owed.', {
      errors: [{ path: 'cents', code: 'too_many', message: 'This is more than is owed.' }],
    });
}
