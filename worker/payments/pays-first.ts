import type { Context } from 'hono';
import { dueWhenBooking, type PaymentTerms } from '#contract/money/payments.ts';
import { isPaidByPartner, type SentBy } from '#db/attribution.ts';
import type { App } from '#env';
import { chosenProvider } from './providers.ts';
import { SESSION_MINUTES } from './start-payment.ts';

const MINUTE_MS = 60_000;

/**
 * Whether a guest's booking stays a hold until something is paid. Where nobody takes payments, and on request, it is booked as without a payment: the
 * money is owed and can be paid later. So it is for guests of a partner whom they pay.
 */
export async function paysFirst(
  c: Context<App>,
  option: PaymentTerms & { instantConfirmation: boolean },
  totalCents: number,
  sentBy: SentBy,
): Promise<boolean> {
  if (!option.instantConfirmation || dueWhenBooking(option, totalCents) === 0) return false;
  if (await isPaidByPartner(c.var.db, sentBy)) return false;
  return (await chosenProvider(c.env, c.var.db)) !== undefined;
}

/** The end of a hold whose guest goes to pay: no earlier than the provider's page. */
export const payUntil = (expiresAt: string | null, now: Date) => {
  const end = new Date(now.getTime() + SESSION_MINUTES * MINUTE_MS).toISOString();
  return expiresAt !== null && expiresAt > end ? expiresAt : end;
};
