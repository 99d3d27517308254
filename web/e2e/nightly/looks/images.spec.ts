import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '../../admin-session.ts';
import { axeFindings, DESKTOP, decided, PHONE, watch } from '../../site.ts';

test.beforeEach(async ({ page, session }) => {
  await decided(page);
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await page.context().addCookies(session.state.cookies);
});

/** Noise, which no format compresses well: about five megabytes of JPEG. */
const aPhoto = (width = 1500, height = 1120) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } }).jpeg({
    quality: 100,
    chromaSubsampling: '4:4:4',
  });
const aSmallPhoto = () => aPhoto(300, 200).toBuffer();

test('twenty pictures of five megabytes go up with progress, while four bad files are each refused by their reason', async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  await page.setViewportSize(DESKTOP);
  const put = async (name: string, bytes: Buffer | string) => {
    await writeFile(info.outputPath(name), bytes);
    return info.outputPath(name);
  };
  const photos: string[] = [];
  const batch = `batch-${Date.now()}-${info.workerIndex}`;
  for (let i = 1; i <= 20; i += 1) {
    const bytes = await aPhoto().toBuffer();
    expect(bytes.length).toBeGreaterThan(4_500_000);
    photos.push(await put(`${batch}-${i}.jpg`, bytes));
  }
  const bad = [
    await put('notes.jpg', 'These are notes of a meeting, not a picture.'),
    await put(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    await put('film.jpg', randomBytes(20 * 1024 * 1024)),
    await put('cut.jpg', (await aSmallPhoto()).subarray(0, 20_000)),
  ];
  await page.goto('/admin/images');
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();

  const started = Date.now();
  const order = [...photos.slice(0, 3), ...bad, ...photos.slice(3)];
  await page.locator('input[type=file]').setInputFiles(order);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('listitem')).toHaveCount(24);
  await expect(uploads.getByRole('progressbar').first()).toBeVisible();
  await expect(uploads.getByRole('status')).toHaveText(
    '20 of 24 uploaded. 4 could not be uploaded.',
    { timeout: 180_000 },
  );
  info.annotations.push({
    type: 'duration',
    description: `${Date.now() - started} ms for 20 pictures of 5 MB`,
  });

  const of = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
  await expect(of('notes.jpg')).toContainText('This file is not a picture, despite its name.');
  await expect(of('logo.svg')).toContainText('SVG drawings are not accepted');
  await expect(of('film.jpg')).toContainText('It is larger than 15 MB.');
  await expect(of('cut.jpg')).toContainText('The picture is incomplete or damaged.');
  await expect(of(`${batch}-20.jpg`)).toContainText('Uploaded');
  await expect(page.getByRole('link', { name: `Edit ${batch}-20.jpg` })).toBeVisible();
  expect(await (await page.request.get(`/api/admin/images?q=${batch}`)).json()).toMatchObject({
    total: 20,
  });
  expect(await axeFindings(page)).toEqual([]);
});

/** A sky above a sea, so that the orientation can be detected. */
const skyOverSea = (width: number, height: number) =>
  // A random sea colour: the library stores identical pictures once.
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: 32, g: Number(randomBytes(1)[0]), b: Number(randomBytes(1)[0]) },
    },
  }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: '#f0e0b0' } },
      left: 0,
      top: 0,
    },
  ]);

