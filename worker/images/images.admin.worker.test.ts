import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type ImageDetail, type ImageList, type ImageStorage, PICTURE_LIMIT_BYTES } from '#contract/images.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { blogPosts, editorDrafts, heroBanners, images, revisions, settings, transferVehicles, trips } from '#db/schema.ts';
import { aBanner, aBlogCategory, aBlogPost, aTrip, aTripType, db } from '../test/builders.ts';
import { bindings, ORIGIN, send } from '../test/client.ts';
import { aPng, joinBytes, phonePhoto, pngClaiming } from '../test/pictures.ts';
import { signIn } from '../test/sign-in.ts';
import { pngPixels } from './png-pixels.ts';

let cookie: Record<string, string>;
let post: number;

beforeAll(async () => {
  cookie = (await signIn('ada@example.com', 'admin')).headers;
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  post = (await aBlogPost({ title: 'A day out' })).id;
});

type Body = BodyInit | Uint8Array;
const ask = (path: string, method = 'GET', body?: Body, headers: Record<string, string> = {}, overrides = {}) =>
  send(`/api/admin/images${path}`, { method, body: body as BodyInit, headers: { Origin: ORIGIN, ...cookie, ...headers } }, overrides);
const json = (path: string, method: string, body: unknown) =>
  ask(path, method, JSON.stringify(body), { 'Content-Type': 'application/json' });
const upload = (bytes: Body, name = 'Cala Mitjana.PNG', overrides = {}) =>
  ask(`?name=${encodeURIComponent(name)}`, 'POST', bytes, { 'Content-Type': 'image/png' }, overrides);
const uploaded = async (shade: number, name?: string) => (await (await upload(await aPng(shade), name)).json()) as ImageDetail;
const detail = async (id: number) => (await (await ask(`/${id}`)).json()) as ImageDetail;
const list = async (query: string) => (await (await ask(`?${query}`)).json()) as ImageList;
const refusal = async (response: Response) => {
  const { code, status } = (await response.json()) as { code: string; status: number };
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  return `${status} ${code}`;
};
const text = (words: string) => new TextEncoder().encode(words);

test('a picture is stored under a path with its name and hash, measured, and served', async () => {
  const response = await upload(await aPng(10));
  expect(response.status).toBe(201);
  const row = (await response.json()) as ImageDetail;
  expect(row).toMatchObject({ name: 'Cala Mitjana.PNG', contentType: 'image/png', width: 8, height: 4, alt: {}, focalX: 0.5, version: 1 });
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
  expect(await response.json()).toMatchObject({ name: 'llaüt.png', path: expect.stringMatching(/^llaut-[0-9a-f]{16}\.png$/) });
  const empty = await ask('', 'POST', new FormData());
  expect(empty.status).toBe(422);
  expect(await empty.json()).toMatchObject({ errors: [{ path: 'file', code: 'required' }] });
});

test('the same bytes are stored once, also when they come together, and come back from the trash', async () => {
  const bytes = await aPng(12);
  const [one, twin] = await Promise.all([upload(bytes), upload(bytes.slice())]);
  const [first, second] = (await Promise.all([one.json(), twin.json()])) as [ImageDetail, ImageDetail];
  expect(second.id).toBe(first.id);
  expect((await ask(`/${first.id}`, 'DELETE')).status).toBe(204);
  const again = await upload(await aPng(12), 'another name.png');
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ id: first.id, name: 'Cala Mitjana.PNG', deletedAt: null });
});

test('a photo from a phone is turned upright once and for all, and tells neither place nor maker', async () => {
  const row = (await (await upload(phonePhoto(), 'IMG 1.jpg')).json()) as ImageDetail;
  expect([row.width, row.height]).toEqual([8, 16]);
  const kept = new Uint8Array(await ((await bindings.BUCKET.get(`originals/${row.path}`)) as R2ObjectBody).arrayBuffer());
  expect(new TextDecoder('latin1').decode(kept)).not.toMatch(/Exif|Phone/);
  // The hash is that of what is stored, by which a backup is checked; the same photo again is the same picture.
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', kept))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect((row as { sha256?: string }).sha256).toBe(digest);
  expect((await upload(phonePhoto(), 'again.jpg')).status).toBe(200);
  const png = await send(`/api/images/optimize/${row.path}?format=png`);
  const pixels = await pngPixels(new Uint8Array(await png.arrayBuffer()));
  expect([pixels?.length, (pixels?.[0]?.red ?? 0) > 150, (pixels?.at(-1)?.blue ?? 0) > 150]).toEqual([128, true, true]);
});

