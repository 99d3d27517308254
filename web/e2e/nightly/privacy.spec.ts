import type { Page } from '@playwright/test';
import { expect, hydrated, scrollThrough, test } from '../site.ts';

const MONTH_MS = 30.5 * 86_400_000;

/** Third-party requests of the browser. */
function foreignRequests(page: Page, baseURL: string | undefined): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (
      url.protocol !== 'data:' &&
      url.protocol !== 'blob:' &&
      url.origin !== new URL(baseURL ?? '').origin
    )
      addresses.push(url.href);
  });
  return addresses;
}
/** Storage that the banner calls essential: the language, and the unfinished form. */
const ESSENTIAL = ['i18nextLng', 'transfer-journey'];
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
/** Names in persistent storage. Scroll positions are in session storage. */
const storedNames = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });

const WALK = [
  '/en',
  '/en/trips',
  '/en/trips/1',
  '/en/cami-de-cavalls',
  '/en/airport-transfers/request',
  '/en/contact',
  '/auth/login',
];

test('before a choice no cookie is set, nothing is stored, and no third party is requested', async ({
  page,
  baseURL,
}) => {
  const others = foreignRequests(page, baseURL);
  for (const path of WALK) {
    await page.goto(path);
    await hydrated(page);
    await scrollThrough(page);
    expect(await cookieNames(page), path).toEqual([]);
    expect(
      (await storedNames(page)).filter((name) => !ESSENTIAL.includes(name)),
      path,
    ).toEqual([]);
  }
  expect(others).toEqual([]);
});

for (const answer of ['Accept all', 'Reject all'] as const)
  test(`«${answer}» stores the choice with its date; still no third party is requested and no cookie set`, async ({
    page,
    baseURL,
  }) => {
    const others = foreignRequests(page, baseURL);
    await page.goto('/en');
    await hydrated(page);
    const before = Date.now();
    await banner(page).getByRole('button', { name: answer }).click();
    await expect(banner(page)).toBeHidden();
    const consent = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('cookie-consent'))) ?? '{}',
    ) as Record<string, unknown>;
    const isAccepted = answer === 'Accept all';
    expect(consent).toEqual({
      essential: true,
      analytics: isAccepted,
      marketing: isAccepted,
      at: expect.any(String),
    });
    expect(Date.parse(String(consent.at))).toBeGreaterThanOrEqual(before - 1000);
    await page.goto('/en/trips');
    await hydrated(page);
    await scrollThrough(page);
    await expect(banner(page)).toBeHidden();
    expect(await cookieNames(page)).toEqual([]);
    expect(others).toEqual([]);
  });

test('without consent only the language is stored, by this site alone', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect
    .poll(async () =>
      (await page.context().cookies()).map(({ name, value, sameSite }) => ({
        name,
        value,
        sameSite,
      })),
    )
    .toEqual([{ name: 'i18nextLng', value: 'de', sameSite: 'Lax' }]);
});

for (const [months, isDue] of [
  [11, false],
  [13, true],
] as const)
  test(`a choice of ${months} months ago ${isDue ? 'opens' : 'does not open'} the banner`, async ({
    page,
    request,
  }) => {
    const { consentMonths } = (await (await request.get('/api/site')).json()) as {
      consentMonths: number;
    };
    expect(consentMonths).toBe(12);
    await page.addInitScript(
      (at) =>
        localStorage.setItem(
          'cookie-consent',
          JSON.stringify({ essential: true, analytics: true, marketing: false, at }),
        ),
      new Date(Date.now() - months * MONTH_MS).toISOString(),
    );
    await page.goto('/en/about');
    await hydrated(page);
    await page.mouse.wheel(0, 400);
    if (isDue) await expect(banner(page)).toBeVisible();
    else {
      await page.waitForLoadState('networkidle');
      await expect(banner(page)).toBeHidden();
    }
  });

test('URLs that contain a secret are neither cached nor sent to other sites as a referrer', async ({
  request,
}) => {
  for (const path of [
    '/auth/login?reset=secret',
    '/en/newsletter/confirm?token=secret',
    '/en/order/ABCD2345?token=secret',
  ]) {
    const headers = (await request.get(path)).headers();
    expect([headers['referrer-policy'], headers['cache-control']], path).toEqual([
      'same-origin',
      'private, no-store',
    ]);
  }
});
