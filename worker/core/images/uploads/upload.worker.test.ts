import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type ImageDetail, PICTURE_LIMIT_BYTES } from '#contract/pictures/images.ts';
import { decodePng } from '#core/bytes/png.ts';
import { revisions } from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../../test/client.ts';
import {
  ask,
  librarian,
  list,
  openPictureLibrary,
  refusal,
  text,
  upload,
} from '../../../test/picture-library.ts';
import { aPng, joinBytes, phonePhoto, pngClaiming, wideGamutPng } from '../../../test/pictures.ts';

beforeAll(openPictureLibrary);

test('a picture is stored under a path with its name and hash, measured, and served', async () => {
  const response = await upload(await aPng(10));
  expect(response.status).toBe(201);
  const row = (await response.json()) as ImageDetail;
  expect(row).toMatchObject({
    name: 'Cala Mitjana.PNG',
    contentType: 'image/png',
    width: 8,
    height: 4,
    alt: {},
    focalX: 0.5,
    version: 1,
  });
  expect(row.path).toMatch(/^cala-mitjana-[0-9a-f]{16}\.png$/);
  expect(row.dominantColor).toBe('#0a0a0a');
  expect(row.preview).toMatch(/^data:image\/webp;base64,/);
  expect((await send(`/api/images/optimize/${row.path}?width=320`)).status).toBe(200);
  const history = await db.select().from(revisions).where(eq(revisions.entity, 'images'));
  expect(history).toEqual([expect.objectContaining({ entityId: row.id, version: 1 })]);
});

test('a form with a field «file» does as well, and without one it says so', async () => {
  const form = new FormData();
  form.set('file', new File([await aPng(11)], 'C:\\photos\\llaüt.png', { type: 'text/plain' }));
  const response = await ask('', 'POST', form);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    name: 'llaüt.png',
    path: expect.stringMatching(/^llaut-[0-9a-f]{16}\.png$/),
  });
  const empty = await ask('', 'POST', new FormData());
  expect(empty.status).toBe(422);
  expect(await empty.json()).toMatchObject({ errors: [{ path: 'file', code: 'required' }] });
});

test('the same bytes are stored once, also when they come together, and come back from the trash', async () => {
  const bytes = await aPng(12);
  const [one, concurrent] = await Promise.all([upload(bytes), upload(bytes.slice())]);
  const [first, second] = (await Promise.all([one.json(), concurrent.json()])) as [
    ImageDetail,
    ImageDetail,
  ];
  expect(second.id).toBe(first.id);
  expect((await ask(`/${first.id}`, 'DELETE')).status).toBe(204);
  const again = await upload(await aPng(12), 'another name.png');
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({
    id: first.id,
    name: 'Cala Mitjana.PNG',
    deletedAt: null,
  });
});

test('a photo from a phone is turned upright once and for all, and tells neither place nor maker', async () => {
  const row = (await (await upload(phonePhoto(), 'IMG 1.jpg')).json()) as ImageDetail;
  expect([row.width, row.height]).toEqual([8, 16]);
  const original = new Uint8Array(
    await ((await bindings.BUCKET.get(`originals/${row.path}`)) as R2ObjectBody).arrayBuffer(),
  );
  expect(new TextDecoder('latin1').decode(original)).not.toMatch(/Exif|Phone/);
  // The hash covers the stored file, which a backup verifies; uploading the same photo again yields the same image.
  const digest = createHash('sha256').update(original).digest('hex');
  expect((row as { sha256?: string }).sha256).toBe(digest);
  expect((await upload(phonePhoto(), 'again.jpg')).status).toBe(200);
  const png = await send(`/api/images/optimize/${row.path}?format=png`);
  const { rgba } = decodePng(new Uint8Array(await png.arrayBuffer()));
  const [firstRed = 0, lastBlue = 0] = [rgba.at(0), rgba.at(-2)];
  expect([rgba.length / 4, firstRed > 150, lastBlue > 150]).toEqual([128, true, true]);
});