test('without the Images binding such a photo keeps its orientation alone, which browsers mind', async () => {
  await db.delete(images);
  const row = (await (await upload(phonePhoto(), 'IMG 2.jpg', { IMAGES: undefined })).json()) as ImageDetail;
  expect([row.width, row.height]).toEqual([8, 16]);
  const kept = new TextDecoder('latin1').decode(await ((await bindings.BUCKET.get(`originals/${row.path}`)) as R2ObjectBody).arrayBuffer());
  expect(kept).toContain('Exif');
  expect(kept).not.toContain('Phone');
});

test('without the Images binding a picture is stored all the same', async () => {
  const response = await upload(await aPng(13), 'plain.png', { IMAGES: undefined });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ preview: '', dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/) });
});

test('what is no harmless picture gets a refusal that names the reason', async () => {
  const png = await aPng(14);
  expect(await refusal(await upload(text('a list of things'), 'list.jpg'))).toBe('415 type');
  expect(await refusal(await upload(new Uint8Array()))).toBe('415 type');
  expect(await refusal(await upload(text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png'))).toBe('415 svg');
  expect(await refusal(await upload(text('GIF89a/*<script>alert(1)</script>*/=1;'), 'a.gif'))).toBe('415 polyglot');
  expect(await refusal(await upload(joinBytes(png, text('<html>'))))).toBe('415 polyglot');
  expect(await refusal(await upload(png.slice(0, -20)))).toBe('422 damaged');
  expect(await refusal(await upload(pngClaiming(20_000, 20_000)))).toBe('422 pixels');
  expect((await list('q=list.jpg')).total).toBe(0);
});

test('more than 15 MB is refused, whatever the length claims, and so is a form with it', async () => {
  const large = new Uint8Array(PICTURE_LIMIT_BYTES + 1);
  large.set(await aPng(15));
  expect(await refusal(await upload(large))).toBe('413 size');
  const stream = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < large.length; sent += 1_000_000) controller.enqueue(large.subarray(sent, sent + 1_000_000));
      controller.close();
    },
  });
  expect(await refusal(await upload(stream))).toBe('413 size');
  const form = new FormData();
  form.set('file', new File([large], 'large.png'));
  expect(await refusal(await ask('', 'POST', form))).toBe('413 size');
});

test('name, alternative texts and focal point are saved over the version they were read at', async () => {
  const { id } = await uploaded(20);
  const input = { name: 'Bay', alt: { es: 'Una bahía', de: 'Eine Bucht' }, focalX: 0.25, focalY: 1 };
  const saved = await json(`/${id}`, 'PUT', { ...input, version: 1 });
  expect(saved.status).toBe(200);
  expect(await saved.json()).toMatchObject({ ...input, version: 2 });
  const late = await json(`/${id}`, 'PUT', { ...input, name: 'Other', version: 1 });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ current: { name: 'Bay', version: 2 } });
  expect(await (await json(`/${id}`, 'PUT', { focalY: 0, version: 2 })).json()).toMatchObject({ ...input, focalY: 0, version: 3 });
  expect((await json(`/${id}`, 'PUT', { ...input, focalX: 1.1, version: 3 })).status).toBe(422);
  expect((await json(`/${id}`, 'PUT', 'words')).status).toBe(422);
  expect((await json('/9999', 'PUT', { ...input, version: 1 })).status).toBe(404);
});

