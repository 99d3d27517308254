import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { InvoiceSettingsUpdate } from '#contract/money/invoices/invoices.schema.ts';
import type { InvoiceSettingsDocument } from '#contract/money/invoices/invoices.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { saveSettings } from '#core/db/statements/save-settings.ts';
import { body } from '#core/http/bodies/body.ts';
import { ApiError, conflict } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { officeOf } from './office.ts';
import {
  INVOICE_SETTINGS_KEY,
  invoiceLacks,
  invoiceSettingsRead,
  isTravelAgencyRead,
} from './settings.ts';

/** The settings with what they lack; `sent` instead of what is stored. */
async function current(
  c: Context<App>,
  sent?: Omit<InvoiceSettingsDocument, 'state' | 'version'>,
): Promise<InvoiceSettingsDocument> {
  const { db, reader } = c.var;
  const [stored, site, isTravelAgency] = await Promise.all([
    reader.run(invoiceSettingsRead(db)),
    reader.run(siteSettings(db)),
    reader.run(isTravelAgencyRead(db)),
  ]);
  const value = { ...stored, ...sent };
  return {
    ...value,
    state: {
      lacks: invoiceLacks(value, site, isTravelAgency),
      hasCertificate: officeOf(c.env, value.office) !== undefined,
    },
  };
}

/** Whether documents are invoices, and what comes first. */
export const invoiceSettingsRoutes = router();

invoiceSettingsRoutes.get(
  '/',
  describeRoute({ summary: 'Invoice settings, and what is missing before they can be on' }),
  noStepUp('a read'),
  async (c) => c.json(await current(c)),
);
invoiceSettingsRoutes.put(
  '/',
  describeRoute({
    summary: 'Update the invoice settings',
    description:
      'They are on only once all steps are done and the company’s data are complete: 409 with the code `state` otherwise.',
  }),
  stepUp(),
  body(InvoiceSettingsUpdate),
  async (c) => {
    const { version, ...value } = c.req.valid('json');
    const { state } = await current(c, value);
    if (value.isOn && state.lacks.length > 0)
      throw new ApiError(409, 'problem.invoices_not_ready', { code: 'state' });
    const saved = await saveSettings(c.var.db, INVOICE_SETTINGS_KEY, value, version, {
      ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId },
    });
    const now = await current(c);
    return saved === undefined ? conflict(c, now, 'problem.other_save_first') : c.json(now);
  },
);