test('a photo in Display P3 is stored in sRGB, without its profile', async () => {
  const row = (await (await upload(wideGamutPng(), 'sunset.png')).json()) as ImageDetail;
  const original = new Uint8Array(
    await ((await bindings.BUCKET.get(`originals/${row.path}`)) as R2ObjectBody).arrayBuffer(),
  );
  expect(new TextDecoder('latin1').decode(wideGamutPng())).toContain('iCCP');
  expect(new TextDecoder('latin1').decode(original)).not.toContain('iCCP');
  const [red = 0, green = 0, blue = 0] = decodePng(original).rgba;
  expect(
    [Math.abs(red - 200), Math.abs(green - 60), Math.abs(blue - 60)].map(
      (difference) => difference <= 2,
    ),
  ).toEqual([true, true, true]);
});

test('a picture that was downloaded from the library and comes back is known, though encoding it again would change it', async () => {
  const row = (await (await upload(phonePhoto(), 'IMG 3.jpg')).json()) as ImageDetail;
  const original = await (
    (await bindings.BUCKET.get(`originals/${row.path}`)) as R2ObjectBody
  ).arrayBuffer();
  const again = await upload(new Uint8Array(original), 'downloaded.jpg');
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ id: row.id });
});

test('a picture larger than 2560 px is stored at that size', async () => {
  const response = await upload(await aPng(16, { width: 5200, height: 1300 }), 'wide.png');
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ width: 2560, height: 640 });
});

test('what is appended to a picture is not stored', async () => {
  const response = await upload(joinBytes(await aPng(17), text('<html>')));
  expect(response.status).toBe(201);
  const { path } = (await response.json()) as ImageDetail;
  const original = await ((await bindings.BUCKET.get(`originals/${path}`)) as R2ObjectBody).text();
  expect(original).not.toContain('<html>');
});

test('without the Images binding nothing is taken, and the answer names what is missing', async () => {
  const response = await upload(await aPng(13), 'plain.png', { IMAGES: undefined });
  const problem = (await response.clone().json()) as { detail: string };
  expect(await refusal(response)).toBe('409 binding');
  expect(problem.detail).toContain('IMAGES in wrangler.toml');
});

test('what is no picture gets a refusal that names the reason', async () => {
  const png = await aPng(14);
  expect(await refusal(await upload(text('a list of things'), 'list.jpg'))).toBe('415 type');
  expect(await refusal(await upload(new Uint8Array()))).toBe('415 type');
  expect(
    await refusal(await upload(text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png')),
  ).toBe('415 svg');
  expect(await refusal(await upload(text('GIF89a/*<script>alert(1)</script>*/=1;'), 'a.gif'))).toBe(
    '422 damaged',
  );
  expect(
    await refusal(await upload(text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'IMG_1.HEIC')),
  ).toBe('415 heic');
  expect(await refusal(await upload(png.slice(0, -20)))).toBe('422 damaged');
  expect(
    await refusal(await upload(await aPng(14, { width: 640, height: 480, pixelShare: 0.5 }))),
  ).toBe('422 damaged');
  expect(await refusal(await upload(pngClaiming(12_000, 12_000)))).toBe('422 pixels');
  expect((await list('q=list.jpg')).total).toBe(0);
});

test('more than 15 MB is refused, whatever the length claims, and so is a form with it', async () => {
  const large = new Uint8Array(PICTURE_LIMIT_BYTES + 1);
  large.set(await aPng(15));
  expect(await refusal(await upload(large))).toBe('413 size');
  const stream = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < large.length; sent += 1_000_000)
        controller.enqueue(large.subarray(sent, sent + 1_000_000));
      controller.close();
    },
  });
  expect(await refusal(await upload(stream))).toBe('413 size');
  const form = new FormData();
  form.set('file', new File([large], 'large.png'));
  expect(await refusal(await ask('', 'POST', form))).toBe('413 size');
});

test('requests without a session and from other origins are refused', async () => {
  expect(
    (
      await send('/api/admin/images', {
        method: 'POST',
        body: await aPng(40),
        headers: { Origin: ORIGIN },
      })
    ).status,
  ).toBe(401);
  const foreign = { Origin: 'https://other.example', ...librarian };
  expect(
    (await send('/api/admin/images', { method: 'POST', body: await aPng(40), headers: foreign }))
      .status,
  ).toBe(403);
  expect(await bindings.BUCKET.list({ prefix: 'originals/x' })).toMatchObject({ objects: [] });
});
