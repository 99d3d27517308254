import { expect, test } from '../../admin-session.ts';
import { axeFindings, PHONE, watch } from '../../site.ts';
import { aBooking, islandTime } from '../../transfer-journey.ts';

const unique = () => crypto.randomUUID().slice(0, 8);
const DAYS_AHEAD = 40;

test('a request is found, confirmed, given to a driver and written to; the guest sees it, and a mail goes out again', async ({
  admin,
  request,
  page: guestPage,
}) => {
  const guest = `Grete ${unique()}`;
  const driver = {
    name: `Biel ${unique()}`,
    phone: '+34600100200',
    vehicle: 'Seat León blanc',
    plate: '1234 KLM',
    isActive: true,
  };
  const [{ reference, address }] = await Promise.all([
    aBooking({ request }, 'de', DAYS_AHEAD * 24, guest),
    admin.api('POST', '/transfers/drivers', driver),
  ]);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/orders');
  await page.getByRole('searchbox').fill(reference);
  const row = page.getByRole('row', { name: new RegExp(guest) });
  await expect(row).toContainText('Fornells');
  await expect(row).toContainText('New');
  await row.getByRole('link', { name: guest }).click();
  await expect(page.getByRole('heading', { level: 1, name: guest })).toBeVisible();
  await expect(page.getByText('Confirm the request first, then assign a driver.')).toBeVisible();

  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await confirm.getByLabel('Note to the guest (in German)').fill('Wir freuen uns auf Sie.');
  expect(await axeFindings(page)).toEqual([]);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm).toBeHidden();

  await page
    .getByLabel('Choose a driver')
    .selectOption({ label: `${driver.name} · ${driver.vehicle}` });
  await page.getByRole('button', { name: 'Assign driver' }).click();
  await expect(page.getByText('Driver assigned').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '+34 600 100 200' })).toBeVisible();

  const message = page.getByRole('region', { name: 'Reply' });
  await message
    .getByLabel('Start with a template')
    .selectOption({ label: 'Transfer: ask for the flight number' });
  await expect(message.getByLabel('Text', { exact: true })).toHaveValue(/Flugnummer/);
  await message.getByRole('button', { name: 'Send by email' }).click();
  await expect(message.getByLabel('Text', { exact: true })).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Flugnummer');

  const mails = page.getByRole('region', { name: 'Emails' });
  await mails
    .getByRole('button', { name: new RegExp(reference) })
    .first()
    .click();
  const mail = page.getByRole('dialog');
  await expect(mail.getByText(reference).first()).toBeVisible();
  await mail.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Written, not sent').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const guestsComplaints = watch(guestPage);
  await guestPage.goto(address);
  await expect(guestPage.getByText(driver.name)).toBeVisible();
  await expect(guestPage.getByText('Wir freuen uns auf Sie.')).toBeVisible();
  expect([...complaints, ...guestsComplaints]).toEqual([]);
});

test('on a phone: calendar and map show a journey on its day, the day’s sheet all its driver needs, the table a row', async ({
  admin,
  request,
}) => {
  const guest = `Ona ${unique()}`;
  const { date } = islandTime((DAYS_AHEAD + 1) * 24);
  const { reference } = await aBooking({ request }, 'ca', (DAYS_AHEAD + 1) * 24, guest);
  const page = await admin.open();
  await page.setViewportSize(PHONE);
  const complaints = watch(page);
  const journey = page.getByRole('link', { name: new RegExp(guest) });

  await page.goto(`/admin/calendar?span=day&day=${date}`);
  await expect(journey).toContainText('Fornells');
  await page.getByRole('button', { name: 'Month' }).click();
  await expect(page).toHaveURL(/span=month/);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`/admin/transfers/map?day=${date}`);
  await expect(page.getByRole('figure', { name: /^Map of the transfers of / })).toBeVisible();
  await expect(journey).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`/admin/transfers/day?date=${date}`);
  const sheet = page.getByRole('table', { name: 'Day sheet' });
  await expect(sheet.getByText(reference)).toBeVisible();
  await expect(sheet.getByRole('link', { name: /^WhatsApp in Catalan/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(sheet.getByText(reference)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/admin/orders?from=${date}&to=${date}`);
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const table = await (
    await page.request.get(`/api/admin/orders/export.csv?from=${date}&to=${date}&lang=en`)
  ).text();
  expect(table.split('\r\n').filter((line) => line.includes(reference))).toHaveLength(1);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test('two administrators at one request: the second sees the conflicting change, and nothing is done twice', async ({
  admin,
  request,
}) => {
  const { reference } = await aBooking({ request }, 'en', (DAYS_AHEAD + 2) * 24, `Ada ${unique()}`);
  const [first, late] = [await admin.open(), await admin.open()];
  for (const page of [first, late]) await page.goto(`/admin/orders/${reference}`);
  await late.getByRole('button', { name: 'Decline' }).click();
  await first.getByRole('button', { name: 'Confirm', exact: true }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(first.getByRole('button', { name: 'Assign driver' })).toBeVisible();

  await late.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  const conflictDialog = late.getByRole('dialog', { name: 'Someone else changed this first' });
  await expect(conflictDialog.getByText('Confirmed').first()).toBeVisible();
  expect(await axeFindings(late)).toEqual([]);
  await conflictDialog.getByRole('button', { name: 'Show the current version' }).click();
  await expect(conflictDialog).toBeHidden();
  // The dialog stays open with the unsent note.
  await late.getByRole('dialog', { name: 'Decline' }).getByRole('button', { name: 'Back' }).click();
  await expect(late.getByRole('button', { name: 'Assign driver' })).toBeVisible();
  expect(await admin.api('GET', `/transfers/${reference}`)).toMatchObject({ status: 'confirmed' });
});

test('on a phone: what a guest owes is taken with two taps on the day’s sheet', async ({
  admin,
  request,
}) => {
  const guest = `Pau ${unique()}`;
  const { date } = islandTime((DAYS_AHEAD + 2) * 24);
  const { reference } = await aBooking({ request }, 'ca', (DAYS_AHEAD + 2) * 24, guest);
  const page = await admin.open();
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/orders/${reference}`);
  const { status } = await page.evaluate(async (path) => {
    const body = JSON.stringify({ to: 'confirmed', version: 1, notify: false });
    return {
      status: (
        await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      ).status,
    };
  }, `/api/admin/transfers/${reference}/state`);
  expect(status).toBe(200);
  await page.goto(`/admin/transfers/day?date=${date}`);
  const row = page.getByRole('row').filter({ hasText: guest });
  await expect(row.getByText(/^Still owed: €/)).toBeVisible();
  await row.getByRole('button', { name: /^Paid in cash/ }).click();
  await row.getByRole('button', { name: /^Confirm: €/ }).click();
  await expect(row.getByText(/ · Cash · /)).toBeVisible();
  await expect(row.getByText(/^Still owed: €/)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});
