import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { PaymentSettings as Schema } from '#contract/money/payments.schema.ts';
import type { PaymentSettings } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { PAYMENT_SETTINGS_KEY } from '#core/db/site-settings.ts';
import { PROVIDER_KEYS, usableKeys } from '#core/keys/stored-keys.ts';
import type { Bindings } from '#env';

/** With whether Stripe's keys were entered in the administration. */
export type PaymentsInForce = PaymentSettings & { hasKeys: boolean };

/** As stored; defaults where nothing is, or nothing that today's rules accept. */
function parsePaymentSettings(value: unknown): PaymentSettings {
  const { success, output } = v.safeParse(Schema, value ?? {});
  return success ? output : v.parse(Schema, {});
}

/** Documents of the settings that decide about payments. */
export const PAYMENT_DOCUMENTS = [PAYMENT_SETTINGS_KEY, PROVIDER_KEYS] as const;

export function paymentsIn(
  env: Bindings,
  rows: readonly { key: string; value: unknown }[],
): PaymentsInForce {
  const valueAt = (key: string) => rows.find((row) => row.key === key)?.value;
  return {
    ...parsePaymentSettings(valueAt(PAYMENT_SETTINGS_KEY)),
    hasKeys: usableKeys(env, valueAt(PROVIDER_KEYS)).stripe !== undefined,
  };
}

const selectDocuments = (db: Database) =>
  db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, PAYMENT_DOCUMENTS));

/** The same, for the batch of a page. */
export const paymentsRead = (env: Bindings, db: Database) =>
  read([selectDocuments(db)], (rows) => paymentsIn(env, rows));

export const paymentsInForce = async (env: Bindings, db: Database): Promise<PaymentsInForce> =>
  paymentsIn(env, await selectDocuments(db));

/** What the owner has set. */
export async function paymentSettings(db: Database): Promise<PaymentSettings> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, PAYMENT_SETTINGS_KEY));
  return parsePaymentSettings(row?.value);
}
