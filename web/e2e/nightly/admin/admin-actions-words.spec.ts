import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../admin-session.ts';
import { aTrip, LANGUAGE_NAMES, type Row, save, textIn } from '../../content-kinds.ts';
import { axeFindings, watch } from '../../site.ts';

type Trip = Row & {
  translations: { name?: Record<string, string>; description?: Record<string, string> };
};

test('what lacks a translation is a step from its editor, and is open no longer once it is translated', async ({
  admin,
}) => {
  const { id, name } = await aTrip(admin.api);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/translations');
  const row = page.getByRole('row', { name: new RegExp(name) });
  const german = row.getByRole('cell').nth(2);
  await expect(german).toContainText('Missing');
  await page.getByRole('checkbox', { name: 'Only what is still to do' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await german.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/trips/edit/${id}\\?lang=de$`));
  await textIn(page, 'Name', 'de').fill(`Boot ${name}`);
  await textIn(page, 'Description', 'de').fill('An der Küste entlang.');
  await textIn(page, 'Place', 'de').fill('Maó');
  await textIn(page, 'Duration, in words', 'de').fill('3 Stunden');
  await save(page);
  await page.getByRole('button', { name: 'Català' }).click();
  await page.goto('/admin/translations');
  await expect(german.getByRole('img', { name: 'Reviewed' })).toBeVisible();
  await expect(row.getByRole('cell').nth(3)).toContainText('Missing');
  expect(complaints).toEqual([]);
  await admin.api('DELETE', `/trips/${id}`);
});

/** The file that the export button downloads. */
async function exported(
  page: Page,
  language: keyof typeof LANGUAGE_NAMES,
  button: 'CSV' | 'XLIFF',
) {
  const panel = page.getByRole('region', { name: 'Export', exact: true });
  await panel.getByLabel('Language').selectOption(LANGUAGE_NAMES[language]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('texts go out as a table and as XLIFF, and come back: first what would change, then changed', async ({
  admin,
}) => {
  const { id, name } = await aTrip(admin.api);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/translations/exchange');
  const table = await exported(page, 'de', 'CSV');
  expect(table.name).toBe('menorca-de.csv');
  expect(table.text).toContain(`trips/${id}/name,missing,${name},`);
  const xliff = await exported(page, 'ca', 'XLIFF');
  expect(xliff.name).toBe('menorca-ca.xlf');
  const unit = `<trans-unit id="trips/${id}/name" xml:space="preserve"><source>${name}</source>`;
  expect(xliff.text).toContain(`${unit}<target state="new"></target>`);

  const panel = page.getByRole('region', { name: 'Import', exact: true });
  const bringBack = async (language: 'de' | 'ca', file: string, text: string) => {
    await panel.getByLabel('Language').selectOption(LANGUAGE_NAMES[language]);
    await panel
      .getByLabel('CSV or XLIFF file')
      .setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  const stored = async () => (await admin.api<Trip>('GET', `/trips/${id}`)).translations.name ?? {};
  await bringBack('de', 'notes.csv', 'These are notes of a meeting.');
  await expect(panel.getByRole('alert')).toContainText('This file cannot be read.');
  await bringBack(
    'de',
    table.name,
    `id,target\r\ntrips/${id}/name,Boot ${name}\r\ntrips/0/name,Nichts\r\n`,
  );
  await expect(
    panel.getByText('1 texts would change; 0 are unchanged; 1 are unknown.'),
  ).toBeVisible();
  expect(await stored()).not.toHaveProperty('de');
  await panel.getByRole('checkbox', { name: 'Mark as reviewed' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Apply the changes' }).click();
  await expect.poll(stored).toMatchObject({ de: `Boot ${name}` });

  const delivered = `${unit}<target state="final">Barca &amp; ${name}</target></trans-unit>`;
  await bringBack(
    'ca',
    xliff.name,
    `<xliff version="1.2"><file><body>${delivered}</body></file></xliff>`,
  );
  await panel.getByRole('button', { name: 'Apply the changes' }).click();
  await expect.poll(stored).toMatchObject({ de: `Boot ${name}`, ca: `Barca & ${name}` });
  expect(complaints).toEqual([]);
  await admin.api('DELETE', `/trips/${id}`);
});

test('a place that a text calls by another language’s name is found, put right, and found no more', async ({
  admin,
}) => {
  const trip = await aTrip(admin.api);
  const { translations } = await admin.api<Trip>('GET', `/trips/${trip.id}`);
  const texts = {
    ...translations,
    description: { ...translations.description, ca: 'Sortim de Puerto de Maó de bon matí.' },
  };
  await admin.api('PUT', `/trips/${trip.id}`, {
    ...(await admin.api<Trip>('GET', `/trips/${trip.id}`)),
    translations: texts,
  });
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/translations/glossary');
  const finding = page.getByRole('listitem').filter({ hasText: trip.name });
  await expect(finding).toContainText('Puerto de Maó → Port de Maó');
  expect(await axeFindings(page)).toEqual([]);
  await finding.getByRole('link', { name: 'Edit' }).click();
  const text = textIn(page, 'Description', 'ca');
  await expect(text).toHaveValue('Sortim de Puerto de Maó de bon matí.');
  await text.fill('Sortim del Port de Maó de bon matí.');
  await save(page);
  await page.goto('/admin/translations/glossary');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await expect(finding).toHaveCount(0);
  expect(complaints).toEqual([]);
  await admin.api('DELETE', `/trips/${trip.id}`);
});

test('all that is known of a trip is read in four languages, a step from its editor and from its page', async ({
  admin,
}) => {
  const { items } = await admin.api<{ items: Trip[] }>('GET', '/trips?status=published&pageSize=1');
  const [trip] = items;
  if (!trip) throw new Error('There is no published trip.');
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto(`/admin/trips?q=${encodeURIComponent(trip.name)}`);
  // The list is in the administration's language.
  const listed = trip.translations.name?.en ?? trip.name;
  await page.getByRole('link', { name: new RegExp(`^${listed}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/trips/details/${trip.id}$`));
  for (const [language, name] of Object.entries(LANGUAGE_NAMES))
    await expect(page.getByRole('region', { name, exact: true })).toContainText(
      trip.translations.name?.[language] ?? '',
    );
  expect(await axeFindings(page)).toEqual([]);
  const [visit] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'View on the site' }).click(),
  ]);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(
    trip.translations.name?.en ?? '',
  );
  await visit.close();
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(textIn(page, 'Name', 'es')).toHaveValue(trip.name);
  expect(complaints).toEqual([]);
});
