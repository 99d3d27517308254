import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, isProven, test, untilVisitorsRead } from '../../admin-session.ts';
import { CHROMIUM } from '../../chromium-options.ts';
import { aTrip, save, textIn } from '../../content-kinds.ts';
import { axeFindings, RETRY_OPTIONS, watch } from '../../site.ts';

// Pictures are uploaded and cropped.
test.use({ launchOptions: CHROMIUM });

// Serial: most of them save the same document.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const unique = () => crypto.randomUUID().slice(0, 8);
const inAll = (text: string) => ({ es: text, en: text, de: text, ca: text });
const visitorsRead = async (request: APIRequestContext, address: string, text: string) =>
  (await (await request.get(address, RETRY_OPTIONS)).text()).includes(text);

test('the street in the settings is on the contact page in four languages, and so are the hours', async ({
  admin,
  request,
}) => {
  const address = `Carrer de la Prova ${unique()}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/settings?tab=contact');
  const street = page.getByLabel('Street and number');
  const before = await street.inputValue();
  const opens = page.getByLabel('Monday: opens');
  const hour = await opens.inputValue();
  await street.fill(address);
  await opens.fill('07:43');
  await save(page);
  await isProven(page);
  await untilVisitorsRead(request, '/contact', inAll(address));
  expect(await visitorsRead(request, '/de/contact', '07:43')).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await street.fill(before);
  await opens.fill(hour);
  await save(page);
  await expect.poll(() => visitorsRead(request, '/en/contact', address)).toBe(false);
  expect(complaints).toEqual([]);
});

test('the colour of the brand is on the page, darkened where text could not be read, and goes with the setting', async ({
  admin,
  request,
}) => {
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/settings/brand');
  await page.getByLabel('Main colour', { exact: true }).fill('#ffcc00');
  await expect(page.getByText('#ffcc00 is too light for text to be read')).toBeVisible();
  await save(page);
  await expect.poll(() => visitorsRead(request, '/de/trips', ':root{--color-sea-50:')).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Use the site’s own: Main colour' }).click();
  await save(page);
  await expect.poll(() => visitorsRead(request, '/de/trips', ':root{--color-sea-50:')).toBe(false);
  expect(complaints).toEqual([]);
});

test('the examples are removed and brought back from the first hour', async ({
  admin,
  request,
}) => {
  const page = await admin.open();
  await page.goto('/admin/first-hour');
  const count = async () =>
    ((await (await request.get('/api/trips', RETRY_OPTIONS)).json()) as { total: number }).total;
  const before = await count();
  await page.getByRole('button', { name: /^Remove \d+$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove \d+$/ })
    .click();
  await expect(page.getByRole('button', { name: 'Bring them back' })).toBeVisible();
  await expect.poll(count).toBeLessThan(before);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect.poll(count).toBe(before);
});

test('keys are refused in a sentence when they are exchanged, and nothing is stored', async ({
  admin,
}) => {
  const page = await admin.open();
  await page.goto('/admin/settings/keys');
  await page.getByLabel('Secret key').fill('whsec_0123456789');
  await page.getByLabel('Webhook’s secret').fill('sk_test_0123456789');
  await page.getByRole('button', { name: 'Try and save' }).click();
  await expect(page.getByText('The two keys are the wrong way round')).toBeVisible();
  await expect(page.getByText('None yet.')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
});

test('the days of the reminder are set among the payments, which say who takes them and what is missing', async ({
  admin,
}) => {
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/settings/payments');
  const days = page.getByLabel('Days before the trip or transfer');
  const before = await days.inputValue();
  await expect(page.getByRole('region', { name: 'Who takes payments now' })).toContainText(
    'STRIPE_SECRET_KEY',
  );
  await expect(page.getByRole('complementary', { name: 'Test payments notice' })).toBeVisible();
  await days.fill('5');
  await save(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(days).toHaveValue('5');
  await days.fill(before);
  await save(page);
  expect(complaints).toEqual([]);
});

for (const [screen, path] of [
  ['privacy', '/legal/privacy'],
  ['terms', '/legal/terms'],
] as const)
  test(`a new paragraph of ${path} is read in its language, filled with the firm’s data, and taken out again`, async ({
    admin,
    request,
  }) => {
    const stamp = unique();
    const page = await admin.open();
    const complaints = watch(page);
    await page.goto(`/admin/settings/${screen}`);
    const body = textIn(page, 'Text (Markdown)', 'es');
    const before = await body.inputValue();
    await body.fill(`${before}\n\n## Prueba ${stamp}\n\nEscriba a «{{email}}» (${stamp}).`);
    await save(page);
    await isProven(page);
    const { email } = await admin.api<{ email: string }>('GET', '/settings');
    await expect.poll(() => visitorsRead(request, `/es${path}`, `Prueba ${stamp}</h2>`)).toBe(true);
    expect(await visitorsRead(request, `/es${path}`, email)).toBe(true);
    expect(await visitorsRead(request, `/de${path}`, stamp)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);

    await body.fill(before);
    await save(page);
    await expect.poll(() => visitorsRead(request, `/es${path}`, stamp)).toBe(false);
    expect(complaints).toEqual([]);
  });

