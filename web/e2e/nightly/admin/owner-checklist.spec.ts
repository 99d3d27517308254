import { expect, test } from '../../admin-session.ts';
import { axeFindings, watch } from '../../site.ts';

test('what the owner has not entered is listed on the dashboard, and leads to its field; visitors see no gap', async ({
  admin,
  page,
}) => {
  const office = await admin.open();
  const complaints = watch(office);
  await office.goto('/admin/dashboard');
  await expect(office.getByRole('heading', { name: 'Before guests use the site' })).toBeVisible();
  expect(await axeFindings(office)).toEqual([]);
  await office.getByRole('link', { name: 'Tax number' }).click();
  await expect(office.getByLabel('Tax number')).toBeFocused();
  expect(complaints).toEqual([]);

  await page.goto('/en/legal/terms');
  await expect(page.getByRole('heading', { name: 'Legal notice: who we are' })).toBeVisible();
  await expect(page.getByText('60 minutes from landing at the airport')).toBeVisible();
  await expect(page.getByText('Tax number (NIF)')).toHaveCount(0);
  await expect(page.getByText(/\{\{|to be completed/)).toHaveCount(0);
});
