import sharp from 'sharp';
import { expect, test, untilVisitorsRead } from './admin-session.ts';
import { aPicture, KINDS, LANGUAGE_NAMES, type Row, save, type Texts, textIn } from './content-kinds.ts';
import { axeFindings, RETRY_OPTIONS, watch } from './site.ts';

// Serial: these tests reorder the same lists.
test.describe.configure({ mode: 'default' });

const stamped = (text: string, stamp: string): Texts => ({
  es: `${text} ${stamp} uno`,
  en: `${text} ${stamp} one`,
  de: `${text} ${stamp} eins`,
  ca: `${text} ${stamp} un`,
});

for (const [name, kind] of Object.entries(KINDS)) {
  test(`a ${name} is made, translated, published, read in four languages, put back, deleted and brought back`, async ({ admin, request }, {
    workerIndex,
  }) => {
    test.setTimeout(120_000);
    const stamp = `${Date.now().toString(36)}${workerIndex}`;
    const main = stamped('Prova', stamp);
    const page = await admin.open();
    const complaints = watch(page);

    await page.goto(`/admin${kind.list}`);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await textIn(page, kind.main, 'es').fill(main.es);
    for (const other of kind.others ?? []) await textIn(page, other, 'es').fill(`${other} ${stamp}`);
    await kind.fill?.(page, `Guest ${stamp}`);
    const row = await save(page);
    await expect(page).toHaveURL(new RegExp(`/admin${kind.list}/edit/${row.id}$`));
    const path = kind.pathOf(row);
    const saysIt = async (language: keyof Texts, text: string) =>
      (await (await request.get(`/${language}${path}`, RETRY_OPTIONS)).text()).includes(text);
    if (kind.publish) expect(await saysIt('es', main.es)).toBe(false);

    for (const language of ['en', 'de', 'ca'] as const) {
      await page.getByRole('group', { name: 'Translate into' }).getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
      await textIn(page, kind.main, language).fill(main[language]);
      for (const other of kind.others ?? []) await textIn(page, other, language).fill(`${other} ${stamp} ${language}`);
    }
    await kind.publish?.(page);
    await save(page);
    await untilVisitorsRead(request, path, main);
    expect(await axeFindings(page)).toEqual([]);

    await textIn(page, kind.main, 'es').fill(`Otra ${stamp}`);
    await save(page);
    await expect.poll(() => saysIt('es', `Otra ${stamp}`)).toBe(true);
    await page.getByRole('button', { name: 'Revisions' }).click();
    const revisions = page.getByRole('dialog', { name: 'Saved revisions' });
    await revisions.getByRole('button', { name: 'Restore this revision' }).click();
    await expect(revisions).toBeHidden();
    await expect(textIn(page, kind.main, 'es')).toHaveValue(main.es);
    await untilVisitorsRead(request, path, main);

    await page.goto(`/admin${kind.list}?q=${stamp}`);
    const remove = page.getByRole('button', { name: `Delete ${kind.name(main.es, stamp)}` });
    await remove.click();
    const undo = page.getByRole('button', { name: 'Undo' });
    // Hovering keeps a toast open.
    await undo.hover();
    await expect(page.getByText('Nothing matches the search.')).toBeVisible();
    await undo.click();
    await expect(remove).toBeVisible();
    await untilVisitorsRead(request, path, main);
    expect(complaints).toEqual([]);

    await admin.api('POST', `${kind.list}/bulk`, { action: 'delete', ids: [row.id] });
    await expect.poll(() => saysIt('es', main.es)).toBe(false);
  });
}

test('banners are put in order by dragging and by the arrow keys, and their new position is announced', async ({ admin }) => {
  const made: Row[] = [];
  const image = await aPicture(admin.api);
  for (const title of ['Uno', 'Dos'])
    made.push(await admin.api('POST', '/hero-banners', { title: `${title} ${Date.now()}`, image, isActive: false }));
  const page = await admin.open();
  await page.goto('/admin/hero-banners');
  const rows = page.locator('tbody tr');
  const places = () => rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-row'))));
  const [first, second] = made.map(({ id }) => id);
  await expect(rows.filter({ hasText: 'Uno' }).last()).toBeVisible();
  const handle = (id: number | undefined) => page.locator(`tr[data-row="${id}"]`).getByRole('button', { name: /^Move “.*”, number/ });

  const before = await places();
  const saved = () => page.waitForResponse((one) => one.url().endsWith('/api/admin/hero-banners/order') && one.ok());
  const byKey = saved();
  const toast = page.getByRole('listitem').filter({ hasText: 'Order saved' });
  const toastShown = toast.waitFor();
  await handle(first).focus();
  await page.keyboard.press('End');
  await expect.poll(places).toEqual([...before.filter((id) => id !== first), first]);
  await expect(handle(first)).toBeFocused();
  await expect(page.getByText(new RegExp(`^“Uno \\d+” is now number ${before.length} of ${before.length}$`))).toBeAttached();

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

test('a portrait is uploaded, cropped by keyboard, and stands beside what the guest says; it can be taken back', async ({
  admin,
  request,
}) => {
  const name = `Guest ${Date.now()}`;
  const { id } = await admin.api<Row>('POST', '/testimonials', { text: 'Todo bien.', rating: 5, name, country: 'España' });
  const portrait = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a52' } })
    .composite([{ input: Buffer.from(`<svg><text y="50" font-size="40">${name}</text></svg>`) }])
    .png()
    .toBuffer();
  const page = await admin.open();
  await page.goto(`/admin/testimonials/avatar/${id}`);
  await page.locator('input[type=file]').setInputFiles({ name: 'guest.png', mimeType: 'image/png', buffer: portrait });
  const dialog = page.getByRole('dialog', { name: 'Crop the portrait' });
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await dialog.getByRole('img', { name: 'Part of the picture' }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await admin.api<{ avatar: string | null }>('GET', `/testimonials/${id}`)).avatar).not.toBeNull();
  const { avatar } = await admin.api<{ avatar: string }>('GET', `/testimonials/${id}`);
  const shown = async () => (await (await request.get('/en/testimonials', RETRY_OPTIONS)).text()).includes(avatar);
  await expect.poll(shown).toBe(true);
  const file = await request.get(`/api/images/optimize/${avatar}?width=112&height=112`, RETRY_OPTIONS);
  const { width, height } = await sharp(await file.body()).metadata();
  expect(width).toBe(height);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await admin.api<{ avatar: string | null }>('GET', `/testimonials/${id}`)).avatar).toBeNull();
  await admin.api('DELETE', `/testimonials/${id}`);
});
