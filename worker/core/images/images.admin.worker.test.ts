import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { ImageDetail, ImageStorage } from '#contract/pictures/images.ts';
import { pictureAddress } from '#contract/pictures/picture-address.ts';
import {
  blogPosts,
  editorDrafts,
  heroBanners,
  images,
  revisions,
  settings,
  transferVehicles,
  trips,
} from '#core/db/schema.ts';
import { aBanner, aBlogCategory, aBlogPost, aTrip, aTripType, db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import {
  ask,
  detail,
  json,
  list,
  openPictureLibrary,
  refusal,
  text,
  uploaded,
} from '../../test/picture-library.ts';
import { aPng } from '../../test/pictures.ts';

beforeAll(openPictureLibrary);

let post: number;

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  post = (await aBlogPost({ title: 'A day out' })).id;
});

test('name, alternative texts and focal point are saved over the version they were read at', async () => {
  const { id } = await uploaded(20);
  const input = {
    name: 'Bay',
    alt: { es: 'Una bahía', de: 'Eine Bucht' },
    focalX: 0.25,
    focalY: 1,
  };
  const saved = await json(`/${id}`, 'PUT', { ...input, version: 1 });
  expect(saved.status).toBe(200);
  expect(await saved.json()).toMatchObject({ ...input, version: 2 });
  const late = await json(`/${id}`, 'PUT', { ...input, name: 'Other', version: 1 });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ current: { name: 'Bay', version: 2 } });
  expect(await (await json(`/${id}`, 'PUT', { focalY: 0, version: 2 })).json()).toMatchObject({
    ...input,
    focalY: 0,
    version: 3,
  });
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
  expect((await detail(id)).uses).toEqual([
    {
      kind: 'trips',
      id: String(trip.id),
      name: trip.name,
      translations: { name: trip.translations.name },
    },
  ]);
  await json(`/${id}`, 'PUT', { name: 'Bay', alt: {}, focalX: 0, focalY: 0, version: 2 });
  await json(`/${id}`, 'PUT', { name: 'Bay', alt: {}, focalX: 0.5, focalY: 0.5, version: 3 });
  expect(await db.select().from(trips).where(eq(trips.id, trip.id))).toMatchObject([
    { image: path, gallery: ['other.jpg', path] },
  ]);
  for (const one of [path, address, `${path}~00`])
    expect((await send(`/api/images/optimize/${one}?width=20`)).status).toBe(200);
});

test('a vehicle’s picture has its alternative text also when its focal point was moved', async () => {
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
  expect(await db.select().from(trips).where(eq(trips.id, trip.id))).toMatchObject([
    { image: path, version: 3 },
  ]);
  expect(await (await ask(`/${id}/revisions`)).json()).toHaveLength(3);
});

test('a picture that is shown cannot be deleted, and says where it is shown', async () => {
  const { id, path } = await uploaded(22);
  const banner = await aBanner({ image: path, title: 'Summer' });
  await db
    .insert(settings)
    .values({ key: 'trail', value: { stages: [{ sights: `![x](${path})` }] } });
  const refused = await ask(`/${id}`, 'DELETE');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'used',
    uses: [
      { kind: 'hero-banners', id: String(banner.id), name: 'Summer' },
      { kind: 'settings', id: 'trail', name: 'trail' },
    ],
  });
  expect(await (await json('/bulk', 'POST', { action: 'delete', ids: [id] })).json()).toEqual({
    ids: [],
  });
  await db.delete(settings).where(eq(settings.key, 'trail'));
  await db
    .update(heroBanners)
    .set({ deletedAt: '2026-01-01' })
    .where(eq(heroBanners.id, banner.id));
  expect((await ask(`/${id}`, 'DELETE')).status).toBe(204);
  expect((await ask(`/${id}`, 'DELETE')).status).toBe(204);
  expect((await list('status=trash')).items.map((row) => row.id)).toContain(id);
  expect(await (await ask(`/${id}/restore`, 'POST')).json()).toMatchObject({ id, deletedAt: null });
});

test('another file under a picture shows wherever the picture is shown, former states and drafts too', async () => {
  const { id, path } = await uploaded(23, 'old.png');
  await json(`/${id}`, 'PUT', {
    name: 'Bay',
    alt: { es: 'Bahía' },
    focalX: 0.2,
    focalY: 0.5,
    version: 1,
  });
  const address = `${path}~25`;
  const trip = await aTrip({ image: address, gallery: [address] });
  await db
    .insert(revisions)
    .values({ entity: 'trips', entityId: trip.id, version: 1, data: { image: address } });
  await db.insert(editorDrafts).values({
    entity: 'trips',
    entityId: trip.id,
    userId: 1,
    data: { image: address },
    baseVersion: 1,
  });
  await db
    .update(blogPosts)
    .set({ body: `## One\n\n![Bay](${address})` })
    .where(eq(blogPosts.id, post));
  const response = await ask(
    `/${id}/replace?version=2`,
    'POST',
    await aPng(24, { width: 6, height: 6 }),
  );
  expect(response.status).toBe(200);
  const row = (await response.json()) as ImageDetail;
  expect(row).toMatchObject({
    id,
    name: 'Bay',
    alt: { es: 'Bahía' },
    width: 6,
    height: 6,
    version: 3,
    focalX: 0.2,
  });
  expect(row.path).not.toBe(path);
  const next = `${row.path}~25`;
  expect(await db.select().from(trips).where(eq(trips.id, trip.id))).toMatchObject([
    { image: next, gallery: [next], version: 2 },
  ]);
  expect(await db.select().from(revisions).where(eq(revisions.entity, 'trips'))).toMatchObject([
    { data: { image: next } },
  ]);
  expect(await db.select().from(editorDrafts)).toMatchObject([{ data: { image: next } }]);
  expect(row.uses.map(({ kind }) => kind)).toEqual(['trips', 'blog/posts']);
  expect((await ask(`/${id}/replace?version=2`, 'POST', await aPng(25))).status).toBe(409);
});

test('a picture is not replaced by another one of the library, nor by what is refused', async () => {
  const { id } = await uploaded(26);
  await uploaded(27);
  expect(await refusal(await ask(`/${id}/replace`, 'POST', await aPng(27)))).toBe('409 known');
  expect(await refusal(await ask(`/${id}/replace`, 'POST', text('words')))).toBe('415 type');
  expect(await (await ask(`/${id}/replace`, 'POST', await aPng(26))).json()).toMatchObject({
    id,
    version: 1,
  });
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
  expect(await list('pageSize=1&page=2&sort=-created')).toMatchObject({
    items: [{ id: cove.id }],
    total: 2,
    page: 2,
    pageSize: 1,
  });
});

test('storage tells originals, variants and what lies unused', async () => {
  await send(`/api/images/optimize/${(await list('unused=1')).items[0]?.path}?width=20`);
  const storage = (await (await ask('/storage')).json()) as ImageStorage;
  expect(storage.originals.count).toBe(2);
  expect(storage.unused.count).toBe(1);
  expect(storage.variants.count).toBeGreaterThan(0);
  expect(storage.replacedBytes).toBeGreaterThan(0);
});
