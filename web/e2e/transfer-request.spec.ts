import { decided, expect, hydrated, LANGUAGES, PHONE, test, watch } from './site.ts';
import { BOOKING, fillContact, isAsWideAsScreen, islandTime, placeField, toContactStep, WORDS } from './transfer-journey.ts';

test.use({ viewport: PHONE });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`${language}: a price after one input on the overview, a reference after four short steps`, async ({ page }) => {
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
    await expect(page.getByRole('complementary').filter({ hasText: '€' })).toBeVisible();
    await toContactStep(page, language, 'cala galdana');
    await fillContact(page, language);
    expect(await isAsWideAsScreen(page)).toBe(true);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page).toHaveURL(BOOKING);
    await expect(page.getByText(words.received).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[A-Z0-9]{8}/);
    expect(await isAsWideAsScreen(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test(`${language}: without scripts a price after one input, and one plain form that loses nothing`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`/${language}/airport-transfers`);
    await page.getByLabel(words.to, { exact: true }).selectOption({ label: 'Fornells' });
    await page.getByRole('button', { name: words.price }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/airport-transfers/request\\?`));
    await expect(page.getByText(/€/).first()).toBeVisible();

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
  });
}

test('a double click sends once; the browser forgets the person and the journey', async ({ page }) => {
  await decided(page);
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/api/transfers/requests') && sent.push(request.headers()['idempotency-key'] ?? ''),
  );
  await page.goto('/en/airport-transfers/request');
  await toContactStep(page, 'en', 'Mahon');
  await fillContact(page, 'en');
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page).toHaveURL(BOOKING);
  expect(sent.length).toBe(1);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/Ada|transfer-/);
});

test('a resend after a lost answer is the same request', async ({ page }) => {
  await decided(page);
  const keys: string[] = [];
  let reference = '';
  await page.goto('/en/airport-transfers/request');
  await toContactStep(page, 'en', 'Son Bou');
  await fillContact(page, 'en');
  await page.route('**/api/transfers/requests', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const answer = await route.fetch();
    if (keys.length > 1) return route.fulfill({ response: answer });
    ({ reference } = (await answer.json()) as { reference: string });
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/could not be sent/).first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await page.locator('input[name=privacyAccepted]').check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(new RegExp(`booking/${reference}`));
  expect(new Set(keys).size).toBe(1);
});

test('a price that changed is shown as old and new before anything is sent', async ({ page }) => {
  await decided(page);
  await page.goto('/en/airport-transfers/request');
  await toContactStep(page, 'en', 'Son Bou');
  await fillContact(page, 'en');
  const before = (await page.getByRole('complementary', { name: 'Price' }).textContent())?.match(/€(\d+)/)?.[1] ?? '';
  let hasRefused = false;
  await page.route('**/api/transfers/requests', (route) => {
    if (hasRefused) return route.continue();
    hasRefused = true;
    const errors = [{ path: 'vehicle', code: 'changed', message: 'The price has changed.' }];
    return route.fulfill({ status: 409, json: { type: 'about:blank', title: 'Conflict', status: 409, errors } });
  });
  await page.route('**/api/transfers/quote?*', async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as { options: { totalCents: number; lines: { cents: number }[] }[] };
    const options = quote.options.map((option) => ({
      ...option,
      totalCents: option.totalCents + 700,
      lines: option.lines.map((line) => ({ ...line, cents: line.cents + 700 })),
    }));
    return route.fulfill({ response, json: { ...quote, options } });
  });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('The price has changed while you were filling in the form.', { exact: false })).toBeVisible();
  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price.locator('s')).toContainText(`€${before}`);
  await expect(price).toContainText(`€${Number(before) + 7}`);
  await expect(page).toHaveURL(/step=4/);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(BOOKING);
});

test('where scripts are on but never come, each press leads a step further and the request arrives', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en/airport-transfers/request');
  await page.getByLabel('Drop-off').selectOption({ label: 'Fornells' });
  await page.getByRole('button', { name: 'Get price' }).click();
  await expect(page.getByRole('radio', { name: 'Minivan' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillContact(page, 'en');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(BOOKING);
});
