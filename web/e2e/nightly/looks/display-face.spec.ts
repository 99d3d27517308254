import type { Page } from '@playwright/test';
import {
  decided,
  expect,
  hydrated,
  KINDS_OF_PAGE,
  PHONE,
  SCREENS,
  settled,
  test,
} from '../../site.ts';

const LATE_MS = 500;

/** Sums the layout shifts of every page that is opened. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        seen.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Delays the display typeface until everything else has been painted. */
async function openWithLateFace(page: Page, path: string) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => undefined);
  });
  const face = page.waitForResponse(/\.woff2$/);
  await page.goto(path);
  await (await face).finished();
  await hydrated(page);
  await settled(page);
}

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted.toFixed(3));
for (const [name, viewport] of SCREENS)
  test(`a display face that comes late moves nothing, on ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await decided(page);
    await countShifts(page);
    for (const address of KINDS_OF_PAGE) {
      await openWithLateFace(page, address);
      expect(await shifted(page), address).toBe('0.000');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

test('the brand’s face shows on the first visit', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  await page.goto('/en/trips/13');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    )
    .toContain('Young Serif');
});
