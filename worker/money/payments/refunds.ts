import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { PaymentMethod } from '#contract/money/ledger.ts';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { ledgerEntries, paymentSessions, refunds } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { log } from '#core/http/logs/log.ts';
import { type By, refundStatements, type Subject } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import { returnToVoucher } from '#money/vouchers/return-money.ts';
import { reversalKey } from './provider-refunds/reverse-refund.ts';
import { type PaymentProvider, ProviderRefused } from './providers/provider.ts';
import { paysFor, restOfPayment } from './shares.sql.ts';

type RefundRow = typeof refunds.$inferSelect;
export type Providers = Partial<Record<PaymentProviderName, PaymentProvider>>;

const MINUTE_MS = 60_000;
/** After that many failures the firm pays by hand. */
const MAX_ATTEMPTS = 12;

/** Of the entry of a refund; of one that failed after it was done, and then was paid by hand, of its second entry. */
export const refundKey = (id: string, reversed: readonly unknown[]) =>
  reversed.length > 0 ? `refund-again:${id}` : `refund:${id}`;
export const reversals = (db: Database, id: string) =>
  db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, reversalKey(id)));

/** The money is back: refund and ledger together, once, and in the amount that was read. `before` runs first. */
export async function finishRefund(
  db: Database,
  refund: RefundRow,
  { actor, now }: By,
  {
    method = refund.method,
    before = [],
    key: known,
  }: { method?: PaymentMethod | null; before?: BatchItem<'sqlite'>[]; key?: string } = {},
): Promise<boolean> {
  const at = now.toISOString();
  const isOpen = and(
    eq(refunds.id, refund.id),
    eq(refunds.cents, refund.cents),
    ne(refunds.status, 'done'),
  );
  const { subjectKind, subjectId, cents, sessionId } = refund;
  const key = known ?? refundKey(refund.id, await reversals(db, refund.id));
  const entry = {
    subjectKind,
    subjectId,
    kind: 'refund' as const,
    method,
    cents,
    actor,
    at,
    sessionId,
    key,
  };
  const results = (await db.batch(
    batchOf([
      ...before,
      insertIf(
        db,
        ledgerEntries,
        { ...entry, reference: refund.providerReference },
        exists(db.select({ id: refunds.id }).from(refunds).where(isOpen)),
      ),
      db
        .update(refunds)
        .set({ status: 'done', doneAt: at, method })
        .where(isOpen)
        .returning({ id: refunds.id }),
      receiptStatement(db, entry.key, { actor, now }),
    ]),
  )) as unknown[][];
  return (results[before.length + 1]?.length ?? 0) > 0;
}

/**
 * Names the payment that a refund goes back to, the latest first; what is more than that payment becomes a refund of its own. What was not paid
 * online goes back to the gift voucher that paid it, and else is left to the firm.
 */
async function allocate(db: Database, refund: RefundRow, now: Date): Promise<void> {
  const { id, subjectKind, subjectId, cents } = refund;
  const restOf = restOfPayment({ kind: subjectKind, id: subjectId });
  const [session] = await db
    .select({ id: paymentSessions.id, method: paymentSessions.method, rest: restOf.as('rest') })
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.status, 'paid'),
        paysFor({ kind: subjectKind, id: subjectId }),
        gt(restOf, 0),
      ),
    )
    .orderBy(desc(paymentSessions.paidAt))
    .limit(1);
  const isOpen = and(eq(refunds.id, id), eq(refunds.status, 'due'), isNull(refunds.sessionId));
  if (!session) {
    if (await returnToVoucher(db, refund, now)) return;
    await db.update(refunds).set({ status: 'by_hand' }).where(isOpen);
    return;
  }
  const part = Math.min(cents, session.rest);
  const rest = { ...refund, id: crypto.randomUUID(), cents: cents - part };
  const isRest = sql`${cents - part} > 0 AND ${exists(db.select({ id: refunds.id }).from(refunds).where(isOpen))}`;
  await db.batch(
    batchOf([
      insertIf(db, refunds, rest, isRest),
      db
        .update(refunds)
        .set({ sessionId: session.id, method: session.method, cents: part })
        .where(isOpen),
    ]),
  );
}

