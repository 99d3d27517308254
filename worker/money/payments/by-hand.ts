import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { ENTERED_METHODS, type PaymentMethod } from '#contract/money/ledger.ts';
import type { PaymentEntryInput } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { ledgerEntries, refunds } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { ApiError } from '#core/http/problem.ts';
import { type By, refundStatements, type Subject } from '#money/ledger/entries.ts';
import { undoKey } from '#money/ledger/ledger.reads.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { isMoved, isMovedKey } from '#money/ledger/moved.ts';
import { OWED, sumOf } from '#money/ledger/owed.sql.ts';
import { STATED } from '#money/ledger/stated.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';

const isKeyFree = (key: string) => not(hasRow(ledgerEntries, eq(ledgerEntries.key, key)));
/** Whether a reseller, or a partner on net terms, pays for the guest. */
export const isGuestOfPartner = async (db: Database, { kind, id }: Subject) =>
  (await db.get(
    sql`SELECT 1 AS found FROM ${OWED[kind].table} WHERE ${OWED[kind].table.id} = ${id} AND ${OWED[kind].isPaidToPartner}`,
  )) !== undefined;
const isWritten = async (db: Database, key: string) =>
  (await db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.key, key)))
    .length > 0;

const notOfReseller = () =>
  new ApiError(422, 'problem.not_of_reseller', {
    errors: [{ path: 'method', code: 'invalid', message: 'problem.not_of_reseller' }],
  });

/** `at`: when it was received, where that was before now. */
type EnteredBy = By & { at?: Date | undefined };

/** The ledger's key of money that was entered by hand. */
export const handKey = ({ kind, id }: Subject, key: string) => `hand:${kind}:${id}:${key}`;

/** Of an import the money is that of the former system. */
type HandEntry = Omit<PaymentEntryInput, 'method'> & { method: PaymentMethod };

/** Statements that enter money which the firm received itself; never more than is owed, and the same key once. */
export function handPayment(
  db: Database,
  { kind, id }: Subject,
  { method, cents, reference, key = crypto.randomUUID() }: HandEntry,
  { actor, now, at = now }: EnteredBy,
) {
  const ownKey = handKey({ kind, id }, key);
  const isNew = sql`${sumOf(kind, id)} >= ${cents} AND ${isKeyFree(ownKey)}`;
  const entry = {
    subjectKind: kind,
    subjectId: id,
    kind: 'payment' as const,
    method,
    cents: -cents,
    actor,
    at: at.toISOString(),
  };
  const by = { actor, now };
  const statements: BatchItem<'sqlite'>[] = [
    insertIf(db, ledgerEntries, { ...entry, reference, key: ownKey }, isNew),
    receiptStatement(db, ownKey, by),
    ...refundStatements(db, { kind, id }, by),
  ];
  return { ownKey, isNew, statements };
}

/** Enters money that the firm received itself. `alongside` is written with it. */
export async function payByHand(
  db: Database,
  { kind, id }: Subject,
  input: PaymentEntryInput,
  by: EnteredBy,
  alongside: (isNew: SQL) => BatchItem<'sqlite'>[],
): Promise<void> {
  if (input.method === 'reseller' && !(await isGuestOfPartner(db, { kind, id })))
    throw notOfReseller();
  const { ownKey, isNew, statements } = handPayment(db, { kind, id }, input, by);
  moneyMoves({ kind, id });
  await db.batch(batchOf([...alongside(isNew), ...statements]));
  if (!(await isWritten(db, ownKey)))
    throw new ApiError(422, 'problem.more_than_owed', {
      errors: [{ path: 'cents', code: 'too_many', message: 'problem.more_than_owed' }],
    });
}

/**
 * Takes back a payment that was entered by mistake: an entry of the same amount with the opposite sign, once. False for payments through the
 * provider, for those taken back already, while money of the subject is on its way back, which then is ticked or cancelled first, and once money
 * that was paid like this has moved to another booking.
 */
export async function undoPayment(
  db: Database,
  { kind, id }: Subject,
  entryId: number,
  { actor, now }: By,
  alongside: (isNew: SQL, entryId: number) => BatchItem<'sqlite'>[],
): Promise<boolean> {
  const [entry] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.id, entryId));
  const isOurs = entry?.subjectKind === kind && entry.subjectId === id;
  if (
    !entry ||
    !isOurs ||
    entry.kind !== 'payment' ||
    entry.sessionId !== null ||
    isMovedKey(entry.key)
  )
    return false;
  const { method, cents } = entry;
  if (!ENTERED_METHODS.some((one) => one === method) || entry.key.startsWith(STATED)) return false;
  const key = undoKey(entryId);
  const hasMoved = sql`EXISTS (SELECT 1 FROM ${ledgerEntries} WHERE ${ledgerEntries.subjectKind} = ${kind} AND ${ledgerEntries.subjectId} = ${id}
    AND ${ledgerEntries.id} > ${entryId} AND ${ledgerEntries.method} = ${method} AND ${ledgerEntries.kind} = 'refund' AND ${isMoved(sql`${ledgerEntries.key}`)})`;
  const isGoingBack = hasRow(
    refunds,
    and(eq(refunds.subjectKind, kind), eq(refunds.subjectId, id), ne(refunds.status, 'done')),
  );
  const isNew = sql`${isKeyFree(key)} AND NOT ${hasMoved} AND NOT ${isGoingBack}`;
  const undo = {
    subjectKind: kind,
    subjectId: id,
    kind: 'refund' as const,
    method,
    cents: -cents,
    actor,
    at: now.toISOString(),
    key,
  };
  const undone = insertIf(db, ledgerEntries, undo, isNew).returning({ id: ledgerEntries.id });
  moneyMoves({ kind, id });
  const results = await db.batch(
    batchOf([...alongside(isNew, entryId), undone, receiptStatement(db, key, { actor, now })]),
  );
  return (results.at(-2) as unknown[]).length > 0;
}
