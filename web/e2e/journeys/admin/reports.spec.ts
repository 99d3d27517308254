import { expect, test } from '../../admin-session.ts';
import { axeFindings, watch } from '../../site.ts';

test('a report is of the chosen period, broken down by trip and sorted, and its table is a file', async ({
  admin,
}) => {
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/reports?demo=1');
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'Table' });
  await expect(table).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Revenue from .* a year before/ }).locator('canvas'),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Broken down by' }).selectOption('Trip');
  await expect(page).toHaveURL(/by=trip/);
  await table.getByRole('button', { name: 'Bookings' }).click();
  await expect(table.getByRole('columnheader', { name: 'Bookings' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(table.getByRole('row').last()).toContainText('Total');
  await page.getByRole('link', { name: 'Who owes' }).click();
  await expect(page.getByRole('heading', { name: 'Who owes', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('€');
  await page.goBack();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Last month' }).click();
  await expect(page).toHaveURL(/span=last_month/);
  // The table of the year stands there until the month's has come; the link below it moves then.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the table (CSV)' }).click();
  expect((await file).suggestedFilename()).toMatch(/^report-trip-\d{4}-\d{2}-01-/);
  expect(complaints).toEqual([]);
});
