import type { Context } from 'hono';
import type { Database } from '#db/client.ts';
import { signingSecret } from '#db/signing-secret.ts';
import type { App } from '#env';
import { siteOrigin } from '#http/origin.ts';
import { paidOf, transferAmounts } from './due.ts';
import { chosenProvider } from './providers.ts';
import { paymentSettings } from './settings.ts';
import { payUrl } from './subject.ts';

/** What a transfer's guest pays online now, and where. */
export type ToPay = { cents: number; url: string };

/** Whether transfers are paid online after their confirmation, and not on the day. */
export async function areTransfersPaidOnline(c: Context<App>): Promise<boolean> {
  const { db } = c.var;
  const [{ transfers }, provider] = await Promise.all([paymentSettings(db), chosenProvider(c.env, db)]);
  return provider !== undefined && (transfers.payment === 'deposit' || transfers.payment === 'all');
}

/** What comes back to a transfer's guest after a cancellation with this fee. */
export const transferBack = async (db: Database, id: string, feeCents: number): Promise<number> =>
  Math.max(0, (await paidOf(db, { kind: 'transfer', id })) - feeCents);

/** Of a transfer that is owed, or is about to be: with the total that it will have. Undefined when nothing is paid online now. */
export async function transferToPay(
  c: Context<App>,
  request: { id: string; reference: string },
  totalCents: number,
): Promise<ToPay | undefined> {
  const { db } = c.var;
  const subject = { kind: 'transfer' as const, ...request };
  const [paidCents, provider, secret] = await Promise.all([
    paidOf(db, subject),
    chosenProvider(c.env, db),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const { dueNowCents: cents } = await transferAmounts(db, totalCents, paidCents);
  return provider && cents > 0 ? { cents, url: await payUrl(secret, siteOrigin(c.env, c.req.url), subject) } : undefined;
}
