import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { PaymentSettingsUpdate } from '#contract/money/payments.schema.ts';
import type { PaymentSettingsDocument, PaymentState } from '#contract/money/payments.ts';
import { settings } from '#core/db/schema.ts';
import { PAYMENT_SETTINGS_KEY } from '#core/db/site-settings.ts';
import { saveSettings } from '#core/db/statements/save-settings.ts';
import { body } from '#core/http/bodies/body.ts';
import { ApiError, conflict } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App, Bindings } from '#env';
import { isTestAllowed, providerOf } from './providers/providers.ts';
import { paymentSettings, paymentsInForce } from './settings.ts';

const SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const satisfies readonly (keyof Bindings)[];

/** Which provider takes payments now, and what the others lack. Secrets are named, never shown. */
async function paymentState(c: Context<App>): Promise<PaymentState> {
  const payments = await paymentsInForce(c.env, c.var.db);
  const provider = providerOf(c.env, c.var.db, payments);
  return {
    provider: provider?.name ?? null,
    missingSecrets: payments.hasKeys ? [] : SECRETS.filter((name) => !c.env[name]),
    isTestAllowed: isTestAllowed(c.env),
  };
}

async function current(c: Context<App>): Promise<PaymentSettingsDocument> {
  const { db } = c.var;
  const [value, [row], state] = await Promise.all([
    paymentSettings(db),
    db
      .select({ version: settings.version })
      .from(settings)
      .where(eq(settings.key, PAYMENT_SETTINGS_KEY)),
    paymentState(c),
  ]);
  return { ...value, version: row?.version ?? 0, state };
}

/** How guests pay online, when they are reminded of what is open, and which VAT is contained in prices. */
export const paymentSettingsRoutes = router();

paymentSettingsRoutes.get(
  '/settings',
  describeRoute({ summary: 'Payment settings, and the provider in force' }),
  noStepUp('a read'),
  async (c) => c.json(await current(c)),
);
paymentSettingsRoutes.put(
  '/settings',
  describeRoute({ summary: 'Update the payment settings' }),
  stepUp(),
  body(PaymentSettingsUpdate),
  async (c) => {
    const { version, ...value } = c.req.valid('json');
    const saved = await saveSettings(c.var.db, PAYMENT_SETTINGS_KEY, value, version, {
      userId: c.var.user.id,
    });
    const now = await current(c);
    return saved === undefined ? conflict(c, now, 'problem.other_save_first') : c.json(now);
  },
);
paymentSettingsRoutes.get(
  '/state',
  describeRoute({ summary: 'The payment provider in force' }),
  noStepUp('a read'),
  async (c) => c.json(await paymentState(c)),
);
paymentSettingsRoutes.all('/*', () => {
  throw new ApiError(404);
});