test('a photo of 48 megapixels, lying on its side, is scaled in the browser and stored upright', async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  const name = `phone-${Date.now()}-${info.workerIndex}.jpg`;
  // Rotated: its left side is the top of the photo.
  const upright = await skyOverSea(6048, 8064).jpeg().toBuffer();
  const lying = sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg();
  const file = info.outputPath(name);
  await writeFile(file, await lying.toBuffer());
  expect(await sharp(file).metadata()).toMatchObject({ width: 8064, height: 6048, orientation: 6 });
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (!(body instanceof Blob)) return send.call(this, body);
      void createImageBitmap(body, { imageOrientation: 'none' }).then(({ width, height }) => {
        Reflect.set(window, 'sentSize', [width, height]);
        send.call(this, body);
      });
    };
  });
  await page.goto('/admin/images');
  await page.locator('input[type=file]').setInputFiles(file);
  const [width, height] = [1920, 2560];
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('1 of 1 uploaded.', {
    timeout: 60_000,
  });
  const { items } = await (await page.request.get(`/api/admin/images?q=${name}`)).json();
  expect(items).toMatchObject([{ name, contentType: 'image/jpeg', width, height }]);
  // The browser uploaded it upright and scaled down.
  expect(await page.evaluate(() => Reflect.get(window, 'sentSize'))).toEqual([width, height]);
  const stored = await page.request.get(
    `/api/images/optimize/${items[0].path}?width=320&format=jpeg`,
  );
  const { data, info: shape } = await sharp(await stored.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const red = (y: number) => data[(y * shape.width + 160) * shape.channels] ?? 0;
  expect([shape.width, red(20) > 200, red(shape.height - 20) < 80]).toEqual([320, true, true]);
});

test('a photo of 48 megapixels that comes without the browser’s help is scaled and turned, too', async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const upright = await skyOverSea(6048, 8064).jpeg().toBuffer();
  const data = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const headers = { Origin: new URL(baseURL ?? '').origin, 'Content-Type': 'image/jpeg' };
  const answer = await page.request.post(`/api/admin/images?name=api-${info.workerIndex}.jpg`, {
    data,
    headers,
    timeout: 120_000,
  });
  expect([answer.status(), await answer.json()]).toMatchObject([
    201,
    { contentType: 'image/jpeg', width: 1920, height: 2560 },
  ]);
});

test('a panorama and a drawing with transparency are taken in an editor', async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  const file = info.outputPath(`panorama-${Date.now()}.jpg`);
  await writeFile(file, await skyOverSea(12_000, 2500).jpeg().toBuffer());
  await page.setViewportSize(DESKTOP);
  await page.goto('/admin/hero-banners/new?tab=pictures');
  const field = page.getByRole('group', { name: 'Background picture' });
  await field.locator('input[type=file]').setInputFiles(file);
  await expect(field.locator('img')).toHaveAttribute('src', /panorama-\d+-[0-9a-f]{16}\.jpg/, {
    timeout: 60_000,
  });
  const path = /panorama-\d+-[0-9a-f]{16}\.jpg/.exec(
    (await field.locator('img').getAttribute('src')) ?? '',
  )?.[0];
  const size = async (of: string | undefined) => {
    const { items } = await (await page.request.get(`/api/admin/images?q=${of}`)).json();
    return items.map(({ width, height, contentType }: Record<string, unknown>) => [
      width,
      height,
      contentType,
    ]);
  };
  expect(await size(path)).toEqual([[2560, 533, 'image/jpeg']]);

  const logo = `logo-${Date.now()}`;
  const background = {
    r: Number(randomBytes(1)[0]),
    g: Number(randomBytes(1)[0]),
    b: 96,
    alpha: 0.4,
  };
  const drawing = sharp({ create: { width: 3000, height: 1500, channels: 4, background } }).png();
  await field.locator('input[type=file]').setInputFiles({
    name: `${logo}.png`,
    mimeType: 'image/png',
    buffer: await drawing.toBuffer(),
  });
  await expect(field.locator('img')).toHaveAttribute(
    'src',
    new RegExp(`${logo}-[0-9a-f]{16}\\.webp`),
    { timeout: 60_000 },
  );
  const address = await field.locator('img').getAttribute('src');
  const shown = await page.request.get(address ?? '');
  expect((await sharp(await shown.body()).stats()).isOpaque).toBe(false);
});

test('a HEIC photo that the browser cannot decode is refused with the way out', async ({
  page,
}) => {
  await page.goto('/admin/images');
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText(
    'Export it as JPEG, or choose “Most Compatible”',
  );
});

