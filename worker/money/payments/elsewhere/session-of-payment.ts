import { and, eq } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { paymentSessions } from '#core/db/schema.ts';
import { log } from '#core/http/logs/log.ts';

export type SessionRow = typeof paymentSessions.$inferSelect;

/** The session of a provider's payment, if the amount can be part of it. */
export async function sessionOfPayment(
  db: Database,
  provider: PaymentProviderName,
  { payment, cents, currency }: { payment: string | null; cents: number; currency: string },
): Promise<SessionRow | 'unknown_session' | 'amount'> {
  const [session] = await db
    .select()
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.provider, provider),
        eq(paymentSessions.providerPayment, payment ?? ''),
      ),
    );
  if (!session) {
    log('warn', 'a webhook names an unknown payment', { provider });
    return 'unknown_session';
  }
  if (
    Number.isSafeInteger(cents) &&
    cents > 0 &&
    cents <= session.cents &&
    currency.toUpperCase() === session.currency
  )
    return session;
  log('error', 'a webhook names another amount than the payment has', { session: session.id });
  return 'amount';
}

/** `seen`: this event was taken in before. Everything but `done` and `seen` changed nothing. */
export type Outcome = 'done' | 'seen' | 'unknown_session' | 'amount' | 'ignored';
