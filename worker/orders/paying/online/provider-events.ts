import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { Reader, read } from '#core/db/reader.ts';
import {
  bookings,
  ledgerEntries,
  paymentEvents,
  paymentParts,
  paymentSessions,
} from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { log, logFailure } from '#core/http/logs/log.ts';
import { type PartRow, type SessionRow, sessionsOf } from '#money/payments/parts.ts';
import { handleDispute } from '#money/payments/provider-refunds/handle-dispute.ts';
import { handleRefund, refundRead } from '#money/payments/provider-refunds/handle-refund.ts';
import { type Outcome, reportedRead } from '#money/payments/provider-refunds/session-of-payment.ts';
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderRefund,
  ProviderState,
} from '#money/payments/providers/provider.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import { applyAtOnce, applyPayment } from './apply-payment.ts';
import { isForSeveralTrips, type Links, type PaidAround, paidAround } from './payment-mails.ts';

/** Of an event about several refunds. */
const WORST_FIRST: readonly Outcome[] = ['amount', 'unknown_session', 'done', 'ignored'];

/** Of the ledger's entry for a part of a payment. */
const entryKey = ({ id, parts }: SessionRow, { subjectId }: PartRow) =>
  parts.length === 1 ? `session:${id}` : `session:${id}:${subjectId}`;

/** Writes a payment into session and ledger, one entry for each of its parts; once, whichever report comes first and however often. */
function recordPaid(
  db: Database,
  session: SessionRow,
  state: ProviderState,
  now: Date,
  event?: string,
): BatchItem<'sqlite'>[] {
  const at = now.toISOString();
  const { id, providerReference: reference } = session;
  const came = { method: state.method, actor: 'guest', at, sessionId: id, reference };
  return [
    ...(event ? [eventStatement(db, session, event, 'paid', now)] : []),
    db
      .update(paymentSessions)
      .set({ status: 'paid', paidAt: at, providerPayment: state.payment, method: state.method })
      .where(and(eq(paymentSessions.id, id), ne(paymentSessions.status, 'paid'))),
    ...session.parts.flatMap((part) => {
      const { subjectKind, subjectId, kind, cents } = part;
      const key = entryKey(session, part);
      return [
        db
          .insert(ledgerEntries)
          .values({ ...came, subjectKind, subjectId, kind, cents: -cents, key })
          .onConflictDoNothing(),
        receiptStatement(db, key, { actor: 'guest', now }),
      ];
    }),
  ];
}

const eventStatement = (
  db: Database,
  { id: sessionId }: SessionRow,
  id: string,
  type: 'paid' | 'expired',
  now: Date,
) =>
  db
    .insert(paymentEvents)
    .values({ id, sessionId, type, createdAt: now.toISOString() })
    .onConflictDoNothing();

const isAmount = (session: SessionRow, { cents, currency }: ProviderState) =>
  cents === session.cents && currency.toUpperCase() === session.currency;

/** The booking that a part is for; none of a transfer's. */
const bookingOf = ({ subjectKind, subjectId }: PartRow): SQL =>
  subjectKind === 'booking' ? eq(bookings.id, subjectId) : sql`0`;
/** The bookings of the session with that condition. */
export const bookingPaidBy = (db: Database, isMeant: SQL | undefined): SQL =>
  inArray(
    bookings.id,
    db
      .select({ id: paymentParts.subjectId })
      .from(paymentParts)
      .innerJoin(paymentSessions, eq(paymentSessions.id, paymentParts.sessionId))
      .where(and(isMeant, eq(paymentParts.subjectKind, 'booking'))),
  );

const seenRead = (db: Database, id: string) =>
  read(
    [db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))],
    ([row]) => row !== undefined,
  );
export const sessionRead = (db: Database, isMeant: SQL | undefined) =>
  read([sessionsOf(db, isMeant)], ([row]): SessionRow | undefined => row);

