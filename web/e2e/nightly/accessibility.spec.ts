import type { Page } from '@playwright/test';
import { findingsIn, overflowOf } from '../public-pages.ts';
import {
  axeFindings,
  DESKTOP,
  decided,
  expect,
  hydrated,
  LANGUAGES,
  PHONE,
  painted,
  test,
  withoutScripts,
} from '../site.ts';

// States of pages and user preferences, beyond what `public-pages.ts` checks of every page.

const PATHS = [
  '/',
  '/destinations',
  '/destinations/1',
  '/trips',
  '/trips/1',
  '/cami-de-cavalls',
  '/blog/best-beaches-by-wind',
  '/services',
  '/contact',
  '/legal/faq',
  '/airport-transfers/ciutadella',
  '/airport-transfers/request',
  '/menorca-taxis',
  '/auth/login',
];
/** German has the longest words. */
const german = (path: string) =>
  path.startsWith('/auth') ? path : path === '/' ? '/de' : `/de${path}`;

/** Opens a page with cookies decided and reduced motion. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}
test.beforeEach(async ({ page }) => {
  await decided(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const language of LANGUAGES)
  test(`nothing is wider than 320 px in ${language} when the display face does not come`, async ({
    browser,
  }) => {
    const page = await withoutScripts(browser);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.route('**/*.woff2', (route) => route.abort());
    const wide: string[] = [];
    for (const path of PATHS) {
      await page.goto(path.startsWith('/auth') ? path : `/${language}${path === '/' ? '' : path}`);
      // Disables deferred layout.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.below-fold > * { content-visibility: visible !important; }');
        document.adoptedStyleSheets.push(sheet);
      });
      if ((await overflowOf(page)) > 0) wide.push(path);
    }
    expect(wide).toEqual([]);
    await page.context().close();
  });

test('with reduced motion nothing is animated: nothing runs by itself, and changes are immediate', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize(DESKTOP);
  for (const path of ['/en', '/en/trips/1', '/en/airport-transfers']) {
    await open(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' &&
            Number(animation.effect?.getComputedTiming().duration) > 10,
        )
        .map(
          (animation) =>
            `${animation.constructor.name} ${(animation.effect as KeyframeEffect | null)?.target?.className ?? ''}`,
        ),
    );
    expect(moving, path).toEqual([]);
  }
  await open(page, '/en');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  // Longer than a slide is normally shown.
  await page.clock.fastForward(7000);
  await painted(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
});

test('in forced colours the page is readable, and what has the focus is marked', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/trips/1', '/airport-transfers/request']) {
    await open(page, german(path));
    // The system chooses the colours.
    expect(
      await findingsIn(page, 'body', { rules: { 'color-contrast': { enabled: false } } }),
      path,
    ).toEqual([]);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const mark = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, borderTopStyle } = getComputedStyle(
          document.activeElement ?? document.body,
        );
        return {
          isStop: document.activeElement !== document.body,
          outlineStyle,
          isWide: Number.parseFloat(outlineWidth) >= 1,
          borderTopStyle,
        };
      });
      expect(mark, `${path}, stop ${stop}`).toMatchObject({ isStop: true, isWide: true });
      expect(mark.outlineStyle, `${path}, stop ${stop}`).not.toBe('none');
    }
  }
});

test('a new page takes the focus and the title, also by keyboard alone; back again too', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/en');
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Destinations', exact: true })
    .first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/destinations$/);
  await expect(page).toHaveTitle(/Menorca/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const language of ['en', 'ca'] as const)
  test(`menus, dialogs, banner and empty results are accessible on a phone, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const path of [
      '/nothing-here',
      '/trips?q=zzzz',
      '/destinations?tag=zzzz',
      '/search?q=zzzz',
      '/order/ABCD2345?token=x',
    ]) {
      await open(page, `/${language}${path}`);
      expect(await axeFindings(page), path).toEqual([]);
    }
    await open(page, `/${language}`);
    const button = (pattern: RegExp) => page.getByRole('button', { name: pattern }).first();
    await button(/^(?:Open menu|Obre)/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findingsIn(page, '[role=dialog]'), 'the drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(/^(?:Open|Obre).*(?:chat|xat)/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findingsIn(page, '[role=dialog]'), 'the contact chat').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(?:Cookie settings|.*galetes)/i }).click();
    const banner = page.getByRole('region', { name: /cookie|galetes/i });
    await banner.getByRole('button', { name: /^(?:Customize|Configura)/ }).click();
    await expect(banner.getByRole('switch').first()).toBeVisible();
    expect(await axeFindings(page), 'the consent').toEqual([]);
  });

test('what a form has to say is said: wrong fields are marked and named, success is a live region', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/en/contact');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: 'Message' }) });
  await form.getByRole('button', { name: 'Send' }).click();
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const described = await name.getAttribute('aria-describedby');
  expect(described).toBeTruthy();
  await expect(page.locator(`[id="${described?.split(' ')[0]}"]`)).not.toBeEmpty();
  await expect(name).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});
