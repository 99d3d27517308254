import { axeFindings, DESKTOP, decided, expect, hydrated, LANGUAGES, PHONE, test, watch } from './site.ts';
import { aBooking, BOOKING, fillContact, isAsWideAsScreen, islandTime, placeField, toContactStep, WORDS } from './transfer-journey.ts';

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

  test(`${language}: the voucher opens without a network, and is nobody else's`, async ({ page, context }) => {
    await decided(page);
    const { address, path, reference } = await aBooking(page, language);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByText(words.kept)).toBeVisible({ timeout: 20_000 });
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    await expect(page.getByText(words.copy)).toBeVisible();
    await expect(page.getByRole('main').getByText('Fornells').first()).toBeVisible();
    for (const other of [`${path}?token=another`, `${path.replace(reference, 'AAAAAAAA')}?token=x`, `/${language}/airport-transfers`])
      await expect(page.goto(other)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  });
}

test('the copy of a voucher goes with its booking', async ({ page, context }) => {
  await decided(page);
  const { address } = await aBooking(page, 'en');
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByText(WORDS.en.kept)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Cancel this transfer' }).click();
  await page.getByRole('button', { name: 'Yes, cancel the transfer' }).click();
  await expect(page.getByText('Request cancelled').first()).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('voucher')))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

for (const javaScriptEnabled of [true, false]) {
  test(`cancelling shows the fee first and costs what was shown, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-GB', viewport: PHONE });
    const page = await context.newPage();
    await decided(page);
    const { address } = await aBooking(page, 'en', 16);
    await page.goto(address);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole('link', { name: 'Cancel this transfer' }).click();
    const fee = page.getByText(/^Cancelling now costs €\d+/);
    await expect(fee).toBeVisible();
    const cents = /€[\d.]+/.exec((await fee.textContent()) ?? '')?.[0].replace(/\.$/, '') ?? '';
    await page.reload();
    await expect(page.getByText('Request received').first()).toBeVisible();
    await page.getByRole('button', { name: `Yes, cancel for ${cents}` }).click();
    await expect(page.getByText('Request cancelled').first()).toBeVisible();
    await expect(page.getByText(`The cancellation costs ${cents}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel this transfer' })).toHaveCount(0);
    await context.close();
  });

  test(`a change is asked for and stands on the page, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-GB', viewport: PHONE });
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

test('the booking page is private, its calendar a calendar, its chat begun in the guest’s language', async ({ page }) => {
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
  const chat = new URL((await page.getByRole('link', { name: 'Per WhatsApp schreiben' }).getAttribute('href')) ?? '');
  expect(chat.hostname).toBe('wa.me');
  expect(chat.searchParams.get('text')).toContain(`Transfer ${reference} (Flughafen Menorca (MAH) – Fornells`);
  expect(await axeFindings(page)).toEqual([]);
  expect((await page.request.get(address.replace(/token=.*/, 'token=wrong'))).status()).toBe(404);
  expect(complaints).toEqual([]);
});

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
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/Ada|transfer-/);
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

test('places are found in any spelling, by keyboard and by touch; an unknown one offers a person', async ({ page }) => {
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
  await expect(page.getByText('We do not have “Palma de Mallorca” in our list.', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me.*Palma/);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Get price' }).click();
  await expect(page.getByText('Please choose one from the list.')).toBeVisible();
  await expect(to).toBeFocused();
  await expect(to).toHaveValue('Palma de Mallorca');
});

test('the step stands in the address: back, reload and a shared link keep the journey', async ({ page, browser }) => {
  await decided(page);
  await page.goto('/en/airport-transfers/request?to=Fornells');
  await hydrated(page);
  await page.getByLabel('Passengers').fill('3');
  await page.getByRole('button', { name: 'Get price' }).click();
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
  await page.goto(`/en/airport-transfers/request?to=Fornells&outbound.date=${soon.date}&outbound.time=${soon.time}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Get price' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'too soon to book online' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Date', { exact: true }).fill(islandTime(48).date);
  await page.getByLabel('Passengers').fill('40');
  await page.getByRole('button', { name: 'Get price' }).click();
  await expect(page.getByText('Online we take up to 16 people.', { exact: false })).toBeVisible();
  await page.getByLabel('Passengers').fill('6');
  await page.getByRole('button', { name: 'Get price' }).click();
  await expect(page.getByRole('radio', { name: 'Standard saloon' })).toBeDisabled();
  await expect(page.getByText('Too many passengers for this vehicle').first()).toBeVisible();
});

test('a link to a day gone by opens the first step with the error at its field', async ({ page }) => {
  await decided(page);
  await page.goto('/de/airport-transfers/request?from=MAH&to=Fornells&outbound.date=2020-01-01&outbound.time=12:00&adults=2&step=3');
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
  await page.getByRole('button', { name: 'Veure el preu' }).click();
  for (const heading of ['Vehicle i preu', 'Vol i passatgers', 'Les vostres dades de contacte']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(await axeFindings(page), heading).toEqual([]);
    expect(await isAsWideAsScreen(page), heading).toBe(true);
    const on = page.getByRole('button', { name: 'Continuar' });
    if (await on.isVisible()) await on.click();
  }
});

test('the pick-up for a flight is told with its sum, and requested with it', async ({ page }) => {
  await decided(page);
  await page.goto('/en/airport-transfers/son-bou');
  await hydrated(page);
  await page.getByLabel('My flight leaves at').fill('10:40');
  const zone = (await (await page.request.get('/api/transfers/zones/son-bou')).json()) as { minutes: number };
  const leave = 10 * 60 + 40 - 120 - 15 - zone.minutes;
  const rounded = leave - (leave % 5);
  const pickup = `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`;
  await expect(page.getByText(pickup, { exact: true })).toBeVisible();
  await expect(page.getByText(`10:40 − 120 min check-in − ${zone.minutes} min journey − 15 min to spare`, { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Request this pick-up' }).click();
  await expect(placeField(page, 'Drop-off')).toHaveValue('Menorca Airport (MAH)');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(pickup);
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
