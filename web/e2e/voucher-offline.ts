import type { BrowserContext, Page } from '@playwright/test';
import { decided, expect, hydrated, type LANGUAGES } from './site.ts';
import { aBooking, WORDS } from './transfer-journey.ts';

/** The voucher of a transfer opens without a network, by its own link alone. */
export async function expectVoucherOffline(
  page: Page,
  context: BrowserContext,
  language: (typeof LANGUAGES)[number],
): Promise<void> {
  const words = WORDS[language];
  await decided(page);
  const { address, path, reference } = await aBooking(page, language);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByText(words.savedOnDevice)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.getByText(words.copy)).toBeVisible();
  await expect(page.getByRole('main').getByText('Fornells').first()).toBeVisible();
  // A link from before there were orders leads to the copy as well.
  await page.goto(address.replace('/order/', '/airport-transfers/booking/'));
  await expect(page).toHaveURL(address);
  await expect(page.getByText(words.copy)).toBeVisible();
  for (const other of [
    `${path}?token=another`,
    `${path.replace(reference, 'AAAAAAAA')}?token=x`,
    `/${language}/airport-transfers`,
  ])
    await expect(page.goto(other)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
}
