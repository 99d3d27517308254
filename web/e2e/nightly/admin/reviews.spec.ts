import { expect, test } from '../../admin-session.ts';
import { axeFindings, decided, PHONE, watch } from '../../site.ts';

test('reviews of guests are read on their page, and listed for the company by state', async ({
  admin,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  const complaints = watch(page);
  await page.goto('/de/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const office = await admin.open();
  await office.goto('/admin/reviews');
  await expect(office.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  expect(await axeFindings(office)).toEqual([]);
  expect(complaints).toEqual([]);
});
