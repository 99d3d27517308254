import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from '../../admin-session.ts';

// Restores the content of the whole site, so it runs last.

test('a backup is downloaded on the screen, and restored from the file to the end', async ({
  admin,
}) => {
  const page = await admin.open();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/admin/utilities');
  const button = page.getByRole('button', { name: 'Download the backup' });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    button.click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^menorca-\d{4}-\d\d-\d\d\.zip$/);
  const file = test.info().outputPath('site.zip');
  await download.saveAs(file);
  const files = unzipSync(new Uint8Array(await readFile(file)));
  const { pictures } = JSON.parse(new TextDecoder().decode(files['site.json'])) as {
    pictures: { path: string }[];
  };
  expect(pictures.length).toBeGreaterThan(0);
  expect(Object.keys(files).sort()).toEqual(
    ['site.json', ...pictures.map(({ path }) => `pictures/${path}`)].sort(),
  );
  await expect(button).toBeEnabled();

  const types = await admin.api<{ items: { id: number; name: string; version: number }[] }>(
    'GET',
    '/trip-types',
  );
  const made = await admin.api<{ id: number }>('POST', '/trip-types', {
    name: 'After the backup',
    slug: `after-${Date.now()}`,
  });
  await page.getByLabel('Restore from a file').setInputFiles(file);
  await page.getByLabel('To confirm, type REPLACE').fill('REPLACE');
  await page.getByRole('button', { name: 'Replace everything' }).click();
  await expect(page.getByText('Backup restored').first()).toBeVisible({ timeout: 60_000 });
  const after = await admin.api<{ items: { id: number }[] }>('GET', '/trip-types');
  expect(after.items.map(({ id }) => id)).toEqual(types.items.map(({ id }) => id));
  expect(after.items.map(({ id }) => id)).not.toContain(made.id);
  await expect(button).toBeEnabled();
  expect(refused).toEqual([]);
});

test('a download can be cancelled while it runs, and a file that is no backup is refused', async ({
  admin,
}) => {
  const page = await admin.open();
  // The pictures never load.
  await page.route('**/api/admin/backup/pictures/**', () => {});
  await page.goto('/admin/utilities');
  const button = page.getByRole('button', { name: 'Download the backup' });
  await button.click();
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The download was cancelled');
  await expect(button).toBeEnabled();
  await page
    .getByLabel('Restore from a file')
    .setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('no PK') });
  await expect(page.getByRole('alert')).toContainText('not a backup of this site');
});
