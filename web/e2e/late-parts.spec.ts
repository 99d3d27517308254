import { decided, expect, hydrated, PHONE, test } from './site.ts';

test.use({ viewport: PHONE });

test('similar trips load their script when they come near, and a heart that is pressed before is marked afterwards', async ({ page }) => {
  await decided(page);
  let isAsked = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/similar-trips-/, async (route) => {
    isAsked = true;
    await held;
    await route.continue();
  });
  await page.goto('/en/trips/1');
  await hydrated(page);
  expect(isAsked).toBe(false);
  const heart = page.locator('#similar-trips').getByRole('button').first();
  await heart.scrollIntoViewIfNeeded();
  await expect.poll(() => isAsked).toBe(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
