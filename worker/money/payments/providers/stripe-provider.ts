import type Stripe from 'stripe';
import type { PaymentMethod } from '#contract/money/ledger.ts';
import { ownStripeKeys, type StripeKeys } from '#core/keys/stored-keys.ts';
import type { Bindings } from '#env';
import {
  type PaymentProvider,
  ProviderRefused,
  type ProviderState,
  WebhookRefused,
} from './provider.ts';
import { eventOf, idOf } from './stripe-events.ts';

/** Beyond it a guest has gone. */
const TIMEOUT_MS = 10_000;

/** Older webhooks are replays. */
const MAX_AGE_SECONDS = 300;

type Client = InstanceType<typeof Stripe>;
type Session = Stripe.Checkout.Session;

/** The library is loaded when somebody pays: no page needs it. */
async function clientWith(
  { STRIPE_API_BASE }: Bindings,
  { secretKey }: StripeKeys,
): Promise<Client> {
  const { default: Library } = await import('stripe');
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : undefined;
  return new Library(secretKey, {
    httpClient: Library.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
    }),
    ...(base && { protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const) }),
  });
}

/** Stripe's names of what guests pay with; wallets such as Apple Pay are cards. */
const METHODS: Readonly<Record<string, PaymentMethod>> = {
  ...{
    card: 'card',
    card_present: 'card',
    paypal: 'paypal',
    bizum: 'bizum',
    link: 'link',
    klarna: 'klarna',
  },
  ...{
    revolut_pay: 'revolut_pay',
    amazon_pay: 'amazon_pay',
    sepa_debit: 'sepa_debit',
    customer_balance: 'transfer',
  },
};

/** The charge is there when it was asked for with the session. */
function methodOf({ payment_intent: intent }: Session): PaymentMethod {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  const type = typeof charge === 'object' ? charge?.payment_method_details?.type : undefined;
  return type === undefined ? 'card' : (METHODS[type] ?? 'online');
}

const stateOf = (session: Session): ProviderState => ({
  status:
    session.payment_status === 'paid' ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
  cents: session.amount_total ?? 0,
  currency: session.currency ?? '',
  payment: idOf(session.payment_intent),
  method: session.payment_status === 'paid' ? methodOf(session) : null,
});

/** Whatever JSON was signed. */
const isEvent = (event: Partial<Stripe.Event> | null) =>
  typeof event?.id === 'string' &&
  typeof event.type === 'string' &&
  typeof event.data?.object === 'object' &&
  event.data.object !== null;

/** Stripe takes the request for wrong. Everything else, an invalid key included, concerns all requests and may be mended. */
const isRefused = (error: unknown) => {
  const { type } = error as { type?: string };
  return (
    type === 'StripeInvalidRequestError' ||
    type === 'StripeIdempotencyError' ||
    type === 'StripeCardError'
  );
};
const refusedOr = (error: unknown) =>
  isRefused(error) ? new ProviderRefused((error as Error).message) : error;

/** `findKeys`: they may stand in the database. */
export function stripeProvider(
  env: Bindings,
  findKeys: () => Promise<StripeKeys | undefined> = async () => ownStripeKeys(env),
): PaymentProvider {
  let asked: ReturnType<typeof findKeys> | undefined;
  const keys = () => {
    asked ??= findKeys();
    return asked;
  };
  const client = async () => {
    const known = await keys();
    if (!known) throw new Error('Stripe has no keys.');
    return clientWith(env, known);
  };
  const ask = async (reference: string) =>
    (await client()).checkout.sessions.retrieve(reference, {
      expand: ['payment_intent.latest_charge'],
    });
  return {
    name: 'stripe',
    async createSession({
      sessionId,
      cents,
      currency,
      description,
      language,
      email,
      returnUrl,
      expiresAt,
    }) {
      const stripe = await client();
      // Which methods are offered (cards, wallets, Link, PayPal) is set in Stripe's dashboard.
      const wanted = {
        mode: 'payment' as const,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: cents,
              product_data: { name: description },
            },
          },
        ],
        client_reference_id: sessionId,
        // Refunds and disputes name the payment alone.
        payment_intent_data: { metadata: { session: sessionId } },
        // Stripe knows no Catalan.
        locale: language === 'ca' ? ('es' as const) : language,
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: Math.floor(Date.parse(expiresAt) / 1000),
      };
      const idempotencyKey = `session:${sessionId}`;
      const { sessions } = stripe.checkout;
      // Stripe knows fewer addresses than there are, such as those of domains with umlauts. Its page asks for one then.
      const session = await sessions
        .create({ ...wanted, ...(email && { customer_email: email }) }, { idempotencyKey })
        .catch((error: unknown) => {
          if (!email || !isRefused(error)) throw error;
          return sessions.create(wanted, { idempotencyKey: `${idempotencyKey}:no-email` });
        })
        .catch((error: unknown) => {
          throw refusedOr(error);
        });
      if (!session.url) throw new Error('Stripe gave no address to pay at.');
      return { reference: session.id, url: session.url };
    },
    askSession: async (reference) => stateOf(await ask(reference)),
    async endSession(reference) {
      // Stripe refuses it for a session that is not open; its state says then what became of it.
      await (await client()).checkout.sessions.expire(reference).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
    },
    async refund({ id, payment, cents }) {
      const stripe = await client();
      try {
        const made = await stripe.refunds.create(
          { payment_intent: payment, amount: cents, metadata: { refund: id } },
          { idempotencyKey: `refund:${id}` },
        );
        if (made.status === 'failed' || made.status === 'canceled')
          throw new ProviderRefused(`Stripe: ${made.failure_reason ?? made.status}`);
        return { reference: made.id, status: made.status === 'succeeded' ? 'done' : 'sent' };
      } catch (error) {
        throw refusedOr(error);
      }
    },
    async readWebhook(body, headers, now) {
      const known = await keys();
      if (!known) throw new WebhookRefused('signature');
      const stripe = await client();
      const signature = headers.get('Stripe-Signature') ?? '';
      const event = await stripe.webhooks
        .constructEventAsync(
          body,
          signature,
          known.webhookSecret,
          MAX_AGE_SECONDS,
          undefined,
          now.getTime(),
        )
        .catch((error: Error) => {
          throw new WebhookRefused(/timestamp/i.test(error.message) ? 'old' : 'signature');
        });
      // The library lets times ahead pass.
      const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
      if (seconds - now.getTime() / 1000 > MAX_AGE_SECONDS) throw new WebhookRefused('old');
      if (!isEvent(event)) throw new WebhookRefused('unreadable');
      // Of a connected account, or play money at real keys.
      if (event.account || event.livemode !== /^(?:sk|rk)_live_/.test(known.secretKey))
        throw new WebhookRefused('account');
      return eventOf(stripe, event, async (id) => stateOf(await ask(id)), stateOf).catch(
        (error: unknown) => {
          throw refusedOr(error);
        },
      );
    },
  };
}
