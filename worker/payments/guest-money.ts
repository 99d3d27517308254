import type { Context } from 'hono';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { App } from '#env';
import { siteOrigin } from '#http/origin.ts';
import { ApiError, found } from '#http/problem.ts';
import type { Subject } from '#ledger/entries.ts';
import { ledgerOf } from '#ledger/ledger.reads.ts';
import { payableOf } from './due.ts';
import { chosenProvider } from './providers.ts';
import { startPayment } from './start-payment.ts';

/** A booking's money as its guest sees it. */
export async function guestMoney(c: Context<App>, subject: Subject, now: Date): Promise<GuestMoney> {
  const { db, reader } = c.var;
  const [payable, ledger, provider] = await Promise.all([
    payableOf(db, subject, now),
    reader.run(ledgerOf(db, subject)),
    chosenProvider(c.env, db),
  ]);
  const { dueNowCents, openCents, paidCents } = found(payable);
  const payments = ledger.entries.filter(({ kind }) => kind === 'payment' || kind === 'deposit');
  return {
    balanceCents: openCents || ledger.balanceCents,
    paidCents,
    dueNowCents: provider ? dueNowCents : 0,
    payments: payments.map(({ cents, method, at }) => ({ cents: -cents, method, at })),
    refundCents: ledger.refunds.filter(({ status }) => status !== 'done').reduce((sum, { cents }) => sum + cents, 0),
    currency: 'EUR',
  };
}

/** Sends the guest to the provider's page: for what is due now, else for all that is owed. */
export async function sendToPay(c: Context<App>, subject: Subject, now: Date): Promise<Response> {
  const { db } = c.var;
  const [payable, provider] = await Promise.all([payableOf(db, subject, now), chosenProvider(c.env, db)]);
  const one = found(payable);
  const cents = one.dueNowCents || (one.isHold ? 0 : one.openCents);
  if (!provider || cents === 0) throw new ApiError(409, 'There is nothing to pay online.', { code: 'state' });
  const { url } = await startPayment(db, provider, one, cents, { now, origin: siteOrigin(c.env, c.req.url) });
  return c.body(null, 303, { Location: url, 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
}
