import type { Page } from '@playwright/test';
import { decided, expect, hydrated, PHONE, settled, test } from '../site.ts';

/** Longer than the half second after input in which layout shifts are excused. */
const LATE_MS = 900;

const FILTERS = {
  trips: async (page: Page) => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.locator('main select[name="destination"]').selectOption('north');
  },
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
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) document.documentElement.dataset.moved = `${entry.value}`;
      }).observe({ type: 'layout-shift' });
    });
    const late = page.waitForResponse(new RegExp(`/api/${path}\\?`));
    await filter(page);
    await expect(page).toHaveURL(/=north/);
    await (await late).finished();
    await settled(page);
    await expect(page.locator('html[data-moved]')).toHaveCount(0);
  });

test('without any trip the footer stays below the first view of a tablet: a filter moves nothing into it', async ({
  page,
}) => {
  await decided(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/en/trips?q=nosuchtrip');
  await hydrated(page);
  await expect(page.getByText('No trip matches')).toBeVisible();
  const footer = await page.locator('footer').boundingBox();
  expect(footer?.y).toBeGreaterThanOrEqual(1180);
});

test('a day in home’s search leads to the trips of that day, and from there to their page with the day chosen', async ({
  page,
}) => {
  const day = new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10);
  await decided(page);
  await page.setViewportSize(PHONE);
  await page.goto('/en');
  await hydrated(page);
  const search = page.getByRole('form', { name: 'Find a trip' });
  await search.getByLabel('Day').fill(day);
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/trips\\?date=${day}$`));
  await expect(page.getByRole('status').filter({ hasText: /\d+ trips? on / })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('main article').first()).toContainText('Departure: ');
  await page.locator('main article').first().getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`/en/trips/\\d+-[^?]*\\?date=${day}&option=\\d+$`));
  await page.locator('#book').scrollIntoViewIfNeeded();
  await expect(page.locator(`#book [data-day="${day}"]`)).toHaveAttribute('aria-current', 'date');
});

test('a day without trips offers the nearest ones', async ({ page }) => {
  await decided(page);
  await page.goto('/en/trips?date=2020-02-01');
  await expect(
    page.getByText('No trip that fits has places on Saturday, 1 February 2020'),
  ).toBeVisible();
  const near = page.locator('section', {
    has: page.getByRole('heading', { name: 'The nearest days with places' }),
  });
  await near.getByRole('link').first().click();
  await expect(page.getByRole('status').filter({ hasText: /\d+ trips? on / })).toBeVisible();
});
