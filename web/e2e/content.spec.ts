import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, PATIENT, test, untilVisitorsRead } from './admin-session.ts';
import { KINDS, LANGUAGE_NAMES, type Row, type Texts, textIn } from './content-kinds.ts';
import { axeFindings, decided, hydrated, watch } from './site.ts';

// One after the other: they put the same lists in order.
test.describe.configure({ mode: 'default' });

const stamped = (text: string, stamp: string): Texts => ({
  es: `${text} ${stamp} uno`,
  en: `${text} ${stamp} one`,
  de: `${text} ${stamp} eins`,
  ca: `${text} ${stamp} un`,
});

/** Saves, and waits until the API has it. */
async function save(page: Page): Promise<Row> {
  const isSave = (method: string) => method === 'POST' || method === 'PUT';
  const [response] = await Promise.all([
    page.waitForResponse((one) => isSave(one.request().method()) && /\/api\/admin\/(?!drafts)/.test(one.url())),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(response.ok(), await response.text()).toBe(true);
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  return (await response.json()) as Row;
}

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
      (await (await request.get(`/${language}${path}`, PATIENT)).text()).includes(text);
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
    // A toast stays while it is pointed at.
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

type Api = <T>(method: 'POST' | 'GET', path: string, data?: unknown) => Promise<T>;
const aPicture = async (api: Api) => (await api<{ items: { path: string }[] }>('GET', '/images?pageSize=1')).items[0]?.path;

/** A draft that nobody sees. */
async function aTrip(api: Api) {
  const { items } = await api<{ items: Row[] }>('GET', '/trip-types');
  const stamp = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return api<Row & { version: number }>('POST', '/trips', {
    name: `Barca ${stamp}`,
    slug: `barca-${stamp}`,
    description: 'Por la costa.',
    image: await aPicture(api),
    tripTypeId: items[0]?.id,
    region: 'south',
    location: 'Maó',
    duration: '3 horas',
    durationClass: 'half-day',
    price: 40,
    rating: null,
  });
}
const nameOf = (page: Page) => textIn(page, 'Name', 'es');

test('two browsers edit one trip: different fields merge, the same field asks with both values, nothing is lost', async ({ admin }) => {
  const trip = await aTrip(admin.api);
  const stored = () => admin.api<{ name: string; price: number; location: string }>('GET', `/trips/${trip.id}`);
  const [ada, grace] = [await admin.open(), await admin.open()];
  for (const page of [ada, grace]) await page.goto(`/admin/trips/edit/${trip.id}`);

  await ada.getByLabel('Price per person (€)').fill('55');
  await textIn(grace, 'Place', 'es').fill('Ciutadella');
  await save(ada);
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByText('Saved, and merged with somebody else’s changes', { exact: true }).first()).toBeVisible();
  expect(await stored()).toMatchObject({ price: 55, location: 'Ciutadella' });
  await expect(grace.getByLabel('Price per person (€)')).toHaveValue('55');

  await nameOf(grace).fill('Barca de Grace');
  await textIn(ada, 'Length, in words', 'es').fill('4 horas');
  await nameOf(ada).fill('Barca de Ada');
  await save(grace);
  await ada.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = ada.getByRole('dialog', { name: 'Somebody changed the same thing' });
  await expect(dialog.getByRole('radio', { name: 'Yours Barca de Ada' }).first()).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'What is saved Barca de Grace' }).first()).toBeVisible();
  expect(await stored()).toMatchObject({ name: 'Barca de Grace', location: 'Ciutadella', price: 55 });
  for (const mine of await dialog.getByRole('radio', { name: /^Yours/ }).all()) await mine.check();
  await dialog.getByRole('button', { name: 'Save like this' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({ name: 'Barca de Ada', location: 'Ciutadella', price: 55, duration: '4 horas' });

  // What Grace wrote stands in the revisions.
  await ada.getByRole('button', { name: 'Revisions' }).click();
  await expect(ada.getByRole('dialog', { name: 'Saved revisions' }).getByText('Barca de')).not.toHaveCount(0);
  await admin.api('DELETE', `/trips/${trip.id}`);
});

test('a tab that was killed gives back what was in it, in the same browser and in another', async ({ admin }) => {
  const trip = await aTrip(admin.api);
  const page = await admin.open();
  await page.goto(`/admin/trips/edit/${trip.id}`);
  await nameOf(page).fill('Media barca');
  await expect(page.getByText('Draft kept; not saved yet')).toBeVisible();
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  for (const again of [await context.newPage(), await admin.open()]) {
    await again.goto(`/admin/trips/edit/${trip.id}`);
    await expect(again.getByText(/^What you had not saved on .* is back\.$/)).toBeVisible();
    await expect(nameOf(again)).toHaveValue('Media barca');
  }
  expect(await admin.api('GET', `/trips/${trip.id}`)).toMatchObject({ version: 1 });
  await admin.api('DELETE', `/trips/${trip.id}`);
});

test('whoever has a preview link sees a draft without an account, marked as one; the others find nothing', async ({
  admin,
  browser,
  baseURL,
}) => {
  const trip = await aTrip(admin.api);
  const page = await admin.open();
  await page.goto(`/admin/trips/edit/${trip.id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Preview of what is saved' }).getByRole('link', { name: 'Deutsch' });
  const address = (await link.getAttribute('href')) ?? '';

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await decided(visitor);
  const complaints = watch(visitor);
  const shown = await visitor.goto(address);
  expect(shown?.status()).toBe(200);
  await hydrated(visitor);
  await expect(visitor.getByRole('complementary', { name: 'Vorschau.' })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Barca/);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await axeFindings(visitor)).toEqual([]);
  expect(complaints).toEqual([]);
  expect((await visitor.goto(address.split('?')[0] ?? ''))?.status()).toBe(404);
  expect((await visitor.goto(`${address}0`))?.status()).toBe(404);
  await visitor.context().close();
  await admin.api('DELETE', `/trips/${trip.id}`);
});

test('banners are put in order by dragging and by the arrow keys, and it is told where they are', async ({ admin }) => {
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
  await handle(first).focus();
  await page.keyboard.press('End');
  await expect.poll(places).toEqual([...before.filter((id) => id !== first), first]);
  await expect(handle(first)).toBeFocused();
  await expect(page.getByText(new RegExp(`^“Uno \\d+” is now number ${before.length} of ${before.length}$`))).toBeAttached();

  await byKey;
  await page.waitForLoadState('networkidle');
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
  const shown = async () => (await (await request.get('/en/testimonials', PATIENT)).text()).includes(avatar);
  await expect.poll(shown).toBe(true);
  const file = await request.get(`/api/images/optimize/${avatar}?width=112&height=112`, PATIENT);
  const { width, height } = await sharp(await file.body()).metadata();
  expect(width).toBe(height);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await admin.api<{ avatar: string | null }>('GET', `/testimonials/${id}`)).avatar).toBeNull();
  await admin.api('DELETE', `/testimonials/${id}`);
});
