import { decided, expect, hydrated, PHONE, test } from './site.ts';

test('a visit is measured and told of when the page is left, by the page’s name and without a cookie set', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  await page.goto('/de/trips/1');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const sent = page.waitForRequest('**/api/vitals');
  await page.goto('/de/about');
  const request = await sent;
  expect(request.method()).toBe('POST');
  const visit = request.postDataJSON();
  expect(visit).toMatchObject({ page: '/trips/{id}', language: 'de', device: 'phone' });
  expect(Object.keys(visit).sort()).toEqual(['device', 'language', 'metrics', 'page']);
  for (const metric of ['LCP', 'TTFB', 'FCP', 'CLS']) expect(visit.metrics[metric], metric).toBeGreaterThanOrEqual(0);
  const answer = await request.response();
  expect(answer?.status()).toBe(204);
  expect((await answer?.allHeaders())?.['set-cookie']).toBeUndefined();
});

test('a page that does not exist tells nothing of its address', async ({ page }) => {
  await decided(page);
  const told: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/vitals') && told.push(request.url()));
  await page.goto('/en/ada-lovelace');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.goto('/en/about');
  expect(told).toEqual([]);
});
