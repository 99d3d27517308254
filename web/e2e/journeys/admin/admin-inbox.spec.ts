import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../admin-session.ts';
import { axeFindings, DESKTOP, decided, PHONE, watch } from '../../site.ts';
import { withRetry } from '../../with-retry.ts';

const unique = () => crypto.randomUUID().slice(0, 8);

async function aTripRequest(request: APIRequestContext, name: string): Promise<string> {
  const { items } = await (await request.get('/api/trips?pageSize=20')).json();
  const trip = items.find((one: { showBookingOptions: boolean }) => one.showBookingOptions);
  const data = {
    date: `${new Date().getUTCFullYear() + 1}-06-12`,
    adults: 2,
    childAges: [],
    contact: { name, email: 'guest@example.com', phone: '+447700900123' },
    message: 'Is there shade?',
    language: 'de',
    privacyAccepted: true,
    termsAccepted: true,
  };
  const sent = await withRetry(() => request.post(`/api/trips/${trip.id}/requests`, { data }));
  expect(sent.status()).toBe(201);
  return (await sent.json()).reference;
}

const aMessage = (
  request: APIRequestContext,
  data: Record<'name' | 'email' | 'message' | 'source' | 'language', string>,
) =>
  withRetry(() => request.post('/api/contact/whatsapp-message', { data: { ...data, phone: '' } }));

test.beforeEach(async ({ page, session }) => {
  await decided(page);
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await page.context().addCookies(session.state.cookies);
});

