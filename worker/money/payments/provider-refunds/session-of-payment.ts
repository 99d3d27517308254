import { and, eq } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { paymentSessions } from '#core/db/schema.ts';
import { log } from '#core/http/logs/log.ts';
import { type SessionRow, sessionsOf } from '../parts.ts';

type Reported = {
  payment: string | null;
  /** Ours, as the payment names it; null: none; undefined: the provider could not be asked. */
  session?: string | null | undefined;
  cents: number;
  currency: string;
};

const isSession = async (db: Database, id: string) =>
  (
    await db
      .select({ id: paymentSessions.id })
      .from(paymentSessions)
      .where(eq(paymentSessions.id, id))
  ).length > 0;

/** The session of a provider's payment, if the amount can be part of it. */
export async function sessionOfPayment(
  db: Database,
  provider: PaymentProviderName,
  { payment, session: named, cents, currency }: Reported,
): Promise<SessionRow | 'unknown_session' | 'amount' | 'ignored'> {
  const [session] = await sessionsOf(
    db,
    and(eq(paymentSessions.provider, provider), eq(paymentSessions.providerPayment, payment ?? '')),
  );
  if (!session) {
    // Ours, whose own webhook has not come yet: to be sent again. Others are of the same account, but not of this site.
    const isOurs = named === undefined || (named !== null && (await isSession(db, named)));
    log('warn', 'a webhook names an unknown payment', { provider, isOurs });
    return isOurs ? 'unknown_session' : 'ignored';
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

/** `seen`: this event was taken in before; `ignored`: it is about nothing of ours. Everything but `done` and `seen` changed nothing. */
export type Outcome = 'done' | 'seen' | 'unknown_session' | 'amount' | 'ignored';
