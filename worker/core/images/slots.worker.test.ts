import { beforeAll, expect, test } from 'vitest';
import type { PictureSlot } from '#contract/pictures/slots.ts';
import { images, settings } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aBanner, aBlogCategory, aBlogPost, aTrip, aTripType, db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';

const admin = await anAdmin();
let trip: { id: number; slug: string };

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  const file = { contentType: 'image/jpeg', bytes: 1, dominantColor: '#000000', preview: '' };
  await db.insert(images).values([
    ...[
      { ...file, path: 'drawn.jpg', sha256: '1', width: 900, height: 600, isDemo: true },
      { ...file, path: 'own.jpg', sha256: '2', width: 400, height: 300 },
    ],
  ] as never);
  trip = await aTrip({ image: 'drawn.jpg', gallery: ['own.jpg~3a'] });
  await aTrip({ image: 'drawn.jpg', deletedAt: '2026-01-01T00:00:00.000Z' });
  await aBanner({ image: 'own.jpg', title: 'Summer' });
  await aBlogPost({
    cover: 'drawn.jpg',
    body: 'Text ![a cove](own.jpg) and ![far](https://x.example/y.jpg)',
  });
  await db.insert(settings).values({
    ...{ key: 'site', value: { siteName: 'Costa', brand: { square: 'own.jpg' } } },
  });
});

test('every place with a picture is listed, with what is there and what is free', async () => {
  const slots = await jsonOf<PictureSlot[]>(admin('/images/slots'));
  const of = (kind: string, id = '') =>
    slots
      .filter((slot) => slot.kind === kind && (id === '' || slot.id === id))
      .map(({ field, at, address, isDrawing, size }) => ({ field, at, address, isDrawing, size }));
  const own = { isDrawing: false, size: { width: 400, height: 300 } };
  const drawn = { isDrawing: true, size: { width: 900, height: 600 } };
  expect(of('trips', String(trip.id))).toEqual([
    { field: 'image', at: 0, address: 'drawn.jpg', ...drawn },
    { field: 'gallery', at: 0, address: 'own.jpg~3a', ...own },
    { field: 'gallery', at: 1, address: null, isDrawing: false, size: null },
  ]);
  expect(of('trips')).toHaveLength(3);
  expect(of('hero-banners')).toEqual([{ field: 'image', at: 0, address: 'own.jpg', ...own }]);
  expect(of('blog/posts')).toEqual([
    { field: 'cover', at: 0, address: 'drawn.jpg', ...drawn },
    { field: 'body', at: 0, address: 'own.jpg', ...own },
  ]);
  expect(of('settings').find(({ field }) => field === 'square')?.address).toBe('own.jpg');
  expect(of('settings').find(({ field }) => field === 'logo')?.address).toBeNull();
});

test('a place has the name of its row in all languages', async () => {
  const translations = { title: { de: 'Sommer' } };
  await aBanner({ image: 'own.jpg', title: 'Verano', translations });
  const slots = await jsonOf<PictureSlot[]>(admin('/images/slots'));
  expect(slots.find(({ name }) => name === 'Verano')?.translations).toEqual({
    name: translations.title,
  });
});

test('people of the page about the company have a place each, by their names', async () => {
  const items = [
    { title: { es: 'Aina' }, picture: 'own.jpg' },
    { title: { de: 'Joan' }, text: {} },
  ];
  await db.insert(settings).values({
    ...{ key: 'sections-about', value: { sections: [{ name: 'people', items }] } },
  });
  const slots = await jsonOf<PictureSlot[]>(admin('/images/slots'));
  const people = slots.filter(({ field }) => field === 'person');
  expect(people.map(({ kind, id, name, at, address }) => [kind, id, name, at, address])).toEqual([
    ['settings', 'sections-about', 'Aina', 0, 'own.jpg'],
    ['settings', 'sections-about', 'Joan', 1, null],
  ]);
});

test('visitors do not see it', async () => {
  expect((await send('/api/admin/images/slots')).status).toBe(401);
});
