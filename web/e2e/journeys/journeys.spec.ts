import { decided, expect, hydrated, PHONE, test } from '../site.ts';
import { atStep, leadOn, WORDS } from '../transfer-journey.ts';

const future = (days: number) =>
  new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

test('from the hero’s search to a trip’s booking with a reference', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.getByLabel('Destination').selectOption('south');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page).toHaveURL(/\/en\/trips\?destination=south$/);
  // The address changes before the page does, and home's cards have the same links.
  await expect(page.getByRole('heading', { level: 1, name: 'Trips in Menorca' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Book now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/trips\/\d+-/);
  const book = page.locator('#book');
  await book.scrollIntoViewIfNeeded();
  await expect(page.locator('#book[data-hydrated]')).toBeAttached();
  await book.locator('td a[href]').filter({ hasText: '€' }).nth(10).click();
  await book.getByRole('button', { name: /^(Book now|Continue)$/ }).click();
  const next = book.getByRole('button', { name: 'Continue', exact: true });
  const name = book.locator('[name="contact.name"]:visible');
  await expect(next.or(name)).toBeVisible();
  if (await next.isVisible()) await next.click();
  await name.fill('Ada Lovelace');
  await book.locator('[name="contact.email"]').fill('ada@example.com');
  for (const box of await book.getByRole('checkbox').all()) await box.check();
  await book
    .getByRole('button', { name: /^(Book (and pay|with obligation)|Request with obligation)/ })
    .click();
  await expect(page).toHaveURL(/\/en\/order\/[A-Z0-9]{8}\?token=/);
  const reference = /order\/([A-Z0-9]{8})/.exec(page.url())?.[1] ?? '';
  await expect(page.getByText(reference).first()).toBeVisible();
});

test('a filtered list of trips can be shared by its address; a wrong value in it is ignored', async ({
  page,
  request,
}) => {
  await decided(page);
  await page.goto('/de/trips');
  await hydrated(page);
  const all = await page.locator('article').count();
  const html = await (await request.get('/de/trips?destination=north&duration=full-day')).text();
  const shared = html.match(/<article/g)?.length ?? 0;
  expect(shared).toBeGreaterThan(0);
  expect(shared).toBeLessThan(all);
  const malformed = await request.get('/de/trips?destination=moon&sort=nothing&page=-1');
  expect(malformed.status()).toBe(200);
  expect((await malformed.text()).match(/<article/g)?.length).toBe(all);
  const none = await (await request.get('/en/trips?q=zzzzzz')).text();
  expect(none).toContain('No trip matches');
});

test('«Mahon» typed into the header’s search reaches Maó', async ({ page }) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  const box = page.getByRole('combobox', { name: 'Search the site' });
  await box.fill('Mahon');
  await expect(page.getByRole('option').filter({ hasText: 'Maó' }).first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=Mahon$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mahon');
  await page.getByRole('main').getByRole('link', { name: /Maó/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maó');
});

test('a post is found in the list and read to its related trips', async ({ page }) => {
  await decided(page);
  await page.goto('/ca/blog');
  await hydrated(page);
  await page.getByRole('main').locator('article a').first().click();
  await expect(page).toHaveURL(/\/ca\/blog\/[a-z-]+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/ca/trips/"]').first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`the contact form says what is missing, keeps the text and sends, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-GB' });
    const page = await context.newPage();
    await decided(page);
    await page.goto('/en/contact');
    if (javaScriptEnabled) await hydrated(page);
    const form = page.locator('form[action*="/contact/"]');
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Message').fill(`A question ${Date.now()}`);
    await form.getByRole('button').click();
    await expect(
      page.getByText('Please give an email address or a phone number.').first(),
    ).toBeVisible();
    await expect(page.locator('form[action*="/contact/"]').getByLabel('Name')).toHaveValue('Ada');
    await page.locator('form[action*="/contact/"]').getByLabel('Email').fill('ada@example.com');
    await page.locator('form[action*="/contact/"]').getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
    await context.close();
  });

  test(`a transfer: a price, then a reference, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      locale: 'en-GB',
      viewport: PHONE,
    });
    const page = await context.newPage();
    await decided(page);
    await page.goto('/en/airport-transfers/request?to=Ciutadella');
    if (javaScriptEnabled) await hydrated(page);
    const pickUp = page.getByLabel('Pick-up');
    if (javaScriptEnabled) await pickUp.and(page.locator('input')).fill('airport');
    else await pickUp.selectOption({ label: 'Menorca Airport (MAH)' });
    await page.getByLabel('Date', { exact: true }).fill(future(50));
    await page.getByLabel('Time', { exact: true }).fill('14:30');
    if (javaScriptEnabled) await leadOn(page, WORDS.en);
    else await page.getByRole('button', { name: 'Get price' }).click();
    await expect(page.getByText(/€\s?\d+/).first()).toBeVisible();
    if (javaScriptEnabled) {
      await atStep(page, 2);
      for (const step of [3, 4]) {
        await page.getByRole('button', { name: 'Continue' }).click();
        await atStep(page, step);
      }
    }
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await page.getByLabel('Email', { exact: false }).first().fill('ada@example.com');
    await page.locator('[name=privacyAccepted]').check();
    await page.locator('[name=termsAccepted]').check();
    await page
      .getByRole('button', { name: 'Request with obligation to pay on confirmation' })
      .click();
    await expect(page).toHaveURL(/\/en\/order\/[A-Z0-9]{8}\?token=/);
    await context.close();
  });
}
