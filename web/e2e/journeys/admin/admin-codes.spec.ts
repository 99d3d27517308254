import type { TripAvailability } from '#contract/bookings/availability.ts';
import { expect, test } from '../../admin-session.ts';
import { axeFindings, watch } from '../../site.ts';

const unique = () => crypto.randomUUID().slice(0, 6).toUpperCase();

test('a discount code is made, and a guest pays less with it', async ({ admin, request }) => {
  const code = `SOL-${unique()}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/codes/new');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByLabel('Name').fill('Sun');
  await page.getByLabel('Percentage of the price').fill('20');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page).toHaveURL(/\/codes\/edit\/\d+/);
  await page.goto('/admin/codes');
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('20%');
  expect(complaints).toEqual([]);

  const { items } = (await (await request.get('/api/trips?pageSize=50')).json()) as {
    items: { id: number }[];
  };
  for (const { id } of items) {
    const { options } = (await (
      await request.get(`/api/trips/${id}/availability?month=now`)
    ).json()) as TripAvailability;
    const option = options.find(
      ({ instantConfirmation, departures }) =>
        instantConfirmation &&
        departures.some(({ cents, unitCents }) => cents + Math.max(0, ...unitCents) > 0),
    );
    const departure = option?.departures.find(({ status }) => status === 'AVAILABLE');
    if (!option || !departure) continue;
    await page.goto(`/en/trips/${id}?date=${departure.date}&option=${option.id}#book`);
    await page.getByRole('button', { name: 'Book now' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('I have a discount code').click();
    await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Apply the code' }).click();
    await expect(page.getByText('The code has been applied')).toBeVisible();
    await expect(page.getByText(`Discount (${code})`)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    return;
  }
  throw new Error('No trip can be booked at once.');
});

test('a gift voucher is issued, corrected, found and voided', async ({ admin }) => {
  const page = await admin.open();
  const complaints = watch(page);
  const recipient = `Ona ${unique()}`;
  await page.goto('/admin/vouchers/new');
  await page.getByLabel('Amount').fill('80');
  await page.getByLabel('For', { exact: true }).fill(recipient);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Issue the gift voucher' }).click();
  await expect(page).toHaveURL(/\/vouchers\/\d+/);
  await expect(page.getByText('Has a balance')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('For', { exact: true })).toHaveValue(recipient);
  await page.getByLabel('Message').fill('Many happy returns');
  await page.getByLabel('Valid until').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please choose a date in the future.')).toBeVisible();
  await expect(page.getByLabel('Valid until')).toBeFocused();
  await page.getByLabel('Valid until').fill('2099-12-31');
  // Another save comes first: what it changed is taken over, and both values of the same field are shown.
  const path = `/vouchers/${page.url().split('/').at(-1)}`;
  const stored = await admin.api<object>('GET', path);
  await admin.api('PUT', path, { ...stored, giver: 'Joan', message: 'Per molts d’anys' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Someone else has saved this gift voucher in the meantime'),
  ).toBeVisible();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Joan');
  await expect(page.getByLabel('Message')).toHaveValue('Many happy returns');
  await expect(page.getByText('Saved: Per molts d’anys')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/vouchers\/\d+$/);
  for (const text of ['Many happy returns', 'Joan', /^31\/12\/(?:20)?99$/])
    await expect(page.getByText(text)).toBeVisible();
  const pdf = await page.request.get(`/api/admin${path}/voucher.pdf`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: 'Void' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('Voided').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.goto(`/admin/vouchers?q=${encodeURIComponent(recipient)}`);
  await expect(page.getByText(recipient)).toBeVisible();
  // The refused day, and the save that came too late.
  expect(complaints.filter((one) => !/(?:^|status of )4(?:09|22)/.test(one))).toEqual([]);
});
