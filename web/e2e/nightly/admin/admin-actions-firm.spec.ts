import { readFile } from 'node:fs/promises';
import { anAccount, fillIn, inEnglish } from '../../accounts.ts';
import { expect, test } from '../../admin-session.ts';
import { aTrip, save, textIn } from '../../content-kinds.ts';
import { axeFindings, DESKTOP, decided, watch } from '../../site.ts';
import { withRetry } from '../../with-retry.ts';

const unique = () => crypto.randomUUID().slice(0, 8);

test('a signature and an address for replies are saved, a test carries them, and it goes out once more from the outbox', async ({
  admin,
}) => {
  const [signature, address] = [`Bis bald ${unique()}`, `${unique()}@example.com`];
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/email-settings');
  const german = page.getByRole('region', { name: 'Signature' }).getByLabel('Deutsch');
  const replies = page.getByLabel('Reply to', { exact: true });
  const before = [await replies.inputValue()];
  const signatures = page.getByRole('tab', { name: 'Signature' });
  await signatures.click();
  before.push(await german.inputValue());
  await german.fill(signature);
  await page.getByRole('tab', { name: 'Sending' }).click();
  await replies.fill('answers@example.com');
  await save(page);
  await expect(page.getByRole('region', { name: 'How email is sent now' })).toContainText(
    'answers@example.com',
  );
  expect(await axeFindings(page)).toEqual([]);
  const test = page.getByRole('region', { name: 'Test email' });
  await test.getByLabel('Send to').fill(address);
  await test.getByLabel('Language').selectOption('Deutsch');
  await test.getByRole('button', { name: 'Send test' }).click();
  await test.getByRole('link', { name: 'Outbox' }).click();

  await page.getByRole('searchbox', { name: 'Search' }).fill(address);
  const row = page.getByRole('row', { name: new RegExp(address) });
  await row.getByRole('button').click();
  const mail = page.getByRole('dialog');
  await mail.getByRole('button', { name: 'Text only' }).click();
  await expect(mail.getByText(signature)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const resent = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/resend'),
  );
  await mail.getByRole('button', { name: /^Send (again|a copy)$/ }).click();
  expect((await resent).ok()).toBe(true);
  await expect(mail).toBeHidden();
  await page.getByRole('button', { name: 'Retry failed ones' }).click();
  const all = page.waitForResponse((one) => one.url().endsWith('/resend-failed'));
  await page.getByRole('dialog').getByRole('button', { name: 'Retry failed ones' }).click();
  expect((await all).ok()).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/admin/email-settings');
  await replies.fill(before[0] ?? '');
  await signatures.click();
  await expect(german).toHaveValue(signature);
  await german.fill(before[1] ?? '');
  await save(page);
  expect(complaints).toEqual([]);
});