test('on a phone: upload, words, focal point, replace; what is deleted comes back', async ({
  page,
}, info) => {
  await page.setViewportSize(PHONE);
  const complaints = watch(page);
  await page.goto('/admin/images');
  const name = `bay-${Date.now()}-${info.workerIndex}.jpg`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await aSmallPhoto() });
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const part = (name: string) => page.getByRole('tab', { name }).click();
  await part('Text');
  await page.getByLabel('Deutsch').fill('Rauschen');
  await part('Focal point');
  const point = page.getByRole('button', { name: /^Focal point/ });
  await point.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await expect(point).toHaveAccessibleName('Focal point: 30% from the left, 60% from the top');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('All saved').or(page.getByRole('status').getByText(/saved/i)).first(),
  ).toBeVisible();
  await page.reload();
  await part('Text');
  await expect(page.getByLabel('Deutsch')).toHaveValue('Rauschen');
  await part('Focal point');
  await expect(point).toHaveAccessibleName('Focal point: 30% from the left, 60% from the top');

  await part('File');
  const path = await page.getByText(/^bay-.*-[0-9a-f]{16}\.jpg$/).textContent();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('notes'),
  });
  await expect(page.getByRole('alert')).toContainText('This file is not a picture');
  await file.setInputFiles({
    name: 'other.jpg',
    mimeType: 'image/jpeg',
    buffer: await aSmallPhoto(),
  });
  await expect(page.getByText(path ?? '')).toHaveCount(0);
  await part('Text');
  await expect(page.getByLabel('Deutsch')).toHaveValue('Rauschen');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/images$/);
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
  // Rejecting the text file is an expected response.
  expect(complaints.filter((one) => !/415/.test(one))).toEqual([]);
});

test('a focal point reaches the public page that shows the picture, and a picture that is shown cannot be deleted', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(DESKTOP);
  const headers = { Origin: new URL(baseURL ?? '').origin };
  const { items } = await (await page.request.get('/api/admin/images?q=market-cheese')).json();
  const { id, version, name, alt, path } = items[0];
  const save = (focalX: number, from: number) =>
    page.request.put(`/api/admin/images/${id}`, {
      data: { name, alt, focalX, focalY: 0.5, version: from },
      headers,
    });
  const saved = await (await save(0.9, version)).json();
  try {
    const use = saved.uses.find(
      ({ kind }: { kind: string }) => kind === 'trips' || kind === 'destinations',
    );
    await expect(async () => {
      await page.goto(`/en/${use.kind}/${use.id}`);
      expect(
        await page
          .locator('.focus-x-9')
          .first()
          .evaluate((picture) => getComputedStyle(picture).objectPosition),
      ).toBe('90% 50%');
    }).toPass({ timeout: 20_000 });
    await page.goto(`/admin/images/edit/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name || path);
    expect((await page.request.get(`/api/admin/images/${id}`)).status()).toBe(200);
  } finally {
    await save(0.5, saved.version);
  }
});

test('the converter makes files smaller side by side, and adds them to the library', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const complaints = watch(page);
  await page.goto('/admin/webp-converter');
  const name = `dune-${Date.now()}`;
  await page.locator('input[type=file]').setInputFiles([
    { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await aPhoto(1600, 900).toBuffer() },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') },
  ]);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${name}.jpg` }) });
  await expect(card.getByText(/% less$/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'The browser could not read this file as a picture.',
  );
  const before = await card.getByText(/^After/).textContent();
  await page.getByLabel('Largest width').selectOption('800');
  await expect(card.getByText('800 × 450 px')).toBeVisible();
  expect(await card.getByText(/^After/).textContent()).not.toBe(before);
  expect(await axeFindings(page)).toEqual([]);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`${name}.webp`);
  await card.getByRole('button', { name: /^Add to the library/ }).click();
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('1 of 1 uploaded.', {
    timeout: 30_000,
  });
  const { items } = await (await page.request.get(`/api/admin/images?q=${name}`)).json();
  expect(items).toMatchObject([{ name: `${name}.webp`, contentType: 'image/webp', width: 800 }]);
  expect(complaints).toEqual([]);
});
