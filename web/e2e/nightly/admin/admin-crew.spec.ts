import type { CrewMonth, CrewPayOfDay } from '#contract/crew/settling.ts';
import { type Admin, expect, test } from '../../admin-session.ts';
import { axeFindings, watch } from '../../site.ts';

type Departure = { optionId: number; date: string; time: string; sold: number };

/** A new guide who leads one of the next departures with guests; each test has its own. */
async function aBusyGuide({ api }: Admin, at: number) {
  const name = `Biel ${crypto.randomUUID().slice(0, 8)}`;
  const guide = await api<{ id: number }>('POST', '/guides', { name, languages: ['en'] });
  const { departures } = await api<{ departures: Departure[] }>('GET', '/calendar');
  const departure = departures.filter(({ sold }) => sold > 0)[at] as Departure;
  const { optionId, date, time } = departure;
  const path = `/departures/${optionId}/${date}/${time || 'all-day'}`;
  await api('PUT', `${path}/guide`, { guideId: guide.id });
  return { ...guide, name, path, date };
}

test('what a guide gets is agreed, and ticked as settled', async ({ admin }) => {
  const { id, name, path, date } = await aBusyGuide(admin, 0);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto(`/admin/guides/edit/${id}`);
  await page.getByLabel('Amount', { exact: true }).fill('80');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByRole('button', { name: `Make link ${name}` }).click();
  await expect(page.getByText('/crew/')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`/admin${path}`);
  await expect(page.getByText('Gets €80')).toBeVisible();
  await expect(page.getByText('Margin')).toBeVisible();
  await page.goto('/admin/crew');
  await page.getByLabel('Month', { exact: true }).fill(date.slice(0, 7));
  const own = page.getByRole('region', { name });
  expect(await axeFindings(page)).toEqual([]);
  await own.getByRole('button', { name: `Mark as settled ${name}` }).click();
  await expect(own.getByText('Settled', { exact: true })).toBeVisible();
  const { rows } = await admin.api<CrewMonth>('GET', `/crew/month?month=${date.slice(0, 7)}`);
  const row = rows.find((one) => one.name === name) as CrewPayOfDay;
  expect([row.payCents, row.paidCents]).toEqual([8000, 8000]);
  expect(complaints).toEqual([]);
});