/** Records a payment, and settles each of its parts for which that takes one batch. */
async function applyParts(
  db: Database,
  session: SessionRow,
  record: BatchItem<'sqlite'>[],
  now: Date,
  links: Links,
  known?: PaidAround,
): Promise<void> {
  const { id, parts } = session;
  const reader = new Reader(db);
  const around =
    known && parts.length === 1
      ? [known]
      : await Promise.all(parts.map((part) => paidAround(reader, db, bookingOf(part), links)));
  let toRecord = record;
  let isSettled = true;
  for (const [n, part] of parts.entries()) {
    const ofPart = around[n];
    const isDone =
      ofPart &&
      (await applyAtOnce(db, session, part, toRecord, ofPart, now, links).catch((error: unknown) =>
        logFailure('payment', error, { session: id }),
      ));
    if (isDone) toRecord = [];
    else isSettled = false;
  }
  if (isSettled && !isForSeveralTrips(session)) return;
  if (toRecord.length > 0) await db.batch(batchOf(toRecord));
  const [stored] = await sessionsOf(db, eq(paymentSessions.id, id));
  if (stored?.settledAt === null) await applyPayment(db, stored, now, links);
}

/**
 * Takes in what the provider says of a session. Amount and currency must be those that we asked for. `around`: of a payment for one item, what was
 * read with it.
 */
export async function handleState(
  db: Database,
  session: SessionRow,
  state: ProviderState,
  now: Date,
  links: Links = {},
  { event, around }: { event?: string; around?: PaidAround } = {},
): Promise<Outcome> {
  if (state.status === 'paid') {
    if (!isAmount(session, state)) {
      log('error', 'a payment has another amount than its session', { session: session.id });
      return 'amount';
    }
    const record = recordPaid(db, session, state, now, event);
    await applyParts(db, session, record, now, links, around);
    return 'done';
  }
  if (state.status === 'expired')
    await db.batch(
      batchOf([
        ...(event ? [eventStatement(db, session, event, 'expired', now)] : []),
        db
          .update(paymentSessions)
          .set({ status: 'expired' })
          .where(and(eq(paymentSessions.id, session.id), eq(paymentSessions.status, 'open'))),
      ]),
    );
  return state.status === 'expired' ? 'done' : 'ignored';
}

/** Takes in a webhook that its provider has checked. */
export async function handleEvent(
  db: Database,
  provider: Pick<PaymentProvider, 'name'>,
  event: ProviderEvent,
  now: Date,
  links: Links = {},
): Promise<Outcome> {
  const key = `${provider.name}:${event.id}`;
  const isMeant = and(
    eq(paymentSessions.provider, provider.name),
    or(
      eq(paymentSessions.providerReference, event.reference ?? ''),
      // The answer in which the provider named it was lost.
      and(eq(paymentSessions.id, event.session ?? ''), isNull(paymentSessions.providerReference)),
    ),
  );
  const reader = new Reader(db);
  const refundRows = (refund: ProviderRefund) => reader.run(refundRead(db, provider.name, refund));
  const { refunds = [], dispute } = event;
  const [seen, session, firstRefund, disputed, around] = await Promise.all([
    reader.run(seenRead(db, key)),
    reader.run(sessionRead(db, isMeant)),
    refunds[0] && refundRows(refunds[0]),
    dispute && reader.run(reportedRead(db, provider.name, dispute)),
    event.type === 'paid' ? paidAround(reader, db, bookingPaidBy(db, isMeant), links) : undefined,
  ]);
  if (seen) return 'seen';
  if (event.type === 'refund' || event.type === 'dispute') {
    const outcomes: Outcome[] = [];
    // The next one depends on what the one before it has written.
    for (const [n, reported] of refunds.entries()) {
      const rows = n === 0 && firstRefund ? firstRefund : await refundRows(reported);
      outcomes.push(await handleRefund(db, provider.name, { reported, rows }, now));
    }
    if (dispute && disputed)
      outcomes.push(
        await handleDispute(db, provider.name, { reported: dispute, rows: disputed }, now),
      );
    return WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'ignored';
  }
  if (event.type !== 'paid' && event.type !== 'expired') return 'ignored';
  if (!session || !event.state) {
    // Such as a payment link of the same account.
    log('info', 'a webhook names no session of ours', { provider: provider.name });
    return 'ignored';
  }
  return handleState(db, session, event.state, now, links, { event: key, around });
}
