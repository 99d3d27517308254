import { expect, test } from '../admin-session.ts';
import { axeFindings, decided, hydrated, PHONE, watch } from '../site.ts';
import { aBooking, isAsWideAsScreen } from '../transfer-journey.ts';

test.use({ viewport: PHONE });

test('a word that is longer than the screen is wide breaks', async ({ page }) => {
  await decided(page);
  const { address } = await aBooking(page, 'en', 20 * 24, 'x'.repeat(60));
  await page.goto(address);
  await expect(page.getByText('x'.repeat(60)).first()).toBeVisible();
  expect(await isAsWideAsScreen(page)).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
  test(`cancelling shows the fee first and costs what was shown, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    admin,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      locale: 'en-GB',
      viewport: PHONE,
    });
    const page = await context.newPage();
    await decided(page);
    const { address, reference } = await aBooking(page, 'en', 16);
    // What is not confirmed is cancelled free of charge.
    await admin.api('POST', `/transfers/${reference}/state`, { to: 'confirmed', version: 1 });
    await page.goto(address);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByText('Cancel this transfer').click();
    const fee = page.getByText(/^Cancelling now costs €\d+/);
    await expect(fee).toBeVisible();
    const cents = /€[\d.]+/.exec((await fee.textContent()) ?? '')?.[0].replace(/\.$/, '') ?? '';
    // As the links in mails open it.
    await page.goto(`${address}&cancel=1#cancel`);
    await expect(fee).toBeVisible();
    await page.getByRole('button', { name: `Yes, cancel for ${cents}` }).click();
    await expect(page.getByText('Transfer cancelled').first()).toBeVisible();
    await expect(page.getByText(`The cancellation costs ${cents}.`)).toBeVisible();
    await expect(page.getByText('Cancel this transfer')).toHaveCount(0);
    await context.close();
  });

  test(`a change is requested and shown on the page, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      locale: 'en-GB',
      viewport: PHONE,
    });
    const page = await context.newPage();
    await decided(page);
    const { address } = await aBooking(page, 'en');
    await page.goto(address);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByText('Ask for a change').click();
    await page.getByRole('button', { name: 'Send the change request' }).click();
    await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
    await page.getByLabel('New time').fill('17:45');
    await page.getByLabel('Anything else').fill('We are one more.');
    await page.getByRole('button', { name: 'Send the change request' }).click();
    await expect(page.getByText('You asked for a change')).toBeVisible();
    await expect(page.getByText('We are one more.').first()).toBeVisible();
    await expect(page.getByText('17:45').first()).toBeVisible();
    await context.close();
  });
}

test('the booking page is private, its calendar a calendar, its chat begun in the guest’s language', async ({
  page,
}) => {
  await decided(page);
  const complaints = watch(page);
  const { address, reference } = await aBooking(page, 'de');
  const response = await page.goto(address);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await hydrated(page);
  const calendar = await page.getByRole('link', { name: 'In den Kalender' }).getAttribute('href');
  const file = await page.request.get(calendar ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = await file.text();
  expect(text).toContain('BEGIN:VTIMEZONE');
  expect(text).toContain(reference);
  const chat = new URL(
    (await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ??
      '',
  );
  expect(chat.hostname).toBe('wa.me');
  expect(chat.searchParams.get('text')).toContain(`Buchung ${reference}`);
  expect(await axeFindings(page)).toEqual([]);
  expect((await page.request.get(address.replace(/token=.*/, 'token=wrong'))).status()).toBe(404);
  expect(complaints).toEqual([]);
});
