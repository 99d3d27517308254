import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import { orders } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';
import type { Subject } from '#money/ledger/entries.ts';
import { ledgerOf } from '#money/ledger/ledger.reads.ts';
import type { Part } from '#money/payments/parts.ts';
import type { PaymentProvider } from '#money/payments/providers/provider.ts';
import { chosenProvider, providerOf } from '#money/payments/providers/providers.ts';
import { paymentsRead } from '#money/payments/settings.ts';
import { inForce } from '#money/payments/terms.ts';
import { returnableCents } from '#money/vouchers/return-money.ts';
import { partOf, payableOf, payableRead } from './due.ts';
import { guestPage, subjectOfLink } from './links/subject.ts';
import { type Payer, startPayment } from './online/start-payment.ts';
import { payableOrderRead } from './order-due.ts';
import { keepPlaces } from './reminders/keep-places.ts';

const sumOf = (entries: readonly { cents: number }[]) =>
  entries.reduce((sum, { cents }) => sum + cents, 0);

/** The money of a booking or a transfer as its guest sees it. */
export async function guestMoney(
  c: Context<App>,
  subject: Subject,
  now: Date,
): Promise<GuestMoney> {
  const { db, reader } = c.var;
  const [payable, ledger, provider] = await Promise.all([
    payableOf(db, subject, now),
    reader.run(ledgerOf(db, subject)),
    chosenProvider(c.env, db),
  ]);
  const {
    payment,
    depositPercent,
    depositCents,
    dueNowCents,
    openCents,
    paidCents,
    isPaidElsewhere,
  } = found(payable);
  const balanceCents = openCents || ledger.balanceCents;
  const entries = ledger.entries.filter(({ isUndone }) => !isUndone);
  // What moved to another booking was not paid back: it lessens the payments.
  const payments = entries.filter(
    ({ kind, isMoved }) => kind === 'payment' || kind === 'deposit' || isMoved,
  );
  const back = entries.filter(({ kind, isMoved }) => kind === 'refund' && !isMoved);
  return {
    balanceCents: isPaidElsewhere ? Math.min(0, balanceCents) : balanceCents,
    isPaidElsewhere,
    paidCents,
    ...inForce({ payment, depositPercent, depositCents }, provider !== undefined),
    dueNowCents: provider ? dueNowCents : 0,
    payments: payments.map(({ cents, method, at }) => ({ cents: -cents, method, at })),
    refundCents: sumOf(ledger.refunds.filter(({ status }) => status !== 'done')),
    refundedCents: sumOf(back),
    onlineCents: Math.max(0, -sumOf([...payments, ...back].filter(({ isOnline }) => isOnline))),
    voucherCents: entries.some(({ method }) => method === 'voucher')
      ? await returnableCents(db, subject, now)
      : 0,
    currency: 'EUR',
  };
}

const seeOther = (c: Context<App>, to: string) =>
  c.body(null, 303, {
    Location: to,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  });

/** What is paid on the page, and the holds that wait for it. `page`: the guest's own. */
type Paying = {
  payer: Payer;
  parts: readonly Part[];
  holds: readonly string[];
  provider: PaymentProvider | undefined;
  page: () => Promise<string>;
};

/**
 * Sends the guest to the provider's page. When there is nothing to pay, as on the second visit to a link in a mail, a browser gets the guest's page,
 * which says what was paid; when the provider does not answer, that it can be paid later, or, when it refuses, another way.
 */
async function toProvider(
  c: Context<App>,
  { payer, parts, holds, provider, page }: Paying,
  now: Date,
): Promise<Response> {
  const { db } = c.var;
  const isBrowser = c.req.header('Accept')?.includes('text/html');
  if (provider && parts.length > 0) {
    try {
      const origin = siteOrigin(c.env, c.req.url);
      return seeOther(c, (await startPayment(db, provider, payer, parts, { now, origin })).url);
    } catch (error) {
      // The guest loses no place because of that; the cron job mails the link once the provider answers.
      if (error instanceof ApiError && error.status === 503)
        for (const id of holds) await keepPlaces(db, id, now);
      if (!isBrowser) throw error;
      const isRefused = error instanceof ApiError && error.status === 422;
      return seeOther(c, `${await page()}&payment=${isRefused ? 'refused' : 'later'}`);
    }
  }
  if (isBrowser) return seeOther(c, await page());
  throw new ApiError(409, 'problem.nothing_online', { code: 'state' });
}

/** Leads to the page on which a booking or a transfer is paid: what is due now, else all that is owed. */
export async function sendToPay(c: Context<App>, kind: MoneySubject, now: Date): Promise<Response> {
  const { db, reader } = c.var;
  const reference = found(readReference(c.req.param('reference') ?? ''));
  const [subject, payable, payments] = await Promise.all([
    subjectOfLink(c, kind),
    reader.run(payableRead(db, { kind, reference }, now)),
    reader.run(paymentsRead(c.env, db)),
  ]);
  const payer = found(payable);
  const { linkCents, isHold } = payer;
  return toProvider(
    c,
    {
      payer: { ...payer, subject },
      parts: linkCents > 0 ? [partOf(payer, linkCents)] : [],
      holds: isHold ? [subject.id] : [],
      provider: providerOf(c.env, db, payments),
      page: async () => guestPage(await signingSecret(db, c.env.QUOTE_SECRET), subject),
    },
    now,
  );
}

/** Leads to the page on which all that is due of an order is paid. */
export async function sendOrderToPay(c: Context<App>, now: Date): Promise<Response> {
  const { db, reader } = c.var;
  const reference = found(readReference(c.req.param('reference') ?? ''));
  const [subject, order, payments] = await Promise.all([
    subjectOfLink(c, 'order'),
    reader.run(payableOrderRead(db, eq(orders.reference, reference), now)),
    reader.run(paymentsRead(c.env, db)),
  ]);
  const payer = found(order);
  const { parts, items } = payer;
  const isPaid = ({ id }: Subject) => parts.some((part) => part.subject.id === id);
  return toProvider(
    c,
    {
      ...{ payer, parts, provider: providerOf(c.env, db, payments) },
      holds: items.flatMap((item) =>
        item.isHold && isPaid(item.subject) ? [item.subject.id] : [],
      ),
      page: async () => guestPage(await signingSecret(db, c.env.QUOTE_SECRET), subject),
    },
    now,
  );
}
