import type { Page } from '@playwright/test';
import { DESKTOP, decided, expect, hydrated, test } from './site.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await decided(page);
  await page.goto(path);
  await hydrated(page);
}

/** Until what it leads to has come. */
async function pointAt(page: Page, link: string): Promise<void> {
  await page.locator(link).first().hover();
  await page.waitForLoadState('networkidle');
}

const TRIP = 'main article a[href*="/trips/"]';
const nameOfTrip = async (page: Page) => (await page.locator('main article h3').first().textContent()) ?? '';

test('the page behind a link that somebody points at is drawn before the click, and shows at it', async ({ page }) => {
  await page.addInitScript(() => {
    const create = document.createElement;
    const headings: HTMLElement[] = [];
    document.createElement = function (this: Document, name: string) {
      const element = create.call(this, name);
      if (name === 'h1') headings.push(element);
      return element;
    } as typeof create;
    Object.assign(window, { headings });
  });
  await open(page, '/en/trips');
  await pointAt(page, TRIP);
  await expect.poll(() => page.evaluate('headings.length')).toBe(1);
  await expect(page.locator('h1')).toHaveText('Trips in Menorca');
  const name = await nameOfTrip(page);
  await page.locator(TRIP).first().click();
  await expect(page.locator('h1')).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name));
  expect(await page.evaluate("headings[0] === document.querySelector('h1')")).toBe(true);
});

test('a list that was drawn ahead is as alive as any: it filters, and keeps its address', async ({ page }) => {
  await open(page, '/en/about');
  await pointAt(page, 'header a[href="/en/trips"]');
  await page.locator('header a[href="/en/trips"]').first().click();
  await expect(page).toHaveURL('/en/trips');
  await expect(page.locator(TRIP).first()).toBeVisible();
  const all = await page.locator(TRIP).count();
  await page.locator('main select[name="destination"]').selectOption('north');
  await expect(page).toHaveURL('/en/trips?destination=north');
  await expect.poll(() => page.locator(TRIP).count()).toBeLessThan(all);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('h1')).toHaveCount(1);
});

test('who changes the language meanwhile gets the page in the new one', async ({ page }) => {
  await open(page, '/en/trips');
  await pointAt(page, TRIP);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('status').filter({ hasText: 'Deutsch' })).toBeHidden();
  const name = await nameOfTrip(page);
  await page.locator(TRIP).first().click();
  await expect(page).toHaveURL(/\/de\/trips\/\d+/);
  await expect(page.locator('h1')).toHaveText(name);
});