test('a moved focal point reaches everything that shows the picture; the old address still shows it', async () => {
  const picture = await uploaded(21);
  const { path, id } = picture;
  const trip = await aTrip({ image: path, gallery: ['other.jpg', path] });
  await json(`/${id}`, 'PUT', { name: 'Bay', alt: {}, focalX: 0.3, focalY: 0.96, version: 1 });
  const address = pictureAddress(await detail(id));
  expect(address).toBe(`${path}~3a`);
  const [moved] = await db.select().from(trips).where(eq(trips.id, trip.id));
  expect(moved).toMatchObject({ image: address, gallery: ['other.jpg', address], version: 2 });
  expect((await detail(id)).uses).toEqual([{ kind: 'trips', id: String(trip.id), name: trip.name }]);
  await json(`/${id}`, 'PUT', { name: 'Bay', alt: {}, focalX: 0, focalY: 0, version: 2 });
  await json(`/${id}`, 'PUT', { name: 'Bay', alt: {}, focalX: 0.5, focalY: 0.5, version: 3 });
  expect(await db.select().from(trips).where(eq(trips.id, trip.id))).toMatchObject([{ image: path, gallery: ['other.jpg', path] }]);
  for (const one of [path, address, `${path}~00`]) expect((await send(`/api/images/optimize/${one}?width=20`)).status).toBe(200);
});

test('what a picture shows is told beside a vehicle also when its focal point was moved', async () => {
  const { id, path } = await uploaded(29);
  await db.insert(transferVehicles).values({
    code: 'van',
    name: 'Van',
    image: path,
    maxPassengers: 8,
    largeBags: 8,
    cabinBags: 8,
    childSeats: 2,
    leadMinutes: 60,
  });
  await json(`/${id}`, 'PUT', { alt: { en: 'A blue van' }, focalX: 0, version: 1 });
  const vehicles = await (await send('/api/transfers/vehicles')).json();
  expect(vehicles).toMatchObject([{ image: `${path}~05`, imageAlt: { en: 'A blue van' } }]);
  expect((await detail(id)).uses).toMatchObject([{ kind: 'transfers/vehicles', name: 'Van' }]);
});

test('a former state comes back with its focal point, wherever the picture is shown', async () => {
  const { id, path } = await uploaded(28);
  const trip = await aTrip({ image: path });
  await json(`/${id}`, 'PUT', { name: 'Bay', alt: { es: 'x' }, focalX: 1, focalY: 1, version: 1 });
  const response = await json(`/${id}/revisions/1/restore`, 'POST', { version: 2 });
  expect(await response.json()).toMatchObject({ id, alt: {}, focalX: 0.5, version: 3 });
  expect(await db.select().from(trips).where(eq(trips.id, trip.id))).toMatchObject([{ image: path, version: 3 }]);
  expect(await (await ask(`/${id}/revisions`)).json()).toHaveLength(3);
});

test('a picture that is shown cannot be deleted, and says where it is shown', async () => {
  const { id, path } = await uploaded(22);
  const banner = await aBanner({ image: path, title: 'Summer' });
  await db.insert(settings).values({ key: 'trail', value: { stages: [{ sights: `![x](${path})` }] } });
  const refused = await ask(`/${id}`, 'DELETE');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'used',
    uses: [
      { kind: 'hero-banners', id: String(banner.id), name: 'Summer' },
      { kind: 'settings', id: 'trail', name: 'trail' },
    ],
  });
  expect(await (await json('/bulk', 'POST', { action: 'delete', ids: [id] })).json()).toEqual({ ids: [] });
  await db.delete(settings).where(eq(settings.key, 'trail'));
  await db.update(heroBanners).set({ deletedAt: '2026-01-01' }).where(eq(heroBanners.id, banner.id));
  expect((await ask(`/${id}`, 'DELETE')).status).toBe(204);
  expect((await ask(`/${id}`, 'DELETE')).status).toBe(204);
  expect((await list('status=trash')).items.map((row) => row.id)).toContain(id);
  expect(await (await ask(`/${id}/restore`, 'POST')).json()).toMatchObject({ id, deletedAt: null });
});

