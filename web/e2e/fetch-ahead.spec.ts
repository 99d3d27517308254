import { DESKTOP, decided, expect, filteredTrips, hydrated, PHONE, test } from './site.ts';

test('the page behind a link in view is fetched ahead: code, texts and data at once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/(?:assets\/.*\.js|api\/trips\/\d+|locales\/.*)(?:\?|$)/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  const link = page.locator('main a[href^="/en/trips/"]').first();
  await link.scrollIntoViewIfNeeded();
  // Nothing has been answered yet.
  for (const part of [/trip-page/, /trips\.queries/, /\/pieces-/, /\/heads-/, /\/api\/trips\/\d+$/])
    await expect.poll(() => asked.filter((path) => part.test(path)).length, { message: String(part) }).toBe(1);

  answer();
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await link.click();
  await expect(page).toHaveURL(/\/en\/trips\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Parts of the page that was left may come now, for the way back, and the list of trips, which a link of this one leads to.
  const own = (path: string) => /\/(?:trip|pieces|heads)/.test(path) && !path.includes('/trips-page-');
  expect(asked.slice(before).filter(own)).toEqual([]);
});

test('so is what a link of a filtered list leads to', async ({ page }) => {
  const link = (await filteredTrips(page)).first();
  const id = /trips\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
  const ahead = page.waitForRequest(new RegExp(`/api/trips/${id}(?:\\?|$)`));
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await ahead;
});

test('while a finger is down nothing is fetched ahead, lest what it does wait for that', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await expect(page.locator('[data-far]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');

  const session = await context.newCDPSession(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const trips = () => asked.filter((path) => /^\/api\/trips\/\d+$/.test(path));
  const margin = { x: 2, y: 400 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [margin] });
  const link = page.locator('main a[href^="/en/trips/"]').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(500);
  expect(trips()).toEqual([]);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => trips().length).toBeGreaterThan(0);
});

test('until a page is alive the browser itself fetches ahead what somebody points at', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await decided(page);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const session = await context.newCDPSession(page);
  const refused: string[] = [];
  const ahead: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSet.errorType && refused.push(ruleSet.errorType));
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname));
  await session.send('Preload.enable');
  await page.goto('/en');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Destinations' }).hover();
  await expect.poll(() => ahead).toContain('/en/destinations');
  expect(refused).toEqual([]);
});