test('on a phone: a message arrives and is answered in the guest’s language; another one is spam, and back again', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const complaints = watch(page);
  const [grete, winner] = [`Grete ${unique()}`, `Winner ${unique()}`];
  const send = (name: string, message: string) =>
    aMessage(request, {
      name,
      email: 'g@example.com',
      message,
      source: 'chat-widget',
      language: 'de',
    });
  expect((await send(grete, 'Dürfen Hunde mit?')).status()).toBe(201);
  expect((await send(winner, 'You have won')).status()).toBe(201);

  await page.goto('/admin/messages?status=new');
  await page.getByRole('link', { name: new RegExp(grete) }).click();
  await expect(page.getByRole('heading', { level: 2, name: grete })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.getByLabel('Start with a template').selectOption({ label: 'Ask for more' });
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/^danke für Ihre Nachricht/);
  await text.fill('Ja, gern. Hunde sind an Bord willkommen.');
  // Unsent text survives a closed tab.
  await page.reload();
  await expect(text).toHaveValue('Ja, gern. Hunde sind an Bord willkommen.');
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(page.getByText('Written, not sent').first()).toBeVisible();
  await expect(text).toHaveValue('');
  await page.getByRole('button', { name: /Ihre Nachricht an/ }).click();
  const mail = page.getByRole('dialog', { name: /Ihre Nachricht an/ });
  await mail.getByRole('button', { name: 'Text only' }).click();
  await expect(mail.getByText('> Dürfen Hunde mit?')).toBeVisible();
  await mail.getByRole('button', { name: 'As it looks' }).click();
  await expect(
    mail
      .getByRole('region', { name: /Ihre Nachricht an/ })
      .getByText('Hunde sind an Bord willkommen.'),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await mail.getByRole('button', { name: 'Close' }).click();

  await page.goto('/admin/messages');
  await page.getByRole('link', { name: new RegExp(winner) }).click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto(`/admin/messages?q=${encodeURIComponent(winner)}`);
  await expect(page.getByRole('link', { name: new RegExp(`${winner}.*New`) })).toBeVisible();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test('a trip request is confirmed and the guest is notified; a late edit sees the current state and keeps its input', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize(DESKTOP);
  const complaints = watch(page);
  const name = `Heidi ${unique()}`;
  const reference = await aTripRequest(request, name);
  await page.goto(`/admin/orders?q=${reference}`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${reference}$`));
  await expect(page.getByText('Is there shade?')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('2 × Adults')).toBeVisible();
  await expect(page.getByText('The price is agreed with the guest.')).toBeVisible();
  const late = await context.newPage();
  await late.goto(`/admin/orders/${reference}`);
  await late.getByRole('textbox', { name: 'Internal note' }).fill('Call before');

  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const price = page.getByRole('dialog', { name: 'Confirm the request' });
  await price.getByRole('textbox', { name: 'Total' }).fill('90');
  await price.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Stored, not sent').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bestätigt/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as completed' })).toBeVisible();
  const chat = page.getByRole('link', { name: /^Open in WhatsApp/ });
  await expect(chat).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/447700900123\?text=Guten%20Tag%20Heidi/,
  );
  expect(await axeFindings(page)).toEqual([]);

  await late.getByRole('button', { name: 'Decline' }).click();
  await expect(late.getByText('Someone else changed this first').first()).toBeVisible();
  await expect(late.getByText('Confirmed').first()).toBeVisible();
  await expect(late.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Call before');
  await late.getByRole('button', { name: 'Save note' }).click();
  await expect(late.getByText('Saved', { exact: true }).first()).toBeVisible();
  await late.close();
  // Live records are requested again once this page has the focus.
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This is in the trash.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/1 item restored|restored/i).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a table of subscribers is tried first: refused lines are named, and nothing is written until it is meant', async ({
  page,
}) => {
  const complaints = watch(page);
  const address = `${unique()}@example.com`;
  await page.goto('/admin/subscribers');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  const table = [
    'email;language;consentSource;confirmedAt',
    `${address};de;Fair, paper form;31/05/2026`,
    '',
    'no-address;de;Fair;2026-05-01',
    'x@example.com;de;;2026-05-01',
  ];
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.join('\r\n')),
  });
  await expect(dialog.getByText('1 new person would be added')).toBeVisible();
  await expect(
    dialog.getByText('Line 4, column email: not an email address («no-address»)'),
  ).toBeVisible();
  await expect(
    dialog.getByText('Line 5, column consentSource: does not say where consent was given'),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect((await (await page.request.get(`/api/admin/subscribers?q=${address}`)).json()).total).toBe(
    0,
  );
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(address) });
  await expect(row).toContainText('Source: Fair, paper form');
  await row.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(row).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the palette opens a trip by its name; keys of one letter lead to screens and can be turned off', async ({
  page,
}) => {
  const complaints = watch(page);
  const { items } = await (await page.request.get('/api/trips?pageSize=1')).json();
  const name: string = items[0].translations.name.en;
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await palette.getByRole('combobox').fill(name);
  await expect(palette.getByRole('option', { name })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/trips/details/${items[0].id}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(help).toBeHidden();
  expect(complaints).toEqual([]);
});

test('mail: every kind is shown in each language, a sample is sent, and the outbox tells what became of it', async ({
  page,
}) => {
  const complaints = watch(page);
  await page.goto('/admin/email-settings/templates?kind=trip.confirmed&language=de');
  await expect(
    page
      .getByRole('region', { name: /^Bestätigt K7M2PQ4R/ })
      .getByRole('heading', { name: 'Ihr Ausflug ist bestätigt' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Català' }).click();
  await expect(page.getByRole('region', { name: /^Confirmat K7M2PQ4R/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit the texts' })).toHaveAttribute(
    'href',
    /language=ca&namespace=admin-area&q=mail\.trip_confirmed/,
  );
  const address = `${unique()}@example.com`;
  await page.getByLabel('Send to').fill(address);
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('Written, not sent').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`/admin/email-settings/outbox?q=${address}`);
  await expect(page.getByRole('row', { name: new RegExp(address) })).toContainText('Test');
  expect(complaints).toEqual([]);
});

test('one person’s data is found, handed over, and erased once the address is typed again', async ({
  page,
  request,
}) => {
  const complaints = watch(page);
  const email = `${unique()}@example.com`;
  await aMessage(request, {
    name: 'Ada',
    email,
    message: 'Secret words',
    source: 'site',
    language: 'en',
  });
  await page.goto('/admin/people');
  await page.getByLabel('Name, email, phone or reference').fill(email);
  await page.getByRole('button', { name: 'Find their data' }).click();
  await expect(page.getByText('Secret words')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all (JSON)' }).click();
  expect((await download).suggestedFilename()).toBe(`${email.replace('@', '_')}.json`);
  const erase = page.getByRole('button', { name: 'Erase permanently' });
  await expect(erase).toBeDisabled();
  await page.getByLabel(`To confirm, type ${email}`).fill(email);
  expect(await axeFindings(page)).toEqual([]);
  await erase.click();
  await expect(page.getByText(/Deleted: .*messages 1/)).toBeVisible();
  expect((await (await page.request.get(`/api/admin/messages?q=${email}`)).json()).total).toBe(0);
  await page.goto('/admin/audit?entity=person');
  await expect(page.getByRole('row', { name: /Erased.*A person’s data/ }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
