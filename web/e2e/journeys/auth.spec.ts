import { Secret, TOTP } from 'otpauth';
import { ADMIN, anAccount, fillIn, GOOD_PASSWORD, inEnglish } from '../accounts.ts';
import { axeFindings, DESKTOP, decided, expect, hydrated, PHONE, test, watch } from '../site.ts';

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

test.beforeEach(async ({ page }) => {
  await decided(page);
  await inEnglish(page);
});

test('a wrong password is reported and no input is lost; the right one leads to the requested page', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  // Other tests use up what an account may try in a minute.
  const account = await anAccount(request, baseURL ?? '', 'admin');
  await page.goto('/auth/login?next=%2Fadmin%2Faccount');
  await fillIn(page, { ...account, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
});

test('who opens the sign-in under a language is in the administration in that language, where none was chosen before', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await decided(page);
  await page.goto('/de/auth/login');
  await page.getByLabel('E-Mail').fill(ADMIN.email);
  await page.getByLabel('Passwort').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  await page.close();
});

test('without JavaScript: wrong, then right', async ({
  browser,
  request,
  baseURL,
  extraHTTPHeaders,
}) => {
  const account = await anAccount(request, baseURL ?? '', 'admin');
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    extraHTTPHeaders: extraHTTPHeaders ?? {},
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto('/auth/login');
  const send = async (password: string) => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await send('not the password');
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await send(account.password);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/auth/login?state=forgot');
  await page.getByLabel('Email').fill('unknown@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  // A local server sends no mail, and says so.
  await expect(page.getByRole('status')).toContainText('cannot send emails');
  await context.close();
});

test('the second factor: turned on by its QR code, required at the next sign-in, replaced by a recovery code, turned off', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(DESKTOP);
  const account = await anAccount(request, baseURL ?? '', 'admin');
  const complaints = watch(page);
  await page.goto('/auth/login?next=%2Fadmin%2Faccount');
  await fillIn(page, account);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    dialog.getByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible();
  const uri = await dialog
    .getByRole('link', { name: 'Open in an app on this device' })
    .getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Six-digit code that the app shows').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  expect(complaints).toEqual([]);

  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/auth/login?next=%2Fadmin%2Faccount');
    await fillIn(page, account);
    await expect(page.getByRole('status')).toHaveText(
      'One more step: the code of your second factor.',
    );
    await expect(page.getByLabel('Code')).toBeFocused();
  };
  await signOut();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);

  await signOut();
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
});

test('a forgotten password: a link by mail, a new password, and the link is used up', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await anAccount(request, baseURL ?? '', 'user');
  await page.goto('/auth/login');
  await hydrated(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  // A local server sends no mail, and says so.
  await expect(page.getByRole('status')).toContainText('cannot send emails');

  const list = await (await request.get(`/api/admin/outbox?q=${encodeURIComponent(email)}`)).json();
  const mail = await (await request.get(`/api/admin/outbox/${list.items[0].id}`)).json();
  const link = /\/auth\/login\?reset=[\w-]+/.exec(mail.text)?.[0] ?? '';
  expect(mail.language).toBe('en');
  await page.goto(link);
  await hydrated(page);
  await page.getByLabel('New password').fill('too short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('A password needs at least 10 characters.')).toBeVisible();
  await page.getByLabel('New password').fill('password1234');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText(/too easy to guess/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('New password').fill('an island in the west');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?state=changed$/);
  await expect(page.getByRole('status')).toContainText('Your password has been changed.');

  await fillIn(page, { email, password: GOOD_PASSWORD });
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  await page.getByLabel('Password').fill('an island in the west');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Not an administrator: redirected to the home page.
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await page.goto(link);
  await hydrated(page);
  await page.getByLabel('New password').fill('one more new password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('signing out everywhere ends the other devices too', async ({
  page,
  browser,
  request,
  baseURL,
  extraHTTPHeaders,
}) => {
  const account = await anAccount(request, baseURL ?? '', 'admin');
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: extraHTTPHeaders ?? {},
    locale: 'en-GB',
  });
  const phone = await context.newPage();
  await decided(phone);
  await inEnglish(phone);
  for (const device of [page, phone]) {
    await device.goto('/auth/login?next=%2Fadmin%2Faccount');
    await fillIn(device, account);
    await expect(device.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out Chrome, Linux' })).toHaveCount(1);
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth\/login\?next=%2Fadmin%2Faccount$/);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fadmin%2Fusers$/);
  await context.close();
});

test('a user without the administrator role is redirected home from the administration', async ({
  page,
  request,
  baseURL,
}) => {
  const account = await anAccount(request, baseURL ?? '', 'user');
  await page.goto('/auth/login');
  await fillIn(page, account);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/admin/users');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
});
