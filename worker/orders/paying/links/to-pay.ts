import type { Context } from 'hono';
import { dueWhenBooking, type PaymentRule, type PaymentTerms } from '#contract/money/payments.ts';
import type { Terms } from '#contract/money/terms.ts';
import type { Database } from '#core/db/client.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { isPaidByPartner } from '#core/db/statements/attribution.ts';
import { siteOrigin } from '#core/http/origin.ts';
import type { App } from '#env';
import { hasProvider } from '#money/payments/providers/providers.ts';
import { paymentsInForce } from '#money/payments/settings.ts';
import { inForce, type transferTerms } from '#money/payments/terms.ts';
import { paidOf, transferAmounts } from '../due.ts';
import { payUrl } from './subject.ts';

/** What a transfer's guest pays online now, and where. */
export type ToPay = { cents: number; url: string };

/** How a transfer is paid, as shown to its guest: by which rule, how much is open, and what of it is paid online at the confirmation. */
export type TransferPayment = {
  rule: PaymentRule;
  openCents: number;
  onlineCents: number;
  toPay?: ToPay | undefined;
};

type Request = { id: string; reference: string; partnerId: number | null; terms: Terms };

/** What comes back to a transfer's guest after a cancellation with this fee. */
export const transferBack = async (db: Database, id: string, feeCents: number): Promise<number> =>
  Math.max(0, (await paidOf(db, { kind: 'transfer', id })) - feeCents);

/** Of a request that awaits its confirmation: nothing is paid yet. Undefined when there is nothing to pay. */
export function paymentAhead(
  terms: ReturnType<typeof transferTerms>,
  totalCents: number,
): TransferPayment | undefined {
  if (totalCents === 0) return undefined;
  return {
    rule: terms.payment,
    openCents: totalCents,
    onlineCents: dueWhenBooking(terms, totalCents),
  };
}

/** Of a transfer that is owed, or is about to be, with the total that it will have. Undefined when its guest owes us nothing. */
export async function transferPayment(
  c: Context<App>,
  request: Request,
  totalCents: number,
): Promise<TransferPayment | undefined> {
  const { db } = c.var;
  const subject = { kind: 'transfer' as const, ...request };
  const [paidCents, settings, secret, isPartners] = await Promise.all([
    paidOf(db, subject),
    paymentsInForce(c.env, db),
    signingSecret(db, c.env.QUOTE_SECRET),
    isPaidByPartner(db, { id: request.partnerId }),
  ]);
  const {
    openCents,
    dueNowCents: cents,
    payment,
  } = transferAmounts(
    inForce<PaymentTerms>(request.terms, hasProvider(c.env, settings)),
    totalCents,
    paidCents,
  );
  if (isPartners || openCents === 0) return undefined;
  const toPay =
    cents > 0
      ? { cents, url: await payUrl(secret, siteOrigin(c.env, c.req.url), subject) }
      : undefined;
  return { rule: payment, openCents, onlineCents: cents, toPay };
}
