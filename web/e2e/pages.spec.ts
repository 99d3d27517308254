import type { Page } from '@playwright/test';
import { axeFindings, decided, expect, hydrated, LANGUAGES, test, watch, withoutScripts } from './site.ts';

/** Every public path of the specification, with one detail page of each kind. */
const PATHS = [
  '/',
  '/destinations',
  '/destinations/1',
  '/trips',
  '/trips/1',
  '/cami-de-cavalls',
  '/blog',
  '/blog/best-beaches-by-wind',
  '/blog/category/beaches',
  '/services',
  '/about',
  '/contact',
  '/testimonials',
  '/legal/privacy',
  '/legal/terms',
  '/legal/faq',
  '/airport-transfers',
  '/airport-transfers/ciutadella',
  '/airport-transfers/fornells',
  '/airport-transfers/cala-galdana',
  '/airport-transfers/son-bou',
  '/airport-transfers/private',
  '/airport-transfers/groups',
  '/airport-transfers/group',
  '/airport-transfers/vip',
  '/airport-transfers/request',
  '/menorca-taxis',
  '/search?q=mahon',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/auth/login',
];
const WIDTHS = [360, 412, 768, 1440];
const UNKNOWN = [
  '/nothing',
  '/trips/999999',
  '/trips/abc',
  '/destinations/999999',
  '/blog/nothing',
  '/blog/category/nothing',
  '/airport-transfers/nothing',
  '/auth/register',
  '/legal/nothing',
];

/** A server-rendered label lost its control if hydration gave the control another id. */
const labelsWithoutControl = (page: Page) =>
  page
    .locator('label[for]')
    .evaluateAll((labels) => labels.filter((label) => !(label as HTMLLabelElement).control).map((label) => label.textContent));

const address = (path: string, language?: string) =>
  language && !path.startsWith('/auth') ? (path === '/' ? `/${language}` : `/${language}${path}`) : path;

for (const [index, path] of PATHS.entries()) {
  test(`${path} is complete and fits 360 to 1440 px, without a language and in four`, async ({ browser }) => {
    const page = await withoutScripts(browser, { locale: 'ca' });
    for (const language of [undefined, ...LANGUAGES]) {
      const response = await page.goto(address(path, language));
      expect(response?.status(), address(path, language)).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/auth') ? 'ca' : (language ?? 'ca'));
      await expect(page.locator('h1'), `h1 of ${address(path, language)}`).toHaveCount(1);
      for (const width of language ? WIDTHS : []) {
        await page.setViewportSize({ width, height: 823 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${address(path, language)} at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    }
    await page.context().close();
  });

  test(`${path} hydrates without a complaint, fits 360 to 1440 px and is accessible`, async ({ page }) => {
    await decided(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints = watch(page);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(address(path, LANGUAGES[index % LANGUAGES.length]));
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 823 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(await labelsWithoutControl(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('unknown paths, ids and slugs answer 404 with the not-found page in the language of the address', async ({ request }) => {
  for (const path of UNKNOWN) {
    const response = await request.get(path.startsWith('/auth') ? path : `/de${path}`, { headers: { 'Accept-Language': 'de' } });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('<html lang="de"');
  }
});

test('a trailing slash leads to the address without it', async ({ request }) => {
  const response = await request.get('/de/trips/?destination=north', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/de/trips?destination=north');
});
