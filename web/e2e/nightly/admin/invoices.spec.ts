import type { InvoiceSettingsDocument } from '#contract/money/invoices/invoices.ts';
import { expect, test } from '../../admin-session.ts';

test('what comes before invoices is named, and they stay off until it is done', async ({
  admin,
  baseURL,
}) => {
  const page = await admin.open();
  await page.goto('/admin/invoices');
  await expect(page.getByText(/Invoices are off/)).toBeVisible();
  await page.getByRole('link', { name: 'Invoice settings' }).click();
  await expect(page.getByText(/does not promise that this meets the law/)).toBeVisible();
  await expect(page.getByText(/all that is in the list above/)).toBeVisible();
  const { state: _state, ...stored } = await admin.api<InvoiceSettingsDocument>(
    'GET',
    '/invoices/settings',
  );
  const early = await page.request.put('/api/admin/invoices/settings', {
    data: { ...stored, isOn: true },
    headers: { Origin: new URL(baseURL ?? '').origin },
  });
  expect(early.status()).toBe(409);
});
