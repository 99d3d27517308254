import type { Page } from '@playwright/test';
import { expect, test } from '../../admin-session.ts';
import { decided, hydrated, PHONE } from '../../site.ts';

/** Waits for the measuring script, which is requested in idle time: a visit that ends before is not measured. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

test('a visit tells how fast its page was, by the page’s name, and no more', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  await open(page, '/de/trips/1');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/vitals'),
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }),
  ]);
  const visit = request.postDataJSON();
  expect(visit).toMatchObject({ page: '/trips/{id}', language: 'de', device: 'phone' });
  expect(Object.keys(visit).sort()).toEqual(['device', 'language', 'metrics', 'page']);
  for (const metric of ['LCP', 'TTFB', 'FCP', 'CLS'])
    expect(visit.metrics[metric], metric).toBeGreaterThanOrEqual(0);
  const answer = await request.response();
  expect(answer?.status()).toBe(204);
  expect((await request.allHeaders()).cookie).toBeUndefined();
  expect((await answer?.allHeaders())?.['set-cookie']).toBeUndefined();
});

test('a page that is left is in the administrator’s figures; one that does not exist tells nothing of its address', async ({
  page,
  admin,
}) => {
  type Figures = { by: { page: { group: string; visits: number }[] } };
  const visits = async () => {
    const { by } = await admin.api<Figures>('GET', '/performance?days=1');
    return by.page
      .filter(({ group }) => group === '/legal/terms')
      .reduce((sum, one) => sum + one.visits, 0);
  };
  const before = await visits();
  await decided(page);
  // Pages that do not exist are not measured.
  await page.goto('/ca/ada-lovelace');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await open(page, '/ca/legal/terms');
  await page.goto('about:blank');
  await expect.poll(visits).toBeGreaterThan(before);
  const { by } = await admin.api<Figures>('GET', '/performance?days=1');
  expect(by.page.map(({ group }) => group)).not.toContain('/ada-lovelace');
});
