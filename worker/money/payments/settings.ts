import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { PaymentSettings as Schema } from '#contract/money/payments.schema.ts';
import type { PaymentSettings } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { PAYMENT_SETTINGS_KEY } from '#core/db/site-settings.ts';

/** As stored; defaults where nothing is, or nothing that today's rules accept. */
export function parsePaymentSettings(value: unknown): PaymentSettings {
  const { success, output } = v.safeParse(Schema, value ?? {});
  return success ? output : v.parse(Schema, {});
}

/** The same, for the batch of a page. */
export const paymentsRead = (db: Database) =>
  read(
    [
      db
        .select({ value: settings.value })
        .from(settings)
        .where(eq(settings.key, PAYMENT_SETTINGS_KEY)),
    ],
    ([row]) => parsePaymentSettings(row?.value),
  );

export async function paymentSettings(db: Database): Promise<PaymentSettings> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, PAYMENT_SETTINGS_KEY));
  return parsePaymentSettings(row?.value);
}