/** Leases the refund for one try; false when another one has it. */
async function lease(db: Database, { id, attempts }: RefundRow, now: Date): Promise<boolean> {
  const next = new Date(now.getTime() + Math.min(2 ** attempts, 240) * MINUTE_MS).toISOString();
  const leased = await db
    .update(refunds)
    .set({ attempts: attempts + 1, nextAttemptAt: next })
    .where(and(eq(refunds.id, id), eq(refunds.attempts, attempts), eq(refunds.status, 'due')))
    .returning({ id: refunds.id });
  return leased.length > 0;
}

async function send(
  db: Database,
  refund: RefundRow,
  providers: Providers,
  now: Date,
): Promise<void> {
  const [session] = await db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.id, refund.sessionId ?? ''));
  const provider = session && providers[session.provider];
  const isUs = eq(refunds.id, refund.id);
  if (!session?.providerPayment || !provider) {
    await db
      .update(refunds)
      .set({ status: 'by_hand', sessionId: null })
      .where(and(isUs, eq(refunds.status, 'due')));
    return;
  }
  if (!(await lease(db, refund, now))) return;
  try {
    const { reference, status } = await provider.refund({
      id: refund.id,
      payment: session.providerPayment,
      cents: refund.cents,
    });
    await db
      .update(refunds)
      .set({ providerReference: reference, status: 'sent' })
      .where(and(isUs, eq(refunds.status, 'due')));
    if (status === 'done')
      await finishRefund(db, { ...refund, providerReference: reference }, { actor: 'system', now });
  } catch (error) {
    const isOver = error instanceof ProviderRefused || refund.attempts + 1 >= MAX_ATTEMPTS;
    const lastError = (error as Error).message.slice(0, 200);
    await db
      .update(refunds)
      .set({ lastError, ...(isOver && { status: 'failed' as const }) })
      .where(and(isUs, eq(refunds.status, 'due')));
    // It may be refused because the guest has got the money otherwise.
    if (isOver) {
      const subject = { kind: refund.subjectKind, id: refund.subjectId };
      moneyMoves(subject);
      await db.batch(batchOf(refundStatements(db, subject, { actor: 'system', now })));
    }
    log('warn', 'a refund could not be sent', { refund: refund.id, isOver });
  }
}

/** Names the payments of those that are due, then sends them. False when none is due. */
async function sendRound(db: Database, providers: Providers, now: Date): Promise<boolean> {
  const due = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'due'), lte(refunds.nextAttemptAt, now.toISOString())))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(20);
  await eachRow('refunds', due, async (refund) => {
    try {
      if (refund.sessionId === null) await allocate(db, refund, now);
      else await send(db, refund, providers, now);
    } catch (error) {
      // It waits as after a try, so that others have their turn.
      await lease(db, refund, now);
      throw error;
    }
  });
  return due.length > 0;
}

/** Sends refunds that are due. What a provider cannot do is left to the firm. */
export async function sendRefunds(db: Database, providers: Providers, now: Date): Promise<void> {
  let isMore = true;
  await eachRow('refunds', [1, 2, 3], async () => {
    if (isMore) isMore = await sendRound(db, providers, now);
  });
}

/**
 * A refund that the firm paid by hand. False when it was ticked before, is the provider's to pay, or is not due any more in the amount that was
 * shown: the guest owes it again, or got it another way.
 */
export async function tickRefund(
  db: Database,
  refundId: string,
  { method, cents }: { method: PaymentMethod; cents?: number | undefined },
  by: By,
  { kind, id }: Subject,
): Promise<boolean> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.id, refundId),
        eq(refunds.subjectKind, kind),
        eq(refunds.subjectId, id),
        inArray(refunds.status, ['by_hand', 'failed']),
      ),
    );
  if (!refund || (cents !== undefined && cents !== refund.cents)) return false;
  moneyMoves({ kind, id });
  return finishRefund(db, refund, by, { method, before: refundStatements(db, { kind, id }, by) });
}
