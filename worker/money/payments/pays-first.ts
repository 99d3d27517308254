import type { Context } from 'hono';
import { holdEnd } from '#contract/bookings/hold-end.ts';
import { dueWhenBooking, type PaymentTerms } from '#contract/money/payments.ts';
import { isPaidByPartner, type SentBy } from '#core/db/statements/attribution.ts';
import type { App } from '#env';
import { chosenProvider } from './providers/providers.ts';

/** Stripe accepts no less than half an hour. */
export const SESSION_MINUTES = 31;

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

/** The end of a hold whose guest goes to pay: with the provider's page, within the limit of every hold, and never earlier than it was. */
export const payUntil = (
  { createdAt, expiresAt }: { createdAt: string; expiresAt: string | null },
  now: Date,
) => {
  const end = holdEnd(SESSION_MINUTES, new Date(createdAt), now);
  return expiresAt !== null && expiresAt > end ? expiresAt : end;
};
