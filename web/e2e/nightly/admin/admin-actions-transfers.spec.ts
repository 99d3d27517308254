import type { Page } from '@playwright/test';
import { expect, isProven, test, untilVisitorsRead } from '../../admin-session.ts';
import { LANGUAGE_NAMES, type Row, save, textIn } from '../../content-kinds.ts';
import { axeFindings, LANGUAGES, RETRY_OPTIONS, watch } from '../../site.ts';

/** The proof names Spanish as live, and the other three languages as visible without a translation. */
async function isProvenInSpanish(page: Page) {
  await expect(page.getByText('live', { exact: true })).toHaveCount(1);
  await expect(page.getByText('visible, but in Español: the translation is missing')).toHaveCount(
    3,
  );
}

const unique = () => crypto.randomUUID().slice(0, 8);

test('a new zone has a page in four languages, and a new record of it says what search engines show', async ({
  admin,
  request,
}) => {
  const stamp = unique();
  const name = `Cala Prova ${stamp}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/transfers/zones');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await textIn(page, 'Name', 'es').fill(name);
  await textIn(page, 'Headline', 'es').fill(`Traslados ${stamp}`);
  await textIn(page, 'Headline', 'en').fill(`Transfers ${stamp}`);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.getByLabel('Minutes of travel', { exact: true }).fill('25');
  await page.getByLabel('Kilometres', { exact: true }).fill('21');
  await page.getByRole('checkbox', { name: 'Has a page of its own' }).check();
  const zone = await save(page);
  await isProvenInSpanish(page);
  const path = `/airport-transfers/${zone.slug}`;
  await untilVisitorsRead(request, path, {
    es: `Traslados ${stamp}`,
    en: `Transfers ${stamp}`,
    de: name,
    ca: name,
  });
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/admin/seo/new');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Page', { exact: true }).fill(`airport-transfers-${zone.slug}`);
  await page.getByRole('tab', { name: 'In search results' }).click();
  const titles = { es: `Uno ${stamp}`, en: `One ${stamp}`, de: `Eins ${stamp}`, ca: `U ${stamp}` };
  for (const language of LANGUAGES) {
    const region = page.getByRole('region', { name: LANGUAGE_NAMES[language], exact: true });
    await region.getByRole('textbox', { name: 'Title', exact: true }).fill(titles[language]);
    await region
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill(`${titles[language]}: 25 min, 21 km.`);
  }
  const seo = await save(page);
  await isProvenInSpanish(page);
  await expect(page).toHaveURL(new RegExp(`/admin/seo/edit/airport-transfers-${zone.slug}(\\?|$)`));
  for (const language of LANGUAGES)
    await expect
      .poll(
        async () =>
          /<title>(.*?)<\/title>/.exec(
            await (await request.get(`/${language}${path}`, RETRY_OPTIONS)).text(),
          )?.[1],
      )
      .toContain(titles[language]);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await admin.api('POST', '/seo/bulk', { action: 'delete', ids: [seo.id] });
  await admin.api('DELETE', `/transfers/zones/${zone.id}`);
  await expect
    .poll(async () => (await request.get(`/en${path}`, RETRY_OPTIONS)).status())
    .toBe(410);
});

test('a new vehicle is offered with its room, and waits for its prices; without it the table is as it was', async ({
  admin,
  request,
}) => {
  const stamp = unique();
  const name = `Land Rover ${stamp}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/transfers/vehicles');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await textIn(page, 'Name', 'es').fill(name);
  await textIn(page, 'Name', 'de')
    .or(textIn(page, 'Name', 'en'))
    .fill(`${name} (en)`);
  await page.getByLabel('Code', { exact: true }).fill(`rover-${stamp}`);
  await page.getByRole('tab', { name: 'Room' }).click();
  await page.getByLabel('Passengers', { exact: true }).fill('6');
  await save(page);
  await isProven(page);
  expect(await axeFindings(page)).toEqual([]);
  type Vehicle = { code: string; maxPassengers: number };
  const offered = async (): Promise<Vehicle[]> =>
    (await request.get('/api/transfers/vehicles', RETRY_OPTIONS)).json();
  await expect
    .poll(offered)
    .toContainEqual(expect.objectContaining({ code: `rover-${stamp}`, maxPassengers: 6 }));

  await page.goto('/admin/transfers/prices');
  const price = page.getByRole('gridcell', {
    name: new RegExp(`^Fornells, ${name.replace(/[()]/g, '.')}.*, One way, `),
  });
  await expect(price).toBeVisible();
  await expect(price).toHaveText('');

  await page.goto(`/admin/transfers/vehicles?q=${stamp}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('Nothing matches the search.')).toBeVisible();
  await expect
    .poll(async () => (await offered()).map(({ code }) => code))
    .not.toContain(`rover-${stamp}`);
  expect(complaints).toEqual([]);
});

test('a place that gets another name is found by it, and no longer once it is taken out', async ({
  admin,
  request,
}) => {
  const alias = `Rodona ${unique()}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/transfers/places?q=Ciutadella');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Edit/ }) });
  await rows.first().getByRole('link', { name: /^Edit/ }).click();
  const names = page.getByLabel('Other names');
  const before = await names.inputValue();
  await names.fill(`${before}\n${alias}`.trim());
  const { id } = await save(page);
  await isProven(page);
  const found = async (): Promise<Row[]> =>
    (
      await request.get(`/api/transfers/places?q=${encodeURIComponent(alias)}`, RETRY_OPTIONS)
    ).json();
  await expect.poll(async () => (await found()).map((place) => place.id)).toEqual([id]);
  expect(await axeFindings(page)).toEqual([]);

  await names.fill(before);
  await save(page);
  await expect.poll(found).toEqual([]);
  expect(complaints).toEqual([]);
});
