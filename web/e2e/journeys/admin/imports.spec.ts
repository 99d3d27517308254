import { expect, test } from '../../admin-session.ts';
import { axeFindings } from '../../site.ts';

const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .reverse()
    .join('/');

test('bookings of another system are tried, brought along and undone', async ({ admin }) => {
  const unique = crypto.randomUUID().slice(0, 8);
  const trip = `Brought ${unique}`;
  const file = [
    'Booking reference;Trip;Date;Time;Adults;Name;Email;Total;Paid',
    `${unique}-1;${trip};${dayAhead(20)};10.00;2;Anna Vidal;anna@example.com;1.090,00;90,00`,
    `${unique}-2;${trip};${dayAhead(21)};10h00;3;Bert Kern;bert@example.com;147,00;147,00`,
    `${unique}-3;${trip};some day;10:00;3;Carla;;147,00;`,
  ].join('\n');
  const page = await admin.open();
  await page.goto('/admin/imports');
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await page
    .getByLabel('Table (CSV)')
    .setInputFiles({ name: `${unique}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('3 rows read.')).toBeVisible();
  await expect(page.getByLabel('Reference')).toHaveValue('Booking reference');
  await page.getByLabel(trip).selectOption('Make it as a draft');
  await page.getByRole('button', { name: 'Try without writing' }).click();
  await expect(page.getByText('To be written: 3')).toBeVisible();
  await expect(page.getByText('Line 4')).toBeVisible();
  await expect(page.getByText('“some day” is no day.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  const found = await page.request.get(`/api/admin/orders?q=${unique}-1`);
  expect(((await found.json()) as { items: unknown[] }).items).toHaveLength(1);

  await page.getByRole('button', { name: `Undo ${unique}.csv` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Undone', exact: true })).toBeVisible();
  await expect(page.getByText('Undone: 3').first()).toBeVisible();
  const gone = await page.request.get(`/api/admin/orders?q=${unique}-1`);
  expect(((await gone.json()) as { items: unknown[] }).items).toHaveLength(0);
});
