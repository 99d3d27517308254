import { DESKTOP, decided, expect, hydrated, test } from '../site.ts';

test('a prefixed page changes its address with the language; the choice is stored, the overlay comes and goes', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const overlay = page.getByRole('status').filter({ hasText: 'Deutsch' });
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('link', { name: 'Reiseziele' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
  expect((await page.context().cookies()).find(({ name }) => name === 'i18nextLng')?.value).toBe(
    'de',
  );
});

test('the button of the languages, pressed before the scripts have come, opens them once they are there', async ({
  page,
}) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await decided(page);
  await page.goto('/en/trips/13', { waitUntil: 'domcontentloaded' });
  const button = page.locator('header button[aria-controls="languages"]');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('consent: nothing before a choice, customised and stored with its date, opened again from the footer', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull();
  await page.reload();
  await hydrated(page);
  await banner.getByRole('button', { name: 'Customize' }).click();
  await expect(banner.getByRole('switch', { name: 'Essential' })).toBeDisabled();
  await banner.getByRole('switch', { name: 'Analytics' }).click();
  await banner.getByRole('button', { name: 'Save preferences' }).click();
  await expect(banner).toBeHidden();
  expect(
    JSON.parse((await page.evaluate(() => localStorage.getItem('cookie-consent'))) ?? '{}'),
  ).toMatchObject({
    essential: true,
    analytics: true,
    marketing: false,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await page.reload();
  await hydrated(page);
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner).toBeVisible();
});

test('the contact chat on a desktop: rules as toasts, sent message, cleared and closed form', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open contact chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  await expect(dialog.getByLabel('Message')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please fill in your name', { exact: false }).first()).toBeVisible();
  await dialog.getByLabel('Name').fill('Ada');
  await dialog.getByLabel('Email').fill('ada@nowhere');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText('Please enter a valid email address.', { exact: true }).first(),
  ).toBeVisible();
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('Message').fill(`Hello ${Date.now()}`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Success', { exact: true }).first()).toBeVisible();
});
