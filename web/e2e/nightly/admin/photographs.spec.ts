import sharp from 'sharp';
import { expect, test } from '../../admin-session.ts';
import { axeFindings, watch } from '../../site.ts';

test('a photograph finds its place by its name, is set with one button, and undone', async ({
  admin,
}) => {
  const slug = `foto-${Date.now().toString(36)}`;
  const image = (await admin.api<{ items: { path: string }[] }>('GET', '/images?pageSize=1'))
    .items[0]?.path;
  const place = await admin.api<{ id: number; image: string }>('POST', '/pages', {
    ...{ slug, title: slug, body: `Texto.\n\n![Cala](${image})`, status: 'draft' },
  });
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/images/slots');
  await expect(page.getByRole('heading', { level: 1, name: 'Photographs' })).toBeVisible();
  const background = { r: 20, g: 120, b: Math.floor(Math.random() * 255) };
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${slug}.jpg`, mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('1 of 1 have a place')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set 1 picture' }).click();
  await expect(page.getByText(/^Set in 1 entry/)).toBeVisible();
  const bodyOf = async () => (await admin.api<{ body: string }>('GET', `/pages/${place.id}`)).body;
  expect(await bodyOf()).not.toContain(image);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(bodyOf).toContain(image);
  expect(complaints).toEqual([]);
  await admin.api('DELETE', `/pages/${place.id}`);
});
