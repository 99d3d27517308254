import { expect, test } from '../../admin-session.ts';
import { save } from '../../content-kinds.ts';
import { axeFindings, watch } from '../../site.ts';

test('sections of home are moved, hidden and previewed, and visitors see them so', async ({
  admin,
  page: visitor,
}) => {
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/settings/sections');
  const preview = page.frameLocator('iframe[title=Preview]');
  await expect(
    preview.getByRole('heading', { name: 'Easy from the first message' }),
  ).toBeAttached();
  await page.getByRole('button', { name: /^Move “Reasons”, number/ }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Newsletter', exact: true }).click();
  await page.getByLabel('Show this section').uncheck();
  await expect(preview.getByText('Letters from the island')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reasons', exact: true }).click();
  await page.getByLabel('Title · English').fill('Why with us');
  await expect(preview.getByRole('heading', { name: 'Why with us' })).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  await save(page);
  await visitor.goto('/en');
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toHaveText('Why with us');
  await expect(visitor.getByText('Letters from the island')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
