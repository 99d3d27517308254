import type * as v from 'valibot';
import type { MoneySubject, PaymentMethod } from './ledger.ts';
import type * as schema from './payments.schema.ts';

/** What a guest pays online when booking: nothing, a deposit, all of it, or nothing until the day. */
export const PAYMENT_RULES = ['none', 'deposit', 'all', 'on_day'] as const;
export type PaymentRule = (typeof PAYMENT_RULES)[number];

/** A deposit is a percentage of the price, or an amount, never more than the price. */
export type PaymentTerms = {
  payment: PaymentRule;
  depositPercent: number | null;
  depositCents: number | null;
};
export const NO_PAYMENT: PaymentTerms = {
  payment: 'none',
  depositPercent: null,
  depositCents: null,
};

export const PAYMENT_PROVIDERS = ['test', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

export const REMINDER_DAYS = { usual: 7, max: 60 } as const;

/** The provider in force; null: nothing is paid online. */
export type PaymentState = {
  provider: PaymentProviderName | null;
  missingSecrets: readonly string[];
  isTestAllowed: boolean;
};
export type PaymentSettingsDocument = PaymentSettings & { version: number; state: PaymentState };
export type PaymentSettings = v.InferOutput<typeof schema.PaymentSettings>;
export type PaymentEntryInput = v.InferOutput<typeof schema.PaymentEntryInput>;

/** `new`: not yet known to the provider. */
export type SessionStatus = 'new' | 'open' | 'paid' | 'failed' | 'expired';

/** For whom a provider's page is opened: a booking, a transfer, or an order with what is due of its items. */
export type PaidSubject = MoneySubject | 'order';

/** Where a guest pays. */
export type PayLink = { url: string; cents: number; currency: 'EUR' };

/** What the firm sends a guest: the link, ready to be sent by mail or in a chat. */
export type GuestPayLink = PayLink & {
  /** A chat with the text and the link in the guest's language; null without a phone number. */
  whatsappUrl: string | null;
  /** Where a mail goes; null without an address. */
  email: string | null;
};

/** What the holder of a booking or a transfer sees of its money. */
export type GuestMoney = {
  /** Owed to the company. */
  balanceCents: number;
  /** The guest pays a reseller or a partner, and us nothing. */
  isPaidElsewhere: boolean;
  paidCents: number;
  /** The rule in force; `none` where the rule asks for a payment online and none can be taken. */
  payment: PaymentRule;
  depositPercent: number | null;
  depositCents: number | null;
  /** To be paid online now; 0 when nothing is. */
  dueNowCents: number;
  payments: { cents: number; method: PaymentMethod | null; at: string }[];
  /** On their way back to the guest. */
  refundCents: number;
  /** Paid back. */
  refundedCents: number;
  /** Of what is paid, what the payment provider took: it goes back that way; the rest is paid back by hand. */
  onlineCents: number;
  /** Paid with gift vouchers, less what went back to them, as far as it would go back to them: not to one that is void or over. */
  voucherCents: number;
  currency: 'EUR';
};

/** Less is not asked for online: Stripe refuses it (its documentation, "Minimum and maximum charge amounts"). */
export const LEAST_ONLINE_CENTS = 50;

/** The part of the price that is paid when booking. */
export function dueWhenBooking(
  { payment, depositPercent, depositCents }: PaymentTerms,
  totalCents: number,
): number {
  if (totalCents < LEAST_ONLINE_CENTS) return 0;
  if (payment === 'all') return totalCents;
  const part =
    payment === 'deposit'
      ? (depositCents ?? Math.round((totalCents * (depositPercent ?? 0)) / 100))
      : 0;
  return part === 0 ? 0 : Math.min(Math.max(part, LEAST_ONLINE_CENTS), totalCents);
}