test('a question is added in two languages, read by visitors, and taken out again', async ({
  admin,
  request,
}) => {
  const stamp = unique();
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/settings/faq');
  await page.getByRole('tab', { name: 'The island' }).click();
  const questions = page.getByRole('group', { name: 'The island' });
  const remove = questions.getByRole('button', { name: 'Remove' });
  const entries = questions.getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const position = (await entries.count()) + 1;
  await questions.getByRole('button', { name: 'Add' }).click();
  for (const [language, question, answer] of [
    ['es', '¿Hay sombra?', 'Bajo los pinos'],
    ['en', 'Is there shade?', 'Under the pines'],
  ] as const) {
    await textIn(page, `${position}. Question`, language).fill(`${question} ${stamp}`);
    await textIn(page, `${position}. Answer`, language).fill(`${answer} ${stamp}`);
  }
  await save(page);
  await isProven(page);
  // Where a translation is missing visitors get the English text.
  const texts = {
    es: 'Bajo los pinos',
    en: 'Under the pines',
    de: 'Under the pines',
    ca: 'Under the pines',
  };
  for (const [language, text] of Object.entries(texts))
    await expect
      .poll(() => visitorsRead(request, `/${language}/legal/faq`, `${text} ${stamp}`), language)
      .toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await remove.last().click();
  await save(page);
  await expect.poll(() => visitorsRead(request, '/en/legal/faq', stamp)).toBe(false);
  expect(complaints).toEqual([]);
});

test('an address that was not found becomes a redirect, then one that is gone for good, then nothing', async ({
  admin,
  request,
}) => {
  const old = `/old-${unique()}`;
  const ask = () => request.get(`/en${old}`, { ...RETRY_OPTIONS, maxRedirects: 0 });
  // The list is sorted by number of requests.
  for (let times = 0; times < 5; times += 1) expect((await ask()).status()).toBe(404);
  const page = await admin.open();
  const complaints = watch(page);
  const make = page.getByRole('link', { name: `Create a redirect ${old}` });
  // Misses are buffered before they are written.
  await expect(async () => {
    await page.goto('/admin/redirects');
    await expect(make).toBeVisible({ timeout: 2000 });
  }).toPass();
  await make.click();
  await expect(page.getByLabel('From')).toHaveValue(old);
  await page.getByLabel('To', { exact: true }).fill('trips');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('To', { exact: true }).fill('/trips');
  const { id } = await save(page);
  await expect(page).toHaveURL(new RegExp(`/admin/redirects/edit/${id}$`));
  await expect.poll(async () => (await ask()).headers().location).toBe('/en/trips');

  await page.getByRole('checkbox', { name: 'Permanently removed (410)' }).check();
  await save(page);
  await expect.poll(async () => (await ask()).status()).toBe(410);

  await page.goto(`/admin/redirects?q=${encodeURIComponent(old)}`);
  await expect(page.getByRole('row', { name: new RegExp(old) })).toContainText(
    'Permanently removed',
  );
  await expect(make).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Delete ${old}` }).click();
  await expect(page.getByText('Nothing matches the search.')).toBeVisible();
  await expect.poll(async () => (await ask()).status()).toBe(404);
  expect(complaints.filter((one) => !one.startsWith('422') && !/status of 422/.test(one))).toEqual(
    [],
  );
});

test('the words of the interface are edited for one language, read by visitors, and set back to the original', async ({
  admin,
  request,
}) => {
  const words = `Unterwegs auf der Insel ${unique()}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/translations/strings');
  await page.getByRole('combobox', { name: 'Languages' }).selectOption('Deutsch');
  await page.getByRole('searchbox', { name: 'Search' }).fill('footer.about');
  const field = page.getByRole('textbox', { name: 'footer.about', exact: true });
  const before = await field.inputValue();
  expect(await visitorsRead(request, '/de', before)).toBe(true);
  await field.fill(words);
  const row = page.getByRole('listitem').filter({ has: field });
  await page.getByRole('button', { name: 'Save (1)' }).click();
  await expect.poll(() => visitorsRead(request, '/de', words)).toBe(true);
  expect(await visitorsRead(request, '/en', words)).toBe(false);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Edited');
  await row.getByRole('button', { name: 'Back to the original' }).click();
  await expect(page.getByText('Nothing matches the search.')).toBeVisible();
  await expect.poll(() => visitorsRead(request, '/de', before)).toBe(true);
  expect(complaints).toEqual([]);
});

