import type { Page, Route } from '@playwright/test';
import { decided, expect, hydrated, KINDS_OF_PAGE, PHONE, test } from '../site.ts';

// A service worker would answer from its cache what the network withholds.
test.use({ viewport: PHONE, serviceWorkers: 'block' });

const SCRIPT = /\/assets\/[\w-]+\.js$/;
const FILES = /\/assets\/[\w-]+\.js$|\/locales\/|\/api\/(?!images\/)/;

const pathOf = (address: string) => new URL(address).pathname;

/** What must stay, whatever does not come. */
const contentOf = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector('h1')?.textContent,
    hasHeader: document.querySelector('header') !== null,
    hasFooter: document.querySelector('footer') !== null,
    hasText: (document.querySelector('main')?.textContent ?? '').length > 300,
    alerts: [...document.querySelectorAll('[role=alert]')]
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  }));

/** Requests of a page that match, by path. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  const paths = new Set<string>();
  const note = (request: { url: () => string }) =>
    FILES.test(pathOf(request.url())) && paths.add(pathOf(request.url()));
  page.on('request', note);
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...paths];
}

const refuse = (route: Route) => route.abort();

/** The entry and what it imports are the same on every page: the first page tries them. */
const sharedScripts = (page: Page) =>
  page
    .locator('script[data-entry]')
    .evaluate(({ dataset }: HTMLElement) =>
      [dataset.entry ?? '', ...(dataset.preloads ?? '').split(' ')].filter((path) => path !== ''),
    );

for (const [place, address] of KINDS_OF_PAGE.entries())
  test(`${address} stays as served without any one of its scripts, queries and texts, and works once it comes`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await decided(page);
    const all = await requestsOf(page, address);
    const served = await contentOf(page);
    expect([all.length > 15, served.hasText, served.alerts]).toEqual([true, true, []]);
    const known = place === 0 ? [] : await sharedScripts(page);
    const scripts = all.filter((path) => SCRIPT.test(path) && !known.includes(path));
    const texts = all.filter((path) => !SCRIPT.test(path));
    for (const withheld of [...scripts.map((path) => [path]), texts]) {
      const isWithheld = ({ pathname }: URL) => withheld.includes(pathname);
      await page.route(isWithheld, refuse);
      const failed = page.waitForEvent('requestfailed', (request) =>
        withheld.includes(pathOf(request.url())),
      );
      failed.catch(() => {});
      await page.goto(address);
      // What was typed before the scripts came.
      const field = page
        .locator(
          'footer input[type=email], main input[type=email], header input, main input[type=search]',
        )
        .first();
      const isTyped = await field.isVisible().catch(() => false);
      if (isTyped) await field.fill('ana@example.com');
      await failed;
      expect(await contentOf(page), withheld.join()).toEqual(served);
      if (isTyped) await expect(field).toHaveValue('ana@example.com');
      await page.unroute(isWithheld, refuse);
      await page.keyboard.press('Shift');
      await hydrated(page);
      expect(await contentOf(page), withheld.join()).toEqual(served);
      if (isTyped) await expect(field).toHaveValue('ana@example.com');
    }
  });

/** Scripts that a page has and another lacks. */
async function scriptsOnlyOf(page: Page, address: string, other: string): Promise<string[]> {
  const known = new Set(await requestsOf(page, other));
  return (await requestsOf(page, address)).filter((path) => SCRIPT.test(path) && !known.has(path));
}

/** Opens the blog from another page while its scripts do not come. */
async function openIncompleteBlog(page: Page) {
  await decided(page);
  const scripts = await scriptsOnlyOf(page, '/en/blog', '/en/about');
  const isWithheld = ({ pathname }: URL) => scripts.includes(pathname);
  await page.goto('/en/about');
  await hydrated(page);
  await page.route(isWithheld, refuse);
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && documents.push(pathOf(request.url())),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return { documents, letThrough: () => page.unroute(isWithheld, refuse) };
}

const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });

test('a page opened in the browser whose script is missing says so in its place, and is there when tried again', async ({
  page,
}) => {
  const { documents, letThrough } = await openIncompleteBlog(page);
  await letThrough();
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documents).toEqual([]);
});

test('a further failure opens the page as a document, as it opens the page after it', async ({
  page,
}) => {
  const { documents } = await openIncompleteBlog(page);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/en/blog']);
  await expect.poll(() => page.locator('#root[data-hydrated]').count()).toBe(1);
  await page.keyboard.press('Shift');
  await page.waitForEvent('requestfailed', (request) => SCRIPT.test(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/about$/);
  await expect.poll(() => documents).toEqual(['/en/blog', '/en/about']);
});

test('a change of language while a part of the page is missing opens the page in that language', async ({
  page,
}) => {
  await decided(page);
  const scripts = await scriptsOnlyOf(page, '/en/blog', '/en/about');
  await page.route(({ pathname }) => scripts.includes(pathname), refuse);
  await page.goto('/en/blog');
  await page.waitForSelector('#root[data-hydrated]', { state: 'attached' });
  await page.locator('header button[aria-controls=languages]').click();
  await page.locator('header a[hreflang=de]').click();
  await expect(page).toHaveURL(/\/de\/blog$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('contentinfo')).toContainText('Datenschutz');
});
