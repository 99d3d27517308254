import { decided, expect, hydrated, PHONE, test } from '../site.ts';
import { BOOKING, fillContact, fillWhen, toContactStep } from '../transfer-journey.ts';
import { requestByFourSteps, requestWithoutScripts } from '../transfer-requests.ts';

test.use({ viewport: PHONE });

for (const language of ['es', 'en', 'ca'] as const) {
  test(`${language}: a price after one input on the overview, a reference after four short steps`, ({
    page,
  }) => requestByFourSteps(page, language));

  test(`${language}: without scripts a price after one input, and one plain form that loses nothing`, ({
    browser,
  }) => requestWithoutScripts(browser, language));
}

test('a double click sends once; the browser forgets the person and the journey', async ({
  page,
}) => {
  await decided(page);
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/api/transfers/requests') &&
      sent.push(request.headers()['idempotency-key'] ?? ''),
  );
  await page.goto('/en/airport-transfers/request');
  await toContactStep(page, 'en', 'Mahon');
  await fillContact(page, 'en');
  await page
    .getByRole('button', { name: 'Request with obligation to pay on confirmation' })
    .dblclick();
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
  await page
    .getByRole('button', { name: 'Request with obligation to pay on confirmation' })
    .click();
  await expect(page.getByText(/could not be sent/).first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await page.locator('input[name=privacyAccepted]').check();
  await page.locator('input[name=termsAccepted]').check();
  await page
    .getByRole('button', { name: 'Request with obligation to pay on confirmation' })
    .click();
  await expect(page).toHaveURL(new RegExp(`order/${reference}`));
  expect(new Set(keys).size).toBe(1);
});

test('a price that changed is shown as old and new before anything is sent', async ({ page }) => {
  await decided(page);
  await page.goto('/en/airport-transfers/request');
  await toContactStep(page, 'en', 'Son Bou');
  await fillContact(page, 'en');
  const before =
    (await page.getByRole('complementary', { name: 'Price' }).textContent())?.match(
      /€(\d+)/,
    )?.[1] ?? '';
  let hasRefused = false;
  await page.route('**/api/transfers/requests', (route) => {
    if (hasRefused) return route.continue();
    hasRefused = true;
    const errors = [{ path: 'vehicle', code: 'changed', message: 'The price has changed.' }];
    return route.fulfill({
      status: 409,
      json: { type: 'about:blank', title: 'Conflict', status: 409, errors },
    });
  });
  await page.route('**/api/transfers/quote?*', async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as {
      options: { totalCents: number; lines: { cents: number }[] }[];
    };
    const options = quote.options.map((option) => ({
      ...option,
      totalCents: option.totalCents + 700,
      lines: option.lines.map((line) => ({ ...line, cents: line.cents + 700 })),
    }));
    return route.fulfill({ response, json: { ...quote, options } });
  });
  await page
    .getByRole('button', { name: 'Request with obligation to pay on confirmation' })
    .click();
  await expect(
    page.getByText('The price has changed while you were filling in the form.', { exact: false }),
  ).toBeVisible();
  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price.locator('s')).toContainText(`€${before}`);
  await expect(price).toContainText(`€${Number(before) + 7}`);
  await expect(page).toHaveURL(/step=4/);
  await page
    .getByRole('button', { name: 'Request with obligation to pay on confirmation' })
    .click();
  await expect(page).toHaveURL(BOOKING);
});

test('where scripts are on but never come, each press leads a step further and the request arrives', async ({
  page,
}) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en/airport-transfers/request');
  await page.getByLabel('Drop-off').selectOption({ label: 'Fornells' });
  await fillWhen(page, 'en');
  await page.getByRole('button', { name: 'Get price' }).click();
  await expect(page.getByRole('radio', { name: 'Minivan' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillContact(page, 'en');
  await page
    .getByRole('button', { name: 'Request with obligation to pay on confirmation' })
    .click();
  await expect(page).toHaveURL(BOOKING);
});