test('another file under a picture shows wherever the picture is shown, former states and drafts too', async () => {
  const { id, path } = await uploaded(23, 'old.png');
  await json(`/${id}`, 'PUT', { name: 'Bay', alt: { es: 'Bahía' }, focalX: 0.2, focalY: 0.5, version: 1 });
  const address = `${path}~25`;
  const trip = await aTrip({ image: address, gallery: [address] });
  await db.insert(revisions).values({ entity: 'trips', entityId: trip.id, version: 1, data: { image: address } });
  await db.insert(editorDrafts).values({ entity: 'trips', entityId: trip.id, userId: 1, data: { image: address }, baseVersion: 1 });
  await db
    .update(blogPosts)
    .set({ body: `## One\n\n![Bay](${address})` })
    .where(eq(blogPosts.id, post));
  const response = await ask(`/${id}/replace?version=2`, 'POST', await aPng(24, { width: 6, height: 6 }));
  expect(response.status).toBe(200);
  const row = (await response.json()) as ImageDetail;
  expect(row).toMatchObject({ id, name: 'Bay', alt: { es: 'Bahía' }, width: 6, height: 6, version: 3, focalX: 0.2 });
  expect(row.path).not.toBe(path);
  const next = `${row.path}~25`;
  expect(await db.select().from(trips).where(eq(trips.id, trip.id))).toMatchObject([{ image: next, gallery: [next], version: 2 }]);
  expect(await db.select().from(revisions).where(eq(revisions.entity, 'trips'))).toMatchObject([{ data: { image: next } }]);
  expect(await db.select().from(editorDrafts)).toMatchObject([{ data: { image: next } }]);
  expect(row.uses.map(({ kind }) => kind)).toEqual(['trips', 'blog/posts']);
  expect((await ask(`/${id}/replace?version=2`, 'POST', await aPng(25))).status).toBe(409);
});

test('a picture is not replaced by another one of the library, nor by what is refused', async () => {
  const { id } = await uploaded(26);
  await uploaded(27);
  expect(await refusal(await ask(`/${id}/replace`, 'POST', await aPng(27)))).toBe('409 known');
  expect(await refusal(await ask(`/${id}/replace`, 'POST', text('words')))).toBe('415 type');
  expect(await (await ask(`/${id}/replace`, 'POST', await aPng(26))).json()).toMatchObject({ id, version: 1 });
});

test('the list is searched without minding accents, filtered by what is missing or unused, sorted and paged', async () => {
  await db.delete(images);
  const cove = await uploaded(30, 'Cala Pregònda.png');
  const quay = await uploaded(31, 'quay.png');
  await json(`/${quay.id}`, 'PUT', {
    name: 'quay',
    alt: { es: 'Un moll', en: 'x', de: 'x', ca: 'x' },
    focalX: 0.5,
    focalY: 0.5,
    version: 1,
  });
  await aTrip({ image: 'none.jpg', gallery: [`${cove.path}~11`] });
  const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
  expect(await ids('q=pregonda')).toEqual([cove.id]);
  expect(await ids('q=moll')).toEqual([quay.id]);
  expect(await ids('missingAlt=any')).toEqual([cove.id]);
  expect(await ids('missingAlt=ca')).toEqual([cove.id]);
  expect(await ids('unused=1')).toEqual([quay.id]);
  expect(await ids('sort=name')).toEqual([cove.id, quay.id]);
  expect(await list('pageSize=1&page=2&sort=-created')).toMatchObject({ items: [{ id: cove.id }], total: 2, page: 2, pageSize: 1 });
});

test('storage tells originals, variants and what lies unused', async () => {
  await send(`/api/images/optimize/${(await list('unused=1')).items[0]?.path}?width=20`);
  const storage = (await (await ask('/storage')).json()) as ImageStorage;
  expect(storage.originals.count).toBe(2);
  expect(storage.unused.count).toBe(1);
  expect(storage.variants.count).toBeGreaterThan(0);
  expect(storage.replacedBytes).toBeGreaterThan(0);
});

test('nobody and other origins are kept out', async () => {
  expect((await send('/api/admin/images', { method: 'POST', body: await aPng(40), headers: { Origin: ORIGIN } })).status).toBe(401);
  const foreign = { Origin: 'https://elsewhere.example', ...cookie };
  expect((await send('/api/admin/images', { method: 'POST', body: await aPng(40), headers: foreign })).status).toBe(403);
  expect(await bindings.BUCKET.list({ prefix: 'originals/x' })).toMatchObject({ objects: [] });
});
