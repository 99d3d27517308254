import type { Database } from '#core/db/client.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { stripeKeys } from '#core/keys/stored-keys.ts';
import type { Bindings } from '#env';
import type { Providers } from '../refunds.ts';
import { type PaymentsInForce, paymentsInForce } from '../settings.ts';
import { faultyProvider } from './faulty-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { stripeProvider } from './stripe-provider.ts';
import { testProvider } from './test-provider.ts';

/** A trial site takes no real money, and a real one no test payments. */
export const isTestAllowed = ({ SITE_ORIGIN, PAYMENTS_TEST }: Bindings) =>
  !SITE_ORIGIN || PAYMENTS_TEST === 'on';

/** Keys of the worker itself. */
const hasStripe = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Bindings) =>
  Boolean(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET);
type Chosen = Pick<PaymentsInForce, 'provider' | 'hasKeys'>;

const withFaults = ({ SITE_ORIGIN, PAYMENTS_FAULTS }: Bindings, provider: PaymentProvider) =>
  PAYMENTS_FAULTS && !SITE_ORIGIN ? faultyProvider(provider, Number(PAYMENTS_FAULTS)) : provider;

/** Those that may be set up; refunds go through the one that took the payment, whichever is chosen now. */
export function providersOf(env: Bindings, db: Database): Providers {
  const secret = () => signingSecret(db, env.QUOTE_SECRET);
  return {
    ...(isTestAllowed(env) && { test: withFaults(env, testProvider(db, secret)) }),
    ...((hasStripe(env) || env.KEYS_SECRET) && {
      stripe: stripeProvider(env, () => stripeKeys(env, db)),
    }),
  };
}

/** Whether someone takes new payments; what `chosenProvider` finds, without asking the database. */
export function hasProvider(env: Bindings, { provider, hasKeys }: Chosen): boolean {
  const isReady = { test: isTestAllowed(env), stripe: hasStripe(env) || hasKeys };
  return provider === null ? isReady.stripe || isReady.test : isReady[provider];
}

/** Whether new payments are taken on Stripe's page. */
export const isAtStripe = (env: Bindings, { provider, hasKeys }: Chosen): boolean =>
  provider !== 'test' && (hasStripe(env) || hasKeys);

/** The one that takes new payments; undefined: nothing is paid online. */
export async function chosenProvider(
  env: Bindings,
  db: Database,
): Promise<PaymentProvider | undefined> {
  return providerOf(env, db, await paymentsInForce(env, db));
}

/** The same by settings that were read before. */
export function providerOf(
  env: Bindings,
  db: Database,
  { provider, hasKeys }: Chosen,
): PaymentProvider | undefined {
  const { test, stripe: known } = providersOf(env, db);
  const providers = { test, stripe: hasStripe(env) || hasKeys ? known : undefined };
  return provider === null ? (providers.stripe ?? providers.test) : providers[provider];
}