test('copies are renewed, the search rebuilt, the installation looked over, and a link that leads nowhere is named', async ({
  admin,
  request,
}) => {
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/utilities');
  await page.getByRole('button', { name: 'Refresh the copies' }).click();
  await isProven(page);
  await page.getByRole('button', { name: 'Rebuild the search' }).click();
  await expect(page.getByText(/^Search rebuilt: [1-9]\d* entries$/).first()).toBeVisible();
  const { items } = await (
    await request.get('/api/search?q=Fornells&lang=en', RETRY_OPTIONS)
  ).json();
  expect(items.length).toBeGreaterThan(0);

  const checks = page.getByRole('region', { name: 'Installation check' });
  const database = checks
    .getByRole('listitem')
    .filter({ has: page.getByText('Database', { exact: true }) });
  await expect(database).toContainText('OK');
  const again = page.waitForResponse('**/api/admin/utilities/checks');
  await checks.getByRole('button', { name: 'Check again' }).click();
  expect((await again).ok()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);

  // A sitemap of only two of the site’s hundreds of pages, and a page that does not exist.
  const { origin } = new URL(page.url());
  const lost = `/en/lost-${unique()}`;
  const sitemap = (...paths: string[]) =>
    page.route('**/sitemap.xml', (route) =>
      route.fulfill({
        contentType: 'application/xml',
        body: `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
      }),
    );
  const links = page.getByRole('region', { name: 'Broken links' });
  await sitemap('/en/contact', lost, '/de/legal/faq');
  await links.getByRole('button', { name: 'Check the links' }).click();
  await expect(links.getByRole('listitem')).toHaveText([`404 ${lost} ← ${lost}`]);
  await page.unroute('**/sitemap.xml');
  await sitemap('/en/contact');
  await links.getByRole('button', { name: 'Check the links' }).click();
  await expect(links.getByText('All links work.')).toBeVisible();
});

test('a picture that is uploaded in a trip’s editor is on the trip’s page, with its words in the visitor’s language', async ({
  admin,
  request,
}) => {
  const trip = await aTrip(admin.api);
  const name = `jetty-${unique()}`;
  const [red, green, blue] = crypto.getRandomValues(new Uint8Array(3));
  const picture = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: `rgb(${red},${green},${blue})` },
  })
    .jpeg()
    .toBuffer();
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto(`/admin/trips/edit/${trip.id}?tab=pictures`);
  const field = page.getByRole('group', { name: 'Main picture' });
  const uploaded = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().includes('/api/admin/images'),
  );
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: picture });
  expect((await uploaded).status()).toBe(201);
  await expect(field.locator(`img[src*="${name}"]`)).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('published');
  await save(page);

  await page.goto(`/admin/images?q=${name}`);
  await page.getByRole('link', { name: `Edit ${name}.jpg` }).click();
  await page.getByRole('tab', { name: 'File' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${trip.name}`) })).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByLabel('Deutsch').fill(`Steg ${name}`);
  await save(page);
  const path = `/trips/${trip.id}-${trip.slug}`;
  await expect.poll(() => visitorsRead(request, `/de${path}`, `alt="Steg ${name}"`)).toBe(true);
  expect(await visitorsRead(request, `/ca${path}`, `${name}`)).toBe(true);
  expect(complaints).toEqual([]);
  await admin.api('DELETE', `/trips/${trip.id}`);
});
