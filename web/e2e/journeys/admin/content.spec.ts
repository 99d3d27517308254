import sharp from 'sharp';
import { expect, test } from '../../admin-session.ts';
import { CHROMIUM } from '../../chromium-options.ts';
import { aPicture, type Row } from '../../content-kinds.ts';
import { liveThrough } from '../../content-life.ts';
import { RETRY_OPTIONS } from '../../site.ts';

// Pictures are uploaded and cropped.
test.use({ launchOptions: CHROMIUM });

// Serial: these tests reorder the same lists.
test.describe.configure({ mode: 'default' });

for (const name of ['trip', 'hero banner', 'blog post'])
  test(`a ${name} is made, translated, published, read in four languages, put back, deleted and brought back`, async ({
    admin,
    request,
  }, { workerIndex }) => {
    await liveThrough(name, admin, request, workerIndex);
  });

test('banners are put in order by dragging and by the arrow keys, and their new position is announced', async ({
  admin,
}) => {
  const made: Row[] = [];
  const image = await aPicture(admin.api);
  for (const title of ['Uno', 'Dos'])
    made.push(
      await admin.api('POST', '/hero-banners', {
        title: `${title} ${Date.now()}`,
        image,
        isActive: false,
      }),
    );
  const page = await admin.open();
  await page.goto('/admin/hero-banners');
  const rows = page.locator('tbody tr');
  const places = () =>
    rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-row'))));
  const [first, second] = made.map(({ id }) => id);
  await expect(rows.filter({ hasText: 'Uno' }).last()).toBeVisible();
  const handle = (id: number | undefined) =>
    page.locator(`tr[data-row="${id}"]`).getByRole('button', { name: /^Move “.*”, number/ });

  const before = await places();
  const saved = () =>
    page.waitForResponse((one) => one.url().endsWith('/api/admin/hero-banners/order') && one.ok());
  const byKey = saved();
  const toast = page.getByRole('listitem').filter({ hasText: 'Order saved' });
  const toastShown = toast.waitFor();
  await handle(first).focus();
  await page.keyboard.press('End');
  await expect.poll(places).toEqual([...before.filter((id) => id !== first), first]);
  await expect(handle(first)).toBeFocused();
  await expect(
    page.getByText(new RegExp(`^“Uno \\d+” is now number ${before.length} of ${before.length}$`)),
  ).toBeAttached();

  await byKey;
  await toastShown;
  // It covers the last row, and hovering would keep it open.
  await expect(toast).toBeHidden();
  const middle = async (id: number | undefined) => {
    const box = await page.locator(`tr[data-row="${id}"]`).boundingBox();
    return { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const byMouse = saved();
  await handle(first).hover();
  await page.mouse.down();
  const target = await middle(second);
  await page.mouse.move(target.x, target.y, { steps: 5 });
  await page.mouse.up();
  const steps = async () => {
    const now = await places();
    return now.indexOf(second ?? 0) - now.indexOf(first ?? 0);
  };
  await expect.poll(steps).toBe(1);
  await byMouse;
  const after = await places();
  await page.reload();
  await expect.poll(places).toEqual(after);
  await admin.api('POST', '/hero-banners/bulk', { action: 'delete', ids: [first, second] });
});

test('a portrait is uploaded, cropped by keyboard, and is shown with what the guest says; it can be taken back', async ({
  admin,
  request,
}) => {
  const name = `Guest ${Date.now()}`;
  const { id } = await admin.api<Row>('POST', '/testimonials', {
    text: 'Todo bien.',
    rating: 5,
    name,
    country: 'España',
  });
  const portrait = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#a52' },
  })
    .composite([{ input: Buffer.from(`<svg><text y="50" font-size="40">${name}</text></svg>`) }])
    .png()
    .toBuffer();
  const page = await admin.open();
  await page.goto(`/admin/testimonials/avatar/${id}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'guest.png', mimeType: 'image/png', buffer: portrait });
  const dialog = page.getByRole('dialog', { name: 'Crop the portrait' });
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await dialog.getByRole('img', { name: 'Part of the picture' }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(
      async () => (await admin.api<{ avatar: string | null }>('GET', `/testimonials/${id}`)).avatar,
    )
    .not.toBeNull();
  const { avatar } = await admin.api<{ avatar: string }>('GET', `/testimonials/${id}`);
  const shown = async () =>
    (await (await request.get('/en/testimonials', RETRY_OPTIONS)).text()).includes(avatar);
  await expect.poll(shown).toBe(true);
  const file = await request.get(
    `/api/images/optimize/${avatar}?width=112&height=112`,
    RETRY_OPTIONS,
  );
  const { width, height } = await sharp(await file.body()).metadata();
  expect(width).toBe(height);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(
      async () => (await admin.api<{ avatar: string | null }>('GET', `/testimonials/${id}`)).avatar,
    )
    .toBeNull();
  await admin.api('DELETE', `/testimonials/${id}`);
});
