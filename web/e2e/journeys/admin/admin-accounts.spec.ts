import { ADMIN, anAccount, fillIn, GOOD_PASSWORD, inEnglish } from '../../accounts.ts';
import { axeFindings, DESKTOP, decided, expect, PHONE, test } from '../../site.ts';

test.beforeEach(async ({ page }) => {
  await decided(page);
  await inEnglish(page);
});

test('users: new, edited, deleted with a way back; two editors at once lose nothing', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(DESKTOP);
  const { email: boss } = await anAccount(request, baseURL ?? '', 'admin');
  await page.goto('/auth/login?next=%2Fadmin%2Fusers');
  await fillIn(page, { email: boss, password: GOOD_PASSWORD });
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('link', { name: 'New' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('How they sign in').selectOption('With a password that I choose');
  await page.getByLabel('Password').fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('This is already used by another item (it may be in the trash).'),
  ).toBeVisible();
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/users\/\d+\/edit$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const id = /\/users\/(\d+)\//.exec(page.url())?.[1];
  const other = await (await request.get(`/api/admin/users/${id}`)).json();
  const headers = { Origin: new URL(baseURL ?? '').origin };
  expect(
    (
      await request.put(`/api/admin/users/${id}`, {
        data: { ...other, name: `${name} the Second` },
        headers,
      })
    ).status(),
  ).toBe(200);
  await page.getByLabel('Name').fill(`${name} the First`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved: ${name} the Second`)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(`${name} the First`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} the First` })).toBeVisible();

  await page.goto(`/admin/users?q=${encodeURIComponent(name)}`);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Nothing matches the search.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('API keys: made with scopes, shown once, used, revoked', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const account = await anAccount(request, baseURL ?? '', 'admin');
  await page.goto('/auth/login?next=%2Fadmin%2Fapi-keys');
  await fillIn(page, account);
  const name = `Key ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create the key' }).click();
  await expect(dialog.getByText('Choose at least one permission.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Trips: Read' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create the key' }).click();
  const key = (await dialog.getByText(/^menorca_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const asMachine = async (path: string) =>
    (await fetch(`${baseURL}${path}`, { headers: { Authorization: `Bearer ${key}` } })).status;
  expect(await asMachine('/api/admin/trips')).toBe(200);
  expect(await asMachine('/api/admin/destinations')).toBe(403);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('Active')).toBeVisible();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked')).toBeVisible();
  expect(await asMachine('/api/admin/trips')).toBe(401);
});
