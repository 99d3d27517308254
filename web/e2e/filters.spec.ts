import type { Page } from '@playwright/test';
import { decided, expect, hydrated, PHONE, test } from './site.ts';

/** Longer than the half second after input in which layout shifts are excused. */
const LATE_MS = 900;

const FILTERS = {
  trips: (page: Page) => page.locator('main select[name="destination"]').selectOption('north'),
  destinations: (page: Page) => page.locator('main a[href*="region=north"]').click(),
};

for (const [path, filter] of Object.entries(FILTERS))
  test(`a filter of ${path} that is answered late moves nothing that stands`, async ({ page }) => {
    await decided(page);
    await page.setViewportSize(PHONE);
    await page.goto(`/en/${path}`);
    await hydrated(page);
    await page.route(new RegExp(`/api/${path}\\?`), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) document.documentElement.dataset.moved = `${entry.value}`;
      }).observe({ type: 'layout-shift' });
    });
    await filter(page);
    await expect(page).toHaveURL(/=north/);
    await page.waitForTimeout(2 * LATE_MS);
    await expect(page.locator('html[data-moved]')).toHaveCount(0);
  });

test('without any trip the footer stays below the first view of a tablet: a filter moves nothing into it', async ({ page }) => {
  await decided(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/en/trips?q=nosuchtrip');
  await hydrated(page);
  await expect(page.getByText('No trip matches')).toBeVisible();
  const footer = await page.locator('footer').boundingBox();
  expect(footer?.y).toBeGreaterThanOrEqual(1180);
});
