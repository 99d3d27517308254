import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { InvoiceSettings as Schema } from '#contract/money/invoices/invoices.schema.ts';
import {
  INVOICE_STEPS,
  type InvoiceLack,
  type InvoiceSettings,
} from '#contract/money/invoices/invoices.ts';
import type { Settings } from '#contract/pages/settings.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { PAYMENT_SETTINGS_KEY } from '#core/db/site-settings.ts';
import { customerIdentity } from './customer-identity.ts';

export const INVOICE_SETTINGS_KEY = 'invoices';

/** As stored; off where nothing is, or nothing that today's rules accept. */
function parseInvoiceSettings(value: unknown): InvoiceSettings {
  const { success, output } = v.safeParse(Schema, value ?? {});
  return success ? output : v.parse(Schema, {});
}

export const invoiceSettingsRead = (db: Database) =>
  read(
    [
      db
        .select({ value: settings.value, version: settings.version })
        .from(settings)
        .where(eq(settings.key, INVOICE_SETTINGS_KEY)),
    ],
    ([row]) => ({ ...parseInvoiceSettings(row?.value), version: row?.version ?? 0 }),
  );

/** Whether trips are sold under the special scheme for travel agencies. */
export const isTravelAgencyRead = (db: Database) =>
  read(
    [
      db
        .select({ scheme: sql<string | null>`${settings.value} ->> '$.vat.trips.scheme'` })
        .from(settings)
        .where(eq(settings.key, PAYMENT_SETTINGS_KEY)),
    ],
    ([row]) => row?.scheme === 'travel_agency',
  );

/** What is missing before invoices can be turned on. */
export function invoiceLacks(
  { steps, producer, producerTaxNumber }: InvoiceSettings,
  { legalName, taxId, street, postalCode, city }: Settings,
  isTravelAgency: boolean,
): InvoiceLack[] {
  const identity = customerIdentity(taxId);
  return [
    ...(legalName === '' ? (['name'] as const) : []),
    ...(identity && 'nif' in identity ? [] : (['tax_number'] as const)),
    ...([street, postalCode, city].includes('') ? (['address'] as const) : []),
    ...(producer === '' || producerTaxNumber === '' ? (['producer'] as const) : []),
    ...(INVOICE_STEPS.every((step) => steps.includes(step)) ? [] : (['steps'] as const)),
    // The tax office asks for the margin of such a trip, which is not known when it is sold.
    ...(isTravelAgency ? (['scheme'] as const) : []),
  ];
}
