import type { Page } from '@playwright/test';
import { decided, expect, test, watch } from '../site.ts';

/** React may insert preloads as the root's first children; the content is always rendered by React. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#content') ?? {}).some((key) => key.startsWith('__react')),
  );

test('the trail is planned in eight days, clockwise, and a day leads to its transfers', async ({
  page,
}) => {
  const complaints = watch(page);
  await decided(page);
  await page.goto('/en/cami-de-cavalls');
  await hydrated(page);
  await page.getByLabel('Days', { exact: true }).selectOption('8');
  await page.getByLabel('Kilometres a day').selectOption('25');
  await page.getByLabel('Starting point').selectOption('Maó');
  await page.getByLabel('Finish').selectOption('All the way round the island');
  await page.getByRole('radio', { name: /^Clockwise/ }).check();
  await page.getByLabel('Where are you staying?').fill('Es Mercadal');
  await page.getByRole('button', { name: 'Plan my walk' }).click();
  await expect(page).toHaveURL(/days=8&km=25&start=1&end=round&direction=clockwise/);
  await expect(page.getByRole('heading', { name: '8 days: Maó – Maó' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Day \d+$/ })).toHaveCount(8);
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Day 1', exact: true }) });
  await expect(first.getByRole('link', { name: 'Take me to Maó' })).toHaveAttribute(
    'href',
    /\/en\/airport-transfers\/request\?from=Es\+Mercadal&to=Ma%C3%B3$/,
  );
  expect(complaints).toEqual([]);
});

test('a stage is chosen in the list and on the map, and the address says which', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/cami-de-cavalls?stage=7');
  await hydrated(page);
  await expect(
    page.locator('#stage').getByRole('heading', { name: 'Els Alocs – Algaiarens' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Show on the map: stage 13' }).click();
  await expect(page).toHaveURL(/stage=13/);
  await expect(
    page.locator('#stage').getByRole('heading', { name: 'Cala en Turqueta – Cala Galdana' }),
  ).toBeVisible();
  await page.getByRole('link', { name: '15. Sant Tomàs – Son Bou' }).press('Enter');
  await expect(page).toHaveURL(/stage=15/);
});

test('a plan of 60 km a day is not shown before it is said what that would mean; enough days are one tap away', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/cami-de-cavalls?days=3&km=15&end=round');
  await hydrated(page);
  const plan = page.locator('#walk');
  await expect(plan).toContainText('In 3 days that would be 61.8 km a day, about');
  await expect(plan.getByRole('heading', { name: /^Day \d+$/ })).toHaveCount(0);
  await plan.getByRole('link', { name: /^Make it \d+ days of about 15 km$/ }).click();
  await expect(plan).toBeFocused();
  await expect(plan.getByRole('heading', { name: 'Day 11', exact: true })).toBeVisible();
  await page.goBack();
  await plan.getByRole('link', { name: 'Show the 3 days all the same' }).click();
  await expect(plan.getByRole('heading', { name: /^Day \d+$/ })).toHaveCount(3);
});

test('the plan works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/cami-de-cavalls?stage=9');
  await page.getByLabel('Tage', { exact: true }).selectOption('5');
  await page.getByRole('button', { name: 'Etappen verteilen' }).click();
  await expect(page.getByRole('heading', { name: /^5 Tage: / })).toBeVisible();
  await expect(
    page.locator('#stage').getByRole('heading', { name: 'Cala Morell – Punta Nati' }),
  ).toBeVisible();
  await context.close();
});
