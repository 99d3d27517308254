import { expect, test } from '../../admin-session.ts';
import { aTrip, openTab, save, textIn } from '../../content-kinds.ts';
import { axeFindings, watch } from '../../site.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** As it stands on the screen. */
const dayInWords = (day: string) =>
  new Date(`${day}T12:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium' });

test('an option gets tickets, a timetable and prices, and its days can be booked', async ({
  admin,
}) => {
  const trip = await aTrip(admin.api);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto(`/admin/trips/edit/${trip.id}`);
  await page
    .getByRole('navigation', { name: 'Options and prices' })
    .getByRole('link', { name: 'Options and prices' })
    .click();
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await textIn(page, 'Name', 'es').fill('Salida de mañana');
  await page.getByRole('textbox', { name: 'Places', exact: true }).fill('12');
  await page.getByRole('textbox', { name: 'Departure times' }).fill('09:30');
  const option = await save(page);
  expect(await axeFindings(page)).toEqual([]);

  const tabs = page.getByRole('navigation', { name: 'Options and prices' });
  await tabs.getByRole('link', { name: 'Prices' }).click();
  await expect(page.getByText('Without a price, this is sold for nothing: Adults')).toBeVisible();
  const cell = page.getByRole('gridcell', { name: /^Adults, All year/ });
  await cell.click();
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish prices' }).click();
  await expect(cell).toHaveAccessibleName(/45/);
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await tabs.getByRole('link', { name: 'Days' }).click();
  const preview = page.getByRole('region', { name: 'The next four weeks' });
  await openTab(page, 'The next four weeks');
  await expect(preview.getByText('0 of 12 places').first()).toBeVisible();
  await openTab(page, 'Days that differ');
  const day = inDays(10);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByRole('button', { name: 'Save day' }).click();
  await openTab(page, 'The next four weeks');
  // Those of today and tomorrow may be closed by the hour.
  const closed = preview.getByRole('listitem').filter({ hasText: dayInWords(day) });
  await expect(closed.getByText('Closed', { exact: true }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await admin.api('DELETE', `/trips/options/${option.id}`);
  await admin.api('DELETE', `/trips/${trip.id}`);
});
