import type { Browser, Page } from '@playwright/test';
import { decided, expect, hydrated, type LANGUAGES, PHONE, watch } from './site.ts';
import {
  BOOKING,
  fillContact,
  isAsWideAsScreen,
  islandTime,
  placeField,
  toContactStep,
  WORDS,
} from './transfer-journey.ts';

type Language = (typeof LANGUAGES)[number];

/** From one input on the overview by four steps to a reference. */
export async function requestByFourSteps(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await decided(page);
  const complaints = watch(page);
  await page.goto(`/${language}/airport-transfers`);
  await hydrated(page);
  const to = placeField(page, words.to);
  await to.fill('ciudadela');
  await to.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '€' }).first()).toBeVisible();

  await page.getByRole('button', { name: words.price }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/airport-transfers/request\\?from=`));
  await toContactStep(page, language, 'cala galdana');
  await fillContact(page, language);
  expect(await isAsWideAsScreen(page)).toBe(true);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page).toHaveURL(BOOKING);
  await expect(page.getByText(words.received).first()).toBeVisible();
  const [, reference = ''] = BOOKING.exec(page.url()) ?? [];
  await expect(page.getByRole('main')).toContainText(reference);
  expect(await isAsWideAsScreen(page)).toBe(true);
  expect(complaints).toEqual([]);
}

/** The same as one plain form. */
export async function requestWithoutScripts(browser: Browser, language: Language): Promise<void> {
  const words = WORDS[language];
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`/${language}/airport-transfers`);
  await page.getByLabel(words.to, { exact: true }).selectOption({ label: 'Fornells' });
  await page.getByRole('button', { name: words.price }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/airport-transfers/request\\?`));

  await fillContact(page, language);
  const { date, time } = islandTime(30 * 24);
  await page.getByLabel(words.date, { exact: true }).fill(date);
  await page.getByLabel(words.time, { exact: true }).fill(time);
  await page.getByRole('button', { name: words.price }).click();
  await expect(page.getByRole('radio', { checked: true }).last()).toBeVisible();
  await expect(page.getByText(/€/).first()).toBeVisible();
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel(words.date, { exact: true })).toHaveValue(date);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page).toHaveURL(BOOKING);
  await expect(page.getByText(words.received).first()).toBeVisible();
  await context.close();
}
