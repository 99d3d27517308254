import { axeFindings, DESKTOP, decided, expect, hydrated, PHONE, test } from '../site.ts';
import {
  fillWhen,
  isAsWideAsScreen,
  islandTime,
  leadOn,
  placeField,
  WORDS,
} from '../transfer-journey.ts';

test.use({ viewport: PHONE });

test('places are found in any spelling, by keyboard and by touch; an unknown one offers a person', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/airport-transfers/request');
  await hydrated(page);
  const to = placeField(page, 'Drop-off');
  for (const [typed, place] of [
    ['Mahon', 'Maó'],
    ['Mahón', 'Maó'],
    ['maó', 'Maó'],
    ['son bou hotel', 'Son Bou'],
    ['Cala Galdanna', 'Cala Galdana'],
    ['santo tomas', 'Sant Tomàs'],
  ] as const) {
    await to.fill(typed);
    await to.press('Tab');
    await expect(to).toHaveValue(place);
  }
  await to.fill('cala');
  await to.press('ArrowDown');
  const active = await to.getAttribute('aria-activedescendant');
  const second = await page.locator(`[id="${active}"]`).textContent();
  await to.press('Enter');
  await expect(to).toHaveAttribute('aria-expanded', 'false');
  expect(second).toContain(await to.inputValue());
  await to.click();
  await page.getByRole('option', { name: 'Fornells', exact: true }).click();
  await expect(to).toHaveValue('Fornells');
  await page.getByRole('button', { name: 'Swap the two places' }).click();
  await expect(to).toHaveValue('Menorca Airport (MAH)');

  await to.fill('Palma de Mallorca');
  await expect(
    page.getByText('“Palma de Mallorca” is not in our list', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me.*Palma/,
  );
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await leadOn(page, WORDS.en);
  await expect(page.getByText('Choose the town or resort of “Palma de Mallorca”.')).toBeVisible();
  await expect(to).toBeFocused();
  await to.fill('Alaior');
  await to.press('Enter');
  await expect(page.locator('[name="outbound.dropoffAddress"]')).toHaveValue('Palma de Mallorca');
});

test('the step stands in the address: back, reload and a shared link keep the journey', async ({
  page,
  browser,
}) => {
  await decided(page);
  await page.goto('/en/airport-transfers/request?to=Fornells');
  await hydrated(page);
  await fillWhen(page, 'en');
  await page.getByLabel('Passengers').fill('3');
  await leadOn(page, WORDS.en);
  await expect(page.getByRole('heading', { name: 'Vehicle and price' })).toBeFocused();
  await expect(page.locator('[aria-current=step]')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Minivan' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Flight number').fill('vy3726');
  await page.getByLabel('Flight number').blur();
  await expect(page.getByLabel('Flight number')).toHaveValue('VY 3726');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Flight and people' })).toBeVisible();
  await expect(page.getByLabel('Flight number')).toHaveValue('VY 3726');
  await page.goForward();
  const shared = page.url();
  expect(shared).not.toMatch(/Grace|Hopper/);
  const context = await browser.newContext({ locale: 'en-GB', viewport: DESKTOP });
  const friend = await context.newPage();
  await decided(friend);
  await friend.goto(shared);
  await hydrated(friend);
  await expect(friend.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(friend.getByRole('complementary', { name: 'Price' })).toContainText('Minivan');
  await expect(friend.getByRole('complementary', { name: 'Price' })).toContainText('Fornells');
  await context.close();
});

test('what does not work online is said plainly, with the ways to a person', async ({ page }) => {
  await decided(page);
  const soon = islandTime(1);
  await page.goto(
    `/en/airport-transfers/request?to=Fornells&outbound.date=${soon.date}&outbound.time=${soon.time}`,
  );
  await hydrated(page);
  await leadOn(page, WORDS.en);
  await expect(
    page.getByRole('alert').filter({ hasText: 'too late to book this online' }),
  ).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Date', { exact: true }).fill(islandTime(48).date);
  await page.getByLabel('Passengers').fill('40');
  await leadOn(page, WORDS.en);
  await expect(page.getByText('You can request up to 16 people online.')).toBeVisible();
  await page.getByLabel('Passengers').fill('6');
  await leadOn(page, WORDS.en);
  await expect(page.getByRole('radio', { name: 'Standard car' })).toBeDisabled();
  await expect(page.getByText('Too many passengers for this vehicle').first()).toBeVisible();
});

test('a link to a day gone by opens the first step with the error at its field', async ({
  page,
}) => {
  await decided(page);
  await page.goto(
    '/de/airport-transfers/request?from=MAH&to=Fornells&outbound.date=2020-01-01&outbound.time=12:00&adults=2&step=3',
  );
  await hydrated(page);
  await expect(page.getByText('Bitte wählen Sie ein Datum in der Zukunft.')).toBeVisible();
  await expect(page.getByLabel('Datum', { exact: true })).toBeVisible();
});

test('every step is accessible and as wide as the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await decided(page);
  await page.goto('/ca/airport-transfers/request');
  await hydrated(page);
  const to = placeField(page, 'Destinació');
  await to.click();
  expect(await axeFindings(page)).toEqual([]);
  await to.fill('Ferreries');
  await to.press('Enter');
  await page.getByText('Anada i tornada', { exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText('Només anada', { exact: true }).click();
  await fillWhen(page, 'ca');
  await page.getByRole('button', { name: 'Mostra el preu' }).click();
  for (const heading of ['Vehicle i preu', 'Vol i passatgers', 'Les vostres dades de contacte']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(await axeFindings(page), heading).toEqual([]);
    expect(await isAsWideAsScreen(page), heading).toBe(true);
    const on = page.getByRole('button', { name: 'Continua' });
    if (await on.isVisible()) await on.click();
  }
});

test('the pick-up for a flight is shown with its calculation, and requested with it', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/airport-transfers/son-bou');
  await hydrated(page);
  await page.getByLabel('My flight leaves at').fill('10:40');
  const zone = (await (await page.request.get('/api/transfers/zones/son-bou')).json()) as {
    minutes: number;
  };
  const leave = 10 * 60 + 40 - 120 - 15 - zone.minutes;
  const rounded = leave - (leave % 5);
  const pickup = `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`;
  await expect(page.getByText(pickup, { exact: true })).toBeVisible();
  await expect(
    page.getByText(`10:40 − 120 min check-in − ${zone.minutes} min journey − 15 min to spare`, {
      exact: false,
    }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Request this pick-up' }).click();
  await expect(placeField(page, 'Drop-off')).toHaveValue('Menorca Airport (MAH)');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(pickup);
});
