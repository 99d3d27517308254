import { DESKTOP, decided, expect, hydrated, PHONE, test, watch } from '../site.ts';

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
});

test('submenus open on hover, stay for a slanting pointer, and work by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Services', exact: true }).hover();
  const item = header.getByRole('link', { name: 'Airport transfers' });
  await expect(item).toBeVisible();
  await page.mouse.move(5, 600);
  await expect(item).toBeHidden();

  const trigger = header.getByRole('button', { name: 'Services: show submenu' });
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(header.getByRole('link', { name: 'All services' })).toBeFocused();
  await page.keyboard.press('r');
  const menu = header.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Request a transfer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the drawer takes three quarters of the width and closes on a link', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  const complaints = watch(page);
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  expect(Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(
    Math.round((await page.evaluate(() => document.documentElement.clientWidth)) * 0.75),
  );
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByText('Services', { exact: true }).click();
  await expect(drawer.getByRole('link', { name: 'Transfers to Son Bou' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/en\/contact$/);
  expect(complaints).toEqual([]);
});

test('a bare page stays bare, and its next load comes in the chosen language from the edge', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Català' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
  await expect(page).toHaveURL(/\/$/);
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('<html lang="ca"');
});

test.describe('on a mobile device', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0 Mobile Safari/537.36',
    viewport: PHONE,
  });
  test('the contact chat offers a message and the WhatsApp link that carries it', async ({
    page,
  }) => {
    await decided(page);
    await page.goto('/en');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open contact chat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact us' });
    await expect(dialog.getByLabel('Name')).toHaveCount(0);
    await dialog.getByLabel('Message').fill('Is the cove open?');
    await expect(dialog.getByRole('link', { name: 'Continue on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=Is%20the%20cove%20open%3F$/,
    );
  });
});

test('a page that came empty loads its translations, both languages and every namespace, and then shows', async ({
  page,
}) => {
  await decided(page);
  await page.route('**/en', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html
        .replace(/<html lang="en"/, () => '<html lang="es"')
        .replace(
          /<div id="root">[\s\S]*<script type="application\/json" id="state">[\s\S]*?<\/script>/,
          '<div id="root"></div>',
        ),
    });
  });
  const files = new Set<string>();
  page.on('request', (request) => {
    const match = /\/locales\/(\w\w)\/([\w-]+)\.json\?v=\d+/.exec(request.url());
    if (match) files.add(`${match[1]}/${match[2]}`);
  });
  await page.goto('/en', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando traducciones...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(files.size).toBe(14);
});

test('without scripts the languages open under the pointer and for the keyboard, and lead to the page in that language', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/trips');
  const languages = page.locator('#languages');
  await expect(languages).toBeHidden();
  await page.locator('button[aria-controls="languages"]').hover();
  await expect(languages).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(languages).toBeHidden();
  await page.locator('button[aria-controls="languages"]').focus();
  await page.keyboard.press('Tab');
  await expect(languages.getByRole('link', { name: 'Español' })).toBeFocused();
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/trips$/);
  await context.close();
});
