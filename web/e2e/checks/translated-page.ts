import type { BrowserContext, Page } from '@playwright/test';
import { decided, expect, hydrated } from '../site.ts';
import {
  type Change,
  changeAt,
  changeNow,
  type Moment,
  type Structure,
  structureOf,
} from './translation.ts';

// Browser translation and extensions change the page before or after hydration. Texts are then unknown, so elements are found by link
// target and position.

/** Asserts that a control responds. */
async function expectInteractive(page: Page): Promise<void> {
  const button = page.locator('header button[aria-controls="languages"]');
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}

/** Structure of the unchanged page, cached per page. A form that is not hydrated has the fields of all its choices. */
const untouched = new Map<string, Structure>();
async function untouchedPage(context: BrowserContext, path: string): Promise<Structure> {
  const known = untouched.get(path);
  if (known) return known;
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  const structure = await structureOf(page);
  await page.close();
  untouched.set(path, structure);
  return structure;
}

/** Opens a page that is changed at a given moment; returns the errors logged meanwhile. */
export async function openChanged(
  page: Page,
  path: string,
  change: Change,
  moment: Moment,
): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  await decided(page);
  if (moment !== 'hydrated') await changeAt(page, change, moment);
  await page.goto(path);
  await expectInteractive(page);
  if (moment === 'hydrated') await changeNow(page, change);
  await page.waitForFunction(() => '__changed' in window);
  return errors;
}

async function openMenu(page: Page): Promise<void> {
  const item = page.locator('header nav li:has(ul)').first();
  const list = item.locator('ul');
  await expect(async () => {
    if (!(await list.isVisible())) await item.locator('button').click();
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function chooseGerman(page: Page): Promise<void> {
  await page.locator('header button[aria-controls="languages"]').click();
  await page.locator('#languages a[hreflang="de"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('header nav a[href="/de/blog"]')).toBeAttached();
  await expect(page.locator('footer a[href="/de/legal/faq"]')).toBeAttached();
}

/** Opens the page while the browser changes it, and uses it. */
export async function expectToWork(
  page: Page,
  context: BrowserContext,
  path: string,
  change: Change,
  moment: Moment,
): Promise<void> {
  const original = await untouchedPage(context, path);
  const errors = await openChanged(page, path, change, moment);
  await expect
    .poll(() => structureOf(page))
    .toMatchObject({ header: original.header, footer: original.footer });
  await expect
    .poll(async () => (await structureOf(page)).letters)
    .toBeGreaterThan(0.9 * original.letters);
  expect((await structureOf(page)).letters).toBeLessThan(1.1 * original.letters + 200);
  await expect
    .poll(async () => (await structureOf(page)).main)
    .toEqual(expect.arrayContaining(original.main));
  await expect
    .poll(async () => (await structureOf(page)).fields)
    .toEqual(expect.arrayContaining(original.fields));
  expect(errors.filter((one) => one.startsWith('Hydration')).length).toBeLessThanOrEqual(1);
  expect(errors.filter((one) => !one.startsWith('Hydration'))).toEqual([]);

  await openMenu(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('header nav a[href="/en/about"]').click();
  await expect(page).toHaveURL(/\/en\/about$/);
  await expect(page.locator('main h1')).toHaveCount(1);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  // The URL changes a moment before the page does, and two pages can have as many letters.
  await expect
    .poll(async () => (await structureOf(page)).main)
    .toEqual(expect.arrayContaining(original.main));
  await expect
    .poll(async () => (await structureOf(page)).letters)
    .toBeGreaterThan(0.9 * original.letters);
  await chooseGerman(page);
  await expect(page).toHaveURL(new RegExp(`${path.replace('/en', '/de')}$`));
  await expect
    .poll(async () => (await structureOf(page)).letters)
    .toBeGreaterThan(0.6 * original.letters);
  expect(errors.filter((one) => !one.startsWith('Hydration'))).toEqual([]);
}
