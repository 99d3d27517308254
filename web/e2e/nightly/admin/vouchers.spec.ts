import { decided, expect, hydrated, PHONE, test } from '../../site.ts';
import { aBooking, WORDS } from '../../transfer-journey.ts';
import { expectVoucherOffline } from '../../voucher-offline.ts';

test.use({ viewport: PHONE });

for (const language of ['es', 'en', 'ca'] as const)
  test(`${language}: the voucher opens offline, and only with its own link`, ({ page, context }) =>
    expectVoucherOffline(page, context, language));

test('the copy of a voucher goes with its booking', async ({ page, context }) => {
  await decided(page);
  const { address } = await aBooking(page, 'en');
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByText(WORDS.en.savedOnDevice)).toBeVisible({ timeout: 20_000 });
  await page.getByText('Cancel this transfer').click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByText('Transfer cancelled').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('voucher'))),
    )
    .toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});
