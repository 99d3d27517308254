import type { BatchItem } from 'drizzle-orm/batch';
import type { Language } from '#contract/languages/language.ts';
import type { PaymentMethod } from '#contract/money/ledger.ts';
import type { PaymentProviderName } from '#contract/money/payments.ts';

export type NewSession = {
  /** Ours; a provider makes one session for it, however often it is asked. */
  sessionId: string;
  cents: number;
  currency: 'EUR';
  description: string;
  language: Language;
  email: string | null;
  /** Where the guest goes afterwards, whatever happened. */
  returnUrl: string;
  expiresAt: string;
};

/** `statements`: what is written with our session, for a provider whose sessions are in our own database. */
export type MadeSession = {
  reference: string;
  url: string;
  statements?: readonly BatchItem<'sqlite'>[];
};

/** What a provider says of a session; the amount is compared with ours. */
export type ProviderState = {
  status: 'open' | 'paid' | 'expired';
  cents: number;
  currency: string;
  /** Of the payment that can be refunded. */
  payment: string | null;
  method: PaymentMethod | null;
};

/** Our session as a payment names it; null: none of ours; undefined: the provider could not be asked. */
type OfSession = { session?: string | null | undefined };

/** What a provider says of a refund. */
export type ProviderRefund = OfSession & {
  reference: string;
  /** Ours; null: it was made in the provider's dashboard. */
  refundId: string | null;
  /** Of the payment that it goes back from. */
  payment: string | null;
  cents: number;
  currency: string;
  status: 'sent' | 'done' | 'failed';
};

/** A guest's bank takes a payment back, for the time being or, when it is `lost`, for good. */
export type ProviderDispute = OfSession & {
  reference: string;
  payment: string | null;
  cents: number;
  currency: string;
  status: 'open' | 'won' | 'lost';
};

export type ProviderEvent = {
  id: string;
  type: 'paid' | 'expired' | 'refund' | 'dispute' | 'other';
  /** The provider's session, or null when the event is about something else. */
  reference: string | null;
  /** Our own name of the session, as the provider repeats it. */
  session?: string | null;
  state: ProviderState | null;
  refunds?: readonly ProviderRefund[];
  dispute?: ProviderDispute;
};

export type SentRefund = { reference: string; status: 'sent' | 'done' };

/** The provider will not do what was asked, today or tomorrow. An outage, or keys that are not valid, are another error. */
export class ProviderRefused extends Error {}

/** A webhook that is not taken in. */
export class WebhookRefused extends Error {
  readonly reason: 'signature' | 'old' | 'account' | 'unreadable';
  constructor(reason: WebhookRefused['reason']) {
    super(`The webhook is refused: ${reason}.`);
    this.reason = reason;
  }
}

/** Somebody who takes payments for us. Every call may fail, stall or be repeated; keys make repetitions harmless. */
export type PaymentProvider = {
  name: PaymentProviderName;
  createSession(session: NewSession): Promise<MadeSession>;
  askSession(reference: string): Promise<ProviderState>;
  /** Ends a session that is open, so that it cannot be paid; one that is paid or over stays as it is. */
  endSession(reference: string): Promise<void>;
  refund(refund: { id: string; payment: string; cents: number }): Promise<SentRefund>;
  /** Checks signature, age and account. Throws `ProviderRefused` for what the provider says is not there. */
  readWebhook(body: string, headers: Headers, now: Date): Promise<ProviderEvent>;
};
