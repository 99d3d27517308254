import type { Locator } from '@playwright/test';
import { axeFindings, decided, expect, hydrated, PHONE, test, watch } from '../site.ts';
import { BOOKING, islandTime, placeField } from '../transfer-journey.ts';

test.use({ viewport: PHONE });

/**
 * The errand of a new visitor: from the airport to a named hotel in Cala Galdana and back, with a child. It may take 8 taps, 5 pickers and
 * 4 text fields.
 */
test('airport to a named hotel in Cala Galdana and back with a child seat', async ({ page }) => {
  await decided(page);
  const complaints = watch(page);
  const count = { taps: 0, pickers: 0, fields: 0 };
  const tap = async (name: string, within: Locator = page.locator('body')) => {
    count.taps += 1;
    await within.getByRole('button', { name, exact: true }).click();
  };
  const pick = async (label: string | RegExp, value: string) => {
    count.pickers += 1;
    const control = page.getByLabel(label, { exact: true });
    if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      await control.selectOption({ label: value });
    else await control.fill(value);
  };
  const write = async (label: string | RegExp, text: string) => {
    count.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  await page.goto('/en/airport-transfers/request');
  await hydrated(page);

  // The hotel and its town in one field.
  count.fields += 1;
  const to = placeField(page, 'Drop-off');
  await to.fill('Artiem Audax Cala Galdana');
  await to.press('Tab');
  await expect(to).toHaveValue('Cala Galdana');
  await expect(page.locator('[name="outbound.dropoffAddress"]')).toHaveValue(
    'Artiem Audax Cala Galdana',
  );
  await pick('Date', islandTime(20 * 24).date);
  await pick('Time', '14:30');
  count.taps += 1;
  await page.getByText('Both ways', { exact: true }).click();
  await pick('Return on', islandTime(27 * 24).date);
  await pick(/^My flight leaves at/, '15:40');
  await expect(page.getByLabel('Return at')).not.toHaveValue('');
  await tap('More', page.getByLabel('Children', { exact: true }).locator('..'));
  await pick('Age of child 1', '2 years');
  await expect(page.getByText('Child seat included, free')).toBeVisible();

  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price).toContainText('€');
  await expect(price).toContainText('Total, both ways');
  await expect(price).toContainText('Free cancellation until');
  await expect(page.getByRole('button', { name: 'Get price' })).toBeHidden();
  await tap('Continue');
  await expect(page.getByRole('heading', { name: 'Vehicle and price' })).toBeFocused();
  await tap('Continue');
  await expect(page.getByRole('heading', { name: 'Flight and people' })).toBeFocused();
  await write(/^Flight number/, 'VY 3726');
  await tap('Continue');
  await expect(page.getByRole('heading', { name: 'Your contact details' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await write('Name', 'Ada Lovelace');
  await write('Email', `ada${Date.now()}@example.com`);
  count.taps += 1;
  await page.locator('input[name=privacyAccepted]').check();
  await page.locator('input[name=termsAccepted]').check();
  await tap('Request with obligation to pay on confirmation');

  await expect(page).toHaveURL(BOOKING);
  const legs = page.getByRole('main').locator('dl').filter({ hasText: 'Waiting included' });
  await expect(legs).toHaveCount(2);
  for (const leg of [0, 1]) await expect(legs.nth(leg)).toContainText('Artiem Audax Cala Galdana');
  await expect(page.getByRole('listitem').filter({ hasText: 'Child seat' })).toContainText(
    'included',
  );
  await expect(page.getByText('Free cancellation until')).toBeVisible();
  expect(count.taps).toBeLessThanOrEqual(8);
  expect(count.pickers).toBeLessThanOrEqual(5);
  expect(count.fields).toBeLessThanOrEqual(4);
  expect(complaints).toEqual([]);
});
