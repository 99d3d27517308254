import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { type Read, read } from '#core/db/reader.ts';
import { paymentSessions } from '#core/db/schema.ts';
import { log } from '#core/http/logs/log.ts';
import { type SessionRow, sessionsOf } from '../parts.ts';
import { type ShareRows, sharesRead } from './payment-shares.ts';

type Reported = {
  payment: string | null;
  /** Ours, as the payment names it; null: none; undefined: the provider could not be asked. */
  session?: string | null | undefined;
  cents: number;
  currency: string;
};

/** What the handling of a reported payment depends on, for one batch. */
export function reportedRead(
  db: Database,
  provider: PaymentProviderName,
  { payment, session }: Pick<Reported, 'payment' | 'session'>,
): Read<ReportedRows> {
  const isMeant = and(
    eq(paymentSessions.provider, provider),
    eq(paymentSessions.providerPayment, payment ?? ''),
  );
  const shares = sharesRead(db, isMeant);
  const own = read(
    [
      sessionsOf(db, isMeant),
      db
        .select({ id: paymentSessions.id })
        .from(paymentSessions)
        // One that was paid has had its payment: another one that names it is not ours.
        .where(and(eq(paymentSessions.id, session ?? ''), isNull(paymentSessions.providerPayment))),
    ],
    ([row], named) => ({ session: row, isNamed: named.length > 0 }),
  );
  return {
    statements: [...own.statements, ...shares.statements],
    shape: (results) => ({
      ...own.shape(results.slice(0, own.statements.length)),
      shares: shares.shape(results.slice(own.statements.length)),
    }),
  };
}
export type ReportedRows = { session: SessionRow | undefined; isNamed: boolean; shares: ShareRows };

/** The session of a provider's payment, if the amount can be part of it. */
export function sessionOfPayment(
  { session, isNamed }: ReportedRows,
  provider: PaymentProviderName,
  { session: named, cents, currency }: Reported,
): SessionRow | 'unknown_session' | 'amount' | 'ignored' {
  if (!session) {
    // Ours, whose own webhook has not come yet: to be sent again. Others are of the same account, but not of this site.
    const isOurs = named === undefined || isNamed;
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
