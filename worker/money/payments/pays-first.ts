import { holdEnd } from '#contract/bookings/hold-end.ts';
import { dueWhenBooking, type PaymentTerms } from '#contract/money/payments.ts';
import type { Bindings } from '#env';
import { hasProvider } from './providers/providers.ts';
import type { PaymentsInForce } from './settings.ts';

/** Stripe accepts no less than half an hour. */
export const SESSION_MINUTES = 31;

/**
 * Whether a guest's booking stays a hold until something is paid. Where no payments are taken, and on request, it is booked as without a payment: the
 * money is owed and can be paid later. So it is for guests of a partner whom they pay.
 */
export const paysFirst = (
  env: Bindings,
  payments: Pick<PaymentsInForce, 'provider' | 'hasKeys'>,
  option: PaymentTerms & { instantConfirmation: boolean },
  { totalCents, isPaidByPartner }: { totalCents: number; isPaidByPartner: boolean },
): boolean =>
  option.instantConfirmation &&
  dueWhenBooking(option, totalCents) > 0 &&
  !isPaidByPartner &&
  hasProvider(env, payments);

/** The end of a hold whose guest goes to pay: with the provider's page, within the limit of every hold, and never earlier than it was. */
export const payUntil = (
  { createdAt, expiresAt }: { createdAt: string; expiresAt: string | null },
  now: Date,
) => {
  const end = holdEnd(SESSION_MINUTES, new Date(createdAt), now);
  return expiresAt !== null && expiresAt > end ? expiresAt : end;
};
