import { expect, test } from '../../admin-session.ts';
import { axeFindings, watch } from '../../site.ts';

test('a boat is added and used by an option, and its days out of service are saved', async ({
  admin,
}) => {
  const boat = `Llaüt ${crypto.randomUUID().slice(0, 8)}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/resources');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByLabel('Name').fill(boat);
  await page.getByLabel('Time between two uses', { exact: true }).fill('1');
  await page.getByRole('tab', { name: 'Days out of service' }).click();
  await page
    .getByRole('group', { name: 'Days out of service' })
    .getByRole('button', { name: 'Add' })
    .click();
  await page.getByLabel('First day 1').fill('2028-01-10');
  await page.getByLabel('Last day 1').fill('2028-01-12');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page).toHaveURL(/\/resources\/edit\/\d+/);

  const { items } = await admin.api<{ items: { id: number }[] }>('GET', '/trips/options');
  const option = items[0]?.id;
  await page.goto(`/admin/trips/options/edit/${option}`);
  await page.getByRole('tab', { name: 'Uses' }).click();
  const uses = page.getByRole('group', { name: 'Uses' });
  const before = await uses.getByRole('listitem').count();
  await uses.getByRole('button', { name: 'Add' }).click();
  await uses.getByLabel(`What ${before + 1}`).selectOption({ label: boat });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect
    .poll(
      async () =>
        (await admin.api<{ uses: object[] }>('GET', `/trips/options/${option}`)).uses.length,
    )
    .toBe(before + 1);
  await page.goto('/admin/resources');
  await expect(page.getByRole('link', { name: boat })).toBeVisible();
  expect(complaints).toEqual([]);
});
