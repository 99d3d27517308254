import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { ledgerEntries, paymentEvents, paymentSessions } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { log } from '#core/http/logs/log.ts';
import type { Outcome, SessionRow } from '#money/payments/elsewhere/session-of-payment.ts';
import { takeDispute } from '#money/payments/elsewhere/take-dispute.ts';
import { takeRefund } from '#money/payments/elsewhere/take-refund.ts';
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderState,
} from '#money/payments/providers/provider.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import { settle } from './settle.ts';
import type { Links } from './tell.ts';

/** Of an event about several refunds. */
const WORST_FIRST: readonly Outcome[] = ['amount', 'unknown_session', 'done', 'ignored'];

/** Writes a payment into session and ledger; once, whoever reports it and however often. */
async function recordPaid(
  db: Database,
  session: SessionRow,
  state: ProviderState,
  now: Date,
  event?: string,
): Promise<void> {
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
  await db.batch(
    batchOf([
      ...(event
        ? [
            db
              .insert(paymentEvents)
              .values({ id: event, sessionId: id, type: 'paid', createdAt: at })
              .onConflictDoNothing(),
          ]
        : []),
      db
        .update(paymentSessions)
        .set({ status: 'paid', paidAt: at, providerPayment: state.payment, method: state.method })
        .where(and(eq(paymentSessions.id, id), ne(paymentSessions.status, 'paid'))),
      db
        .insert(ledgerEntries)
        .values({ ...entry, reference: session.providerReference, key: `session:${id}` })
        .onConflictDoNothing(),
      receiptStatement(db, `session:${id}`, { actor: 'guest', now }),
    ]),
  );
}

const isAmount = (session: SessionRow, { cents, currency }: ProviderState) =>
  cents === session.cents && currency.toUpperCase() === session.currency;

/** Takes in what the provider says of a session. Amount and currency must be those that we asked for. */
export async function takeState(
  db: Database,
  session: SessionRow,
  state: ProviderState,
  now: Date,
  links: Links = {},
  event?: string,
): Promise<Outcome> {
  if (state.status === 'paid') {
    if (!isAmount(session, state)) {
      log('error', 'a payment has another amount than its session', { session: session.id });
      return 'amount';
    }
    await recordPaid(db, session, state, now, event);
    const [stored] = await db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.id, session.id));
    if (stored && stored.settledAt === null) await settle(db, stored, now, links);
    return 'done';
  }
  if (state.status === 'expired')
    await db
      .update(paymentSessions)
      .set({ status: 'expired' })
      .where(and(eq(paymentSessions.id, session.id), eq(paymentSessions.status, 'open')));
  return state.status === 'expired' ? 'done' : 'ignored';
}

/** Takes in a webhook that its provider has checked. */
export async function takeEvent(
  db: Database,
  provider: Pick<PaymentProvider, 'name'>,
  event: ProviderEvent,
  now: Date,
  links: Links = {},
): Promise<Outcome> {
  const key = `${provider.name}:${event.id}`;
  const [seen] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, key));
  if (seen) return 'seen';
  if (event.type === 'refund' || event.type === 'dispute') {
    const outcomes: Outcome[] = [];
    for (const refund of event.refunds ?? [])
      outcomes.push(await takeRefund(db, provider.name, refund, now));
    if (event.dispute) outcomes.push(await takeDispute(db, provider.name, event.dispute, now));
    return WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'ignored';
  }
  if (event.type !== 'paid' && event.type !== 'expired') return 'ignored';
  const [session] = await db
    .select()
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.provider, provider.name),
        or(
          eq(paymentSessions.providerReference, event.reference ?? ''),
          // The answer in which the provider named it was lost.
          and(
            eq(paymentSessions.id, event.session ?? ''),
            isNull(paymentSessions.providerReference),
          ),
        ),
      ),
    );
  if (!session || !event.state) {
    // Such as a payment link of the same account.
    log('info', 'a webhook names no session of ours', { provider: provider.name });
    return 'ignored';
  }
  const outcome = await takeState(db, session, event.state, now, links, key);
  if (outcome === 'done')
    await insertIf(
      db,
      paymentEvents,
      { id: key, sessionId: session.id, type: event.type, createdAt: now.toISOString() },
      sql`true`,
    ).onConflictDoNothing();
  return outcome;
}
