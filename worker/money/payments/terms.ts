import { NO_PAYMENT, type PaymentTerms } from '#contract/money/payments.ts';
import type { Bindings } from '#env';
import { hasProvider } from './providers/providers.ts';
import type { PaymentsInForce } from './settings.ts';

/** The rule as guests meet it: where no payments are taken, none asks for one online. */
export const inForce = <T extends PaymentTerms>(terms: T, isTaken: boolean): T =>
  isTaken || terms.payment === 'on_day' ? terms : { ...terms, ...NO_PAYMENT };

/** The rule in force for transfers. */
export function transferTerms(
  env: Bindings,
  settings: Pick<PaymentsInForce, 'provider' | 'hasKeys' | 'transfers'>,
): PaymentTerms {
  return inForce(settings.transfers, hasProvider(env, settings));
}
