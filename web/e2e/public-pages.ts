import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { axeFindings, decided, expect, hydrated, type LANGUAGES, watch } from './site.ts';

/** A public path of each kind of page. */
export const KINDS_OF_PATHS = [
  '/',
  '/trips',
  '/trips/1',
  '/blog/best-beaches-by-wind',
  '/cami-de-cavalls',
  '/contact',
  '/airport-transfers/ciutadella',
  '/airport-transfers/request',
];
/** The other public paths of the specification, with one detail page of each kind. */
export const OTHER_PATHS = [
  '/destinations',
  '/destinations/1',
  '/blog',
  '/blog/category/beaches',
  '/services',
  '/about',
  '/testimonials',
  '/legal/privacy',
  '/legal/terms',
  '/legal/faq',
  '/airport-transfers',
  '/airport-transfers/fornells',
  '/airport-transfers/cala-galdana',
  '/airport-transfers/son-bou',
  '/airport-transfers/private',
  '/airport-transfers/groups',
  '/airport-transfers/group',
  '/airport-transfers/vip',
  '/menorca-taxis',
  '/search?q=mahon',
  '/order/find',
  '/basket',
  '/gift-vouchers',
  '/reviews',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/auth/login',
];
export const WIDTHS = [320, 360, 412, 768, 1440];
type Language = (typeof LANGUAGES)[number];

export const addressOf = (path: string, language?: Language) =>
  language && !path.startsWith('/auth')
    ? path === '/'
      ? `/${language}`
      : `/${language}${path}`
    : path;

/** How much wider than the screen the page is. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** axe violations in a part of the page. */
export async function findingsIn(
  page: Page,
  selector: string,
  options: axe.RunOptions = {},
): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([within, chosen]) =>
      (window as unknown as { axe: typeof axe }).axe.run(within, { preload: false, ...chosen }),
    [selector, options] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Success criterion 1.4.12. Constructed style sheets are not subject to the page's Content-Security-Policy. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** The open page fits every width, and a screen of 1280 px at 200 % and at 100 % also with wide spacing. */
export async function expectToFit(page: Page): Promise<void> {
  // A window that was just resized has its new width a moment before its layout has.
  const measure = (label: string) =>
    expect
      .poll(() => overflowOf(page), { message: `${page.url()} at ${label}` })
      .toBeLessThanOrEqual(0);
  for (const width of [...WIDTHS, 640, 1280]) {
    await page.setViewportSize({ width, height: 823 });
    await measure(`${width} px`);
  }
  await spaceOut(page);
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 823 });
    await measure(`${width} px, spaced out`);
  }
}

/** A server-rendered label lost its control if hydration gave the control another id. */
const labelsWithoutControl = (page: Page) =>
  page
    .locator('label[for]')
    .evaluateAll((labels) =>
      labels
        .filter((label) => !(label as HTMLLabelElement).control)
        .map((label) => label.textContent),
    );

/** Opens a page once and checks hydration, target sizes on a narrow screen, axe on a wide one, and every width. */
export async function expectSound(page: Page, path: string, language: Language): Promise<void> {
  await decided(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints = watch(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(addressOf(path, language));
  await hydrated(page);
  expect(await findingsIn(page, 'body', { runOnly: ['target-size'] })).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 823 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await labelsWithoutControl(page)).toEqual([]);
  await expectToFit(page);
  expect(complaints).toEqual([]);
}
