import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { paymentSessions } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { knownOrigin } from '#core/http/origin.ts';
import type { Bindings } from '#env';
import { trimRefunds } from '#money/ledger/trim-refunds.ts';
import { sessionsOf } from '#money/payments/parts.ts';
import { chosenProvider, providersOf } from '#money/payments/providers/providers.ts';
import { type Providers, sendRefunds } from '#money/payments/refunds.ts';
import { mailPayLater } from '../reminders/pay-later.ts';
import { remindBalances } from '../reminders/remind-balances.ts';
import { applyRemaining } from './apply-payment.ts';
import { followUp } from './open-sessions.ts';
import type { Links } from './payment-mails.ts';

const MINUTE_MS = 60_000;
/** A webhook has usually arrived by then. */
const PATIENCE_MS = 2 * MINUTE_MS;
const ASK_AGAIN_MS = 4 * MINUTE_MS;
/** After its end a provider answers for a session once more; then it is over. */
const OVER_MS = 24 * 60 * MINUTE_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** Asks the providers about sessions whose webhook has not come, paid, abandoned or open, and ends those for an amount that is no longer due. */
async function askAboutOpen(
  db: Database,
  providers: Providers,
  now: Date,
  links: Links,
): Promise<void> {
  const open = await sessionsOf(
    db,
    and(
      eq(paymentSessions.status, 'open'),
      lt(paymentSessions.createdAt, before(now, PATIENCE_MS)),
      or(isNull(paymentSessions.askedAt), lt(paymentSessions.askedAt, before(now, ASK_AGAIN_MS))),
    ),
  )
    .orderBy(asc(paymentSessions.askedAt))
    .limit(20);
  await eachRow('open payment', open, async (session) => {
    const isUs = eq(paymentSessions.id, session.id);
    await db.update(paymentSessions).set({ askedAt: now.toISOString() }).where(isUs);
    await followUp(db, providers, session, now, links);
    if (session.expiresAt < before(now, OVER_MS))
      await db
        .update(paymentSessions)
        .set({ status: 'expired' })
        .where(and(isUs, eq(paymentSessions.status, 'open')));
  });
}

const inTurn = (steps: (() => Promise<unknown>)[]) => eachRow('payments', steps, (step) => step());

/** Every few minutes: what webhooks left open, what was interrupted, money that is due back, and mails about what is open. */
export async function keepPayments(env: Bindings, db: Database, now: Date): Promise<void> {
  const providers = providersOf(env, db);
  const [provider, secret] = await Promise.all([
    chosenProvider(env, db),
    signingSecret(db, env.QUOTE_SECRET),
  ]);
  await inTurn([
    () => keepWith(providers, db, now, { secret: env.QUOTE_SECRET }),
    ...(provider
      ? [
          () => mailPayLater(db, provider, { secret, now }),
          () => remindBalances(db, { origin: knownOrigin(env), secret, now }),
        ]
      : []),
  ]);
}

export async function keepWith(
  providers: Providers,
  db: Database,
  now: Date,
  links: Links,
): Promise<void> {
  await inTurn([
    () => askAboutOpen(db, providers, now, links),
    () => applyRemaining(db, now, links),
    () => trimRefunds(db, now),
    () => sendRefunds(db, providers, now),
  ]);
}
