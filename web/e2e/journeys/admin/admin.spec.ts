import type { Page } from '@playwright/test';
import { axeFindings, DESKTOP, decided, expect, hydrated, PHONE, test, watch } from '../../site.ts';
import { withRetry } from '../../with-retry.ts';

const PASSWORD = process.env.ADMIN_PASSWORD ?? '';

async function signIn(page: Page) {
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Email').fill('admin@example.com');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
}
/** The favicon request may be aborted when a page redirects. */
const withoutIcon = (complaints: string[]) =>
  complaints.filter((one) => !/^failed: .*\/favicon\.(?:svg|ico)$/.test(one));
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a signed-out visitor signs in and returns; Spanish is the default, a chosen language persists, signing out works', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await decided(page);
  const complaints = watch(page);
  await page.goto('/admin/dashboard#messages');
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fadmin%2Fdashboard%23messages$/);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard#messages$/);
  await expect(titleOf(page)).toHaveText('Hoy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(titleOf(page)).toHaveText('Today');
  await page.reload();
  await expect(titleOf(page)).toHaveText('Today');
  await expect(page.getByRole('heading', { level: 2, name: 'Transfer requests' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Unsent emails' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/admin/nothing');
  await expect(titleOf(page)).toHaveText('Screen not found');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  expect(withoutIcon(complaints)).toEqual([]);
});

test('on a phone: from the sign-in to the dashboard, a request that just came in, the menu in a drawer', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  const complaints = watch(page);
  const name = `Ada ${Date.now()}`;
  const data = {
    name,
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    message: 'Is the cove open?',
    source: 'site',
    language: 'en',
  };
  const sent = await withRetry(() => request.post('/api/contact/whatsapp-message', { data }));
  expect(sent.status()).toBe(201);
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await page.goto('/auth/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(titleOf(page)).toHaveText('Today');
  const message = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
  await expect(message.getByText('Is the cove open?')).toBeVisible();
  await expect(message.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/447700900123',
  );
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Administration' });
  await expect(drawer.getByRole('link', { name: 'View public site' })).toHaveAttribute('href', '/');
  expect(await axeFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(withoutIcon(complaints)).toEqual([]);
});

test('a visitor downloads nothing of the administration', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // Every visit loads the locale files of all namespaces.
  expect(files.filter((file) => /admin/i.test(file) && !file.includes('/locales/'))).toEqual([]);
});
