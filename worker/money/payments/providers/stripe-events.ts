import type Stripe from 'stripe';
import { logFailure } from '#core/http/logs/log.ts';
import type { ProviderDispute, ProviderEvent, ProviderRefund, ProviderState } from './provider.ts';

type Client = InstanceType<typeof Stripe>;
type Session = Stripe.Checkout.Session;

export const idOf = (one: string | { id: string } | null | undefined) =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** Our session as the payment names it, when Stripe was asked for the payment, too. */
const sessionOf = (intent: string | Stripe.PaymentIntent | null | undefined) =>
  typeof intent === 'object' ? (intent?.metadata?.session ?? null) : null;
const WITH_PAYMENT = { expand: ['payment_intent'] };

const refundOf = ({
  id,
  metadata,
  payment_intent,
  amount,
  currency,
  status,
}: Stripe.Refund): ProviderRefund => ({
  ...{
    session: sessionOf(payment_intent),
    reference: id,
    refundId: metadata?.refund ?? null,
    payment: idOf(payment_intent),
    cents: amount,
    currency,
  },
  status:
    status === 'succeeded'
      ? 'done'
      : status === 'failed' || status === 'canceled'
        ? 'failed'
        : 'sent',
});

const disputeOf = ({
  id,
  payment_intent,
  amount,
  currency,
  status,
}: Stripe.Dispute): ProviderDispute => ({
  ...{
    session: sessionOf(payment_intent),
    reference: id,
    payment: idOf(payment_intent),
    cents: amount,
    currency,
  },
  // An inquiry that ended without a dispute is won, too.
  status:
    status === 'lost' ? 'lost' : status === 'won' || status === 'warning_closed' ? 'won' : 'open',
});

/** What Stripe says now; webhooks may arrive late and out of order. What was sent, when it does not answer. */
const newest = <T, R>(asked: Promise<T>, read: (now: T) => R, instead: () => R): Promise<R> =>
  asked.then(read, (error: unknown) => {
    logFailure('stripe', error);
    return instead();
  });
/** Whose payment it is was not said then. */
const unasked = <T extends object>(reported: T) => ({ ...reported, session: undefined });

/** A webhook, whose signature was checked, in the words of all providers. */
export async function eventOf(
  stripe: Client,
  event: Stripe.Event,
  ask: (session: string) => Promise<ProviderState>,
  stateOf: (session: Session) => ProviderState,
): Promise<ProviderEvent> {
  const { id } = event;
  const none = { id, reference: null, state: null };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const sent = event.data.object;
      const state = await newest(
        ask(sent.id),
        (now) => now,
        () => stateOf(sent),
      );
      return {
        id,
        type: state.status === 'open' ? 'other' : state.status,
        reference: sent.id,
        session: sent.client_reference_id,
        state,
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const sent = event.data.object;
      return {
        ...none,
        type: 'refund',
        refunds: [
          await newest(stripe.refunds.retrieve(sent.id, WITH_PAYMENT), refundOf, () =>
            unasked(refundOf(sent)),
          ),
        ],
      };
    }
    // Names the charge alone.
    case 'charge.refunded': {
      const { data } = await stripe.refunds.list({
        ...{ charge: event.data.object.id, limit: 100 },
        expand: ['data.payment_intent'],
      });
      return { ...none, type: 'refund', refunds: data.map(refundOf) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const sent = event.data.object;
      return {
        ...none,
        type: 'dispute',
        dispute: await newest(stripe.disputes.retrieve(sent.id, WITH_PAYMENT), disputeOf, () =>
          unasked(disputeOf(sent)),
        ),
      };
    }
    default:
      return { ...none, type: 'other' };
  }
}
