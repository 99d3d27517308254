import type { Page } from '@playwright/test';
import { decided, expect, hydrated, LANGUAGES, test } from '../../site.ts';

const NAMESPACES = [
  'common',
  'home',
  'trips',
  'destinations',
  'admin',
  'airport-transfers',
  'cookie',
];
const filesOf = (...languages: string[]) =>
  languages.flatMap((language) => NAMESPACES.map((name) => `${language}/${name}`)).sort();
/** The first request and five retries, after 350 ms and then with exponential backoff. */
const TRIES = 6;
const SERIES = { timeout: 60_000 };

/** Counts requests for locale files; those in `down` return 503. */
async function watchFiles(page: Page, ...down: string[]) {
  const requested: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/locales/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    expect(searchParams.get('v')).toMatch(/^\d{13}$/);
    const headers = await route.request().allHeaders();
    expect([headers['cache-control'], headers.pragma]).toEqual([
      'no-cache, no-store, must-revalidate',
      'no-cache',
    ]);
    const file = pathname.replace(/^\/locales\/|\.json$/g, '');
    requested.push(file);
    if (down.includes(file)) await route.fulfill({ status: 503, body: 'Service Unavailable' });
    else await route.continue();
  });
  const times = (file: string) => requested.filter((one) => one === file).length;
  const failures = () => logged.filter((line) => line.includes('did not load'));
  return { requested, logged, times, failures };
}

/** Serves the page as the static shell. */
const asShell = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(
        /<div id="root">[\s\S]*<script type="application\/json" id="state">[\s\S]*?<\/script>/,
        () => '<div id="root"></div>',
      ),
    });
  });

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const textOf = async (page: Page, file: string, key: string) =>
  ((await (await page.request.get(`/locales/${file}.json`)).json()) as Record<string, string>)[
    key
  ] ?? '';

test.beforeEach(({ page }) => decided(page));

// The state has the texts of the first screen alone, so that no namespace is complete.
for (const language of LANGUAGES)
  test(`a filled page in ${language} asks for every file of es and en, and for those it uses of its own language, for each once`, async ({
    page,
  }) => {
    const { requested, logged, failures } = await watchFiles(page);
    await page.goto(`/${language}`);
    const used = ['common', 'home'].map((namespace) => `${language}/${namespace}`);
    const wanted = [...new Set([...filesOf('en', 'es'), ...used])].sort();
    await expect.poll(() => [...requested].sort()).toEqual(wanted);
    await headingOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect([...requested].sort()).toEqual(wanted);
    expect(failures()).toEqual([]);
    expect(logged.filter((line) => line.includes('Missing translation keys'))).toEqual([]);
  });

test('the plain shell asks for each file once too, and shows when one does not come', async ({
  page,
}) => {
  const { requested, times, failures } = await watchFiles(page, 'es/trips');
  await asShell(page, '/en');
  await page.goto('/en');
  await expect(headingOf(page)).toHaveText(/\S/, SERIES);
  expect(times('es/trips')).toBe(TRIES);
  expect([...new Set(requested)].sort()).toEqual(filesOf('en', 'es'));
  expect(requested.length).toBe(2 * NAMESPACES.length - 1 + TRIES);
  expect(failures()).toHaveLength(1);
});

test('of a cold page whose file is away there is one series of requests; the next page asks again, and shows in Spanish what it lacks', async ({
  page,
}) => {
  const { requested, times, failures } = await watchFiles(page, 'en/trips');
  await page.goto('/en');
  await expect.poll(() => times('en/trips'), SERIES).toBe(TRIES);
  await expect.poll(failures).toHaveLength(1);
  expect([...new Set(requested)].sort()).toEqual(filesOf('en', 'es'));
  expect(requested.length).toBe(2 * NAMESPACES.length - 1 + TRIES);

  await page
    .locator('header a[href="/en/trips"], main a[href="/en/trips"]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/trips$/);
  await expect(headingOf(page)).toHaveText(await textOf(page, 'es/trips', 'list.title'));
  for (const heading of await page.locator('main :is(h1, h2, h3)').all())
    await expect(heading).toHaveText(/\S/);
  // Its parts repeat what they need after a growing pause.
  await expect.poll(() => times('en/trips'), SERIES).toBeGreaterThan(TRIES);
});

test('in the other languages what does not come shows in English', async ({ page }) => {
  const { times } = await watchFiles(page, 'de/trips');
  await page.goto('/de');
  await hydrated(page);
  await page
    .locator('header a[href="/de/trips"], main a[href="/de/trips"]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(headingOf(page)).toHaveText(await textOf(page, 'en/trips', 'list.title'), SERIES);
  await expect.poll(() => times('de/trips'), SERIES).toBeGreaterThanOrEqual(TRIES);
});

test('another language asks for its files, and again for those that did not come; the others are there', async ({
  page,
}) => {
  const { requested, times } = await watchFiles(page, 'es/cookie');
  await page.goto('/en/trips');
  await expect.poll(() => times('es/cookie'), SERIES).toBe(TRIES);
  await hydrated(page);
  requested.splice(0);
  await page.locator('header button[aria-controls="languages"]').click();
  await page.locator('#languages a[hreflang="de"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => [...new Set(requested)].sort()).toEqual([...filesOf('de'), 'es/cookie']);
  await expect.poll(() => times('es/cookie'), SERIES).toBe(TRIES);
  expect(requested.length).toBe(NAMESPACES.length + TRIES);
});

test('a sample key that a file lacks is logged on every visit', async ({ page }) => {
  const { logged } = await watchFiles(page);
  await page.route('**/locales/es/common.json*', (route) =>
    route.fulfill({ json: { close: 'Cerrar' } }),
  );
  for (const path of ['/en', '/de/trips']) {
    logged.splice(0);
    await page.goto(path);
    await expect
      .poll(() => logged.filter((line) => line.includes('Missing translation keys in es')))
      .toHaveLength(1);
    expect(logged.find((line) => line.includes('Missing translation keys'))).toContain(
      'navigation.all_services',
    );
  }
});
