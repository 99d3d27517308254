import type { PaymentSettings } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import type { Bindings } from '#env';
import type { Providers } from '../refunds.ts';
import { paymentSettings } from '../settings.ts';
import { faultyProvider } from './faulty-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { stripeProvider } from './stripe-provider.ts';
import { testProvider } from './test-provider.ts';

/** A trial site takes no real money, and a real one no test payments. */
export const isTestAllowed = ({ SITE_ORIGIN, PAYMENTS_TEST }: Bindings) =>
  !SITE_ORIGIN || PAYMENTS_TEST === 'on';

const hasStripe = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Bindings) =>
  Boolean(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET);

const withFaults = ({ SITE_ORIGIN, PAYMENTS_FAULTS }: Bindings, provider: PaymentProvider) =>
  PAYMENTS_FAULTS && !SITE_ORIGIN ? faultyProvider(provider, Number(PAYMENTS_FAULTS)) : provider;

/** Those that are set up; refunds go through the one that took the payment, whichever is chosen now. */
export function providersOf(env: Bindings, db: Database): Providers {
  const secret = () => signingSecret(db, env.QUOTE_SECRET);
  return {
    ...(isTestAllowed(env) && { test: withFaults(env, testProvider(db, secret)) }),
    ...(hasStripe(env) && { stripe: stripeProvider(env) }),
  };
}

/** Whether someone takes new payments; what `chosenProvider` finds, without asking the database. */
export function hasProvider(
  env: Bindings,
  { provider }: Pick<PaymentSettings, 'provider'>,
): boolean {
  const isReady = { test: isTestAllowed(env), stripe: hasStripe(env) };
  return provider === null ? isReady.stripe || isReady.test : isReady[provider];
}

/** The one that takes new payments; undefined: nothing is paid online. */
export async function chosenProvider(
  env: Bindings,
  db: Database,
): Promise<PaymentProvider | undefined> {
  return providerOf(env, db, await paymentSettings(db));
}

/** The same by settings that were read before. */
export function providerOf(
  env: Bindings,
  db: Database,
  { provider }: Pick<PaymentSettings, 'provider'>,
): PaymentProvider | undefined {
  const providers = providersOf(env, db);
  return provider === null ? (providers.stripe ?? providers.test) : providers[provider];
}
