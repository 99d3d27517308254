import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { Reader, read } from '#core/db/reader.ts';
import { bookings, ledgerEntries, paymentEvents, paymentSessions } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { log } from '#core/http/logs/log.ts';
import { handleDispute } from '#money/payments/provider-refunds/handle-dispute.ts';
import { handleRefund } from '#money/payments/provider-refunds/handle-refund.ts';
import type { Outcome, SessionRow } from '#money/payments/provider-refunds/session-of-payment.ts';
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderState,
} from '#money/payments/providers/provider.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import { applyAtOnce, applyPayment } from './apply-payment.ts';
import { type Links, type PaidAround, paidAround } from './payment-mails.ts';

/** Of an event about several refunds. */
const WORST_FIRST: readonly Outcome[] = ['amount', 'unknown_session', 'done', 'ignored'];

/** Writes a payment into session and ledger; once, whichever report comes first and however often. */
function recordPaid(
  db: Database,
  session: SessionRow,
  state: ProviderState,
  now: Date,
  event?: string,
): BatchItem<'sqlite'>[] {
  const at = now.toISOString();
  const { id, kind, cents, subjectKind, subjectId } = session;
  const entry = {
    subjectKind,
    subjectId,
    kind,
    method: state.method,
    cents: -cents,
    actor: 'guest',
    at,
    sessionId: id,
  };
  return [
    ...(event ? [eventStatement(db, session, event, 'paid', now)] : []),
    db
      .update(paymentSessions)
      .set({ status: 'paid', paidAt: at, providerPayment: state.payment, method: state.method })
      .where(and(eq(paymentSessions.id, id), ne(paymentSessions.status, 'paid'))),
    db
      .insert(ledgerEntries)
      .values({ ...entry, reference: session.providerReference, key: `session:${id}` })
      .onConflictDoNothing(),
    receiptStatement(db, `session:${id}`, { actor: 'guest', now }),
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

/** The booking that a session is for; none of a transfer's. */
export const bookingOf = ({ subjectKind, subjectId }: SessionRow): SQL =>
  subjectKind === 'booking' ? eq(bookings.id, subjectId) : sql`0`;
/** The booking of the session with that condition. */
export const bookingPaidBy = (db: Database, isMeant: SQL | undefined): SQL =>
  inArray(
    bookings.id,
    db
      .select({ id: paymentSessions.subjectId })
      .from(paymentSessions)
      .where(and(isMeant, eq(paymentSessions.subjectKind, 'booking'))),
  );

const seenRead = (db: Database, id: string) =>
  read(
    [db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))],
    ([row]) => row !== undefined,
  );
export const sessionRead = (db: Database, isMeant: SQL | undefined) =>
  read([db.select().from(paymentSessions).where(isMeant)], ([row]): SessionRow | undefined => row);

/** Takes in what the provider says of a session. Amount and currency must be those that we asked for. */
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
    const known = around ?? (await paidAround(new Reader(db), db, bookingOf(session), links));
    if (await applyAtOnce(db, session, record, known, now)) return 'done';
    await db.batch(batchOf(record));
    const [stored] = await db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.id, session.id));
    if (stored && stored.settledAt === null) await applyPayment(db, stored, now, links);
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
  const [seen, session, around] = await Promise.all([
    reader.run(seenRead(db, key)),
    reader.run(sessionRead(db, isMeant)),
    event.type === 'paid' ? paidAround(reader, db, bookingPaidBy(db, isMeant), links) : undefined,
  ]);
  if (seen) return 'seen';
  if (event.type === 'refund' || event.type === 'dispute') {
    const outcomes: Outcome[] = [];
    for (const refund of event.refunds ?? [])
      outcomes.push(await handleRefund(db, provider.name, refund, now));
    if (event.dispute) outcomes.push(await handleDispute(db, provider.name, event.dispute, now));
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
