import { decided, expect, hydrated, PHONE, test } from '../site.ts';
import { expectVoucherOffline } from '../voucher-offline.ts';

test.use({ viewport: PHONE });

test('de: the voucher opens offline, and only with its own link', ({ page, context }) =>
  expectVoucherOffline(page, context, 'de'));

test('after a visit the page is read and used without a network; nothing is registered before', async ({
  page,
  context,
}) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await page.goto('/en/cami-de-cavalls?days=5');
  await expect(page.getByText('Kept on this device')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /^5 days: / })).toBeVisible();
  await page.getByLabel('Days', { exact: true }).selectOption('12');
  await page.getByRole('button', { name: 'Plan my walk' }).click();
  await expect(page.getByRole('heading', { name: /^12 days: / })).toBeVisible();
});