test('the log is filtered by kind, action and user, and each entry links to its record', async ({
  admin,
}) => {
  const { id, name } = await aTrip(admin.api);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/audit');
  await page.getByRole('combobox', { name: 'Where' }).selectOption('Trips');
  await page.getByRole('combobox', { name: 'What' }).selectOption('Created');
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Admin');
  await expect(page).toHaveURL(/entity=trips/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const row = rows.filter({ has: page.getByRole('link', { name: String(name), exact: true }) });
  await expect(row).toContainText('Created');
  await expect(rows.filter({ hasNotText: 'Created' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('link').click();
  await expect(textIn(page, 'Name', 'es')).toHaveValue(/^Barca /);
  expect(complaints).toEqual([]);
  await admin.api('DELETE', `/trips/${id}`);
});

test('what visits were like is shown by page, language and device, for the time that is chosen', async ({
  admin,
  request,
}) => {
  const visit = {
    page: '/blog/category/{slug}',
    language: 'ca',
    device: 'phone',
    metrics: { LCP: 1234, TTFB: 321, FCP: 700, CLS: 0 },
  };
  expect((await withRetry(() => request.post('/api/vitals', { data: visit }))).status()).toBe(204);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/performance');
  const pages = page
    .getByRole('region', { name: 'By page' })
    .getByRole('row', { name: /^\/blog\/category\/\{slug\}/ });
  await expect(pages).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'By language' }).getByRole('row', { name: /^Català/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'By device' }).getByRole('row', { name: /^Phone/ }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('7 days');
  await expect(page).toHaveURL(/days=.*7/);
  await expect(pages).toBeVisible();
  const plot = page.getByRole('region', { name: 'Day by day (75th percentile)' });
  await plot.getByRole('combobox', { name: 'Metric' }).selectOption('TTFB');
  await plot.getByText('As a table').click();
  await expect(plot.getByRole('row').first()).toContainText(/\d\s?(ms|s)/);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('subscribers are filtered by status, and the export contains them', async ({
  admin,
  request,
}) => {
  const email = `${unique()}@example.com`;
  const post = (path: string, data: object) => withRetry(() => request.post(path, { data }));
  expect((await post('/api/subscribe', { email, language: 'ca' })).status()).toBe(201);
  const { items } = await admin.api<{ items: { id: string }[] }>('GET', `/outbox?q=${email}`);
  const { text } = await admin.api<{ text: string }>('GET', `/outbox/${items[0]?.id}`);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto(`/admin/subscribers?q=${email}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Not confirmed: gets nothing');

  const confirmed = await post('/api/subscribe/confirm', {
    token: /token=([\w.-]+)/.exec(text)?.[1],
  });
  expect(confirmed.status()).toBe(200);
  await page.reload();
  await expect(row).toContainText('Català');
  await expect(row).toContainText('Source: form on the site');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`${email}.*ca`));

  const token = new URL((await confirmed.json()).unsubscribeUrl).searchParams.get('token');
  expect((await post('/api/subscribe/unsubscribe', { token })).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: /^Unsubscribed/ }).click();
  await expect(page).toHaveURL(/status=unsubscribed/);
  await expect(row).toContainText(/Unsubscribed: /);
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(row).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the own name is changed, one device is signed out, and a new password signs out the others', async ({
  page,
  browser,
  request,
  baseURL,
  extraHTTPHeaders,
}) => {
  const account = await anAccount(request, baseURL ?? '', 'admin');
  const devices = ['Firefox', 'Safari'].map((name) => ({
    name,
    userAgent:
      name === 'Firefox'
        ? 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
        : 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  }));
  const others = await Promise.all(
    devices.map(async ({ userAgent }) => {
      const context = await browser.newContext({ baseURL, userAgent, extraHTTPHeaders });
      const headers = { Origin: new URL(baseURL ?? '').origin };
      expect(
        (
          await withRetry(() => context.request.post('/api/auth/login', { data: account, headers }))
        ).status(),
      ).toBe(200);
      return context;
    }),
  );
  const statuses = () =>
    Promise.all(
      others.map(async (context) => (await context.request.get('/api/admin/users')).status()),
    );
  expect(await statuses()).toEqual([200, 200]);

  await page.setViewportSize(DESKTOP);
  await decided(page);
  await inEnglish(page);
  await page.goto('/auth/login?next=%2Fadmin%2Faccount');
  await fillIn(page, account);
  const complaints = watch(page);
  const name = `Grace ${unique()}`;
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByLabel('Name').fill(name);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('complementary', { name: 'Administration' })).toContainText(name);

  await page.getByRole('button', { name: /^Sign out Firefox/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out Firefox/ })).toHaveCount(0);
  expect(await statuses()).toEqual([401, 200]);
  expect(await axeFindings(page)).toEqual([]);

  const password = `a wind from the north ${unique()}`;
  const panel = page.getByRole('region', { name: 'Password', exact: true });
  await panel.getByLabel('New password').fill(password);
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed').first()).toBeVisible();
  await expect.poll(statuses).toEqual([401, 401]);
  await page.reload();
  await expect(details.getByLabel('Name')).toHaveValue(name);
  expect(complaints).toEqual([]);
  const again = { email: account.email, password };
  const headers = { Origin: new URL(baseURL ?? '').origin };
  expect(
    (await withRetry(() => request.post('/api/auth/login', { data: again, headers }))).status(),
  ).toBe(200);
  for (const context of others) await context.close();
});
