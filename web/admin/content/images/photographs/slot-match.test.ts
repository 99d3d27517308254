import { expect, test } from 'vitest';
import type { PictureSlot } from '#contract/pictures/slots.ts';
import { keyOf, likeness, matchFiles, nextPlace, wordsOf } from './slot-match.ts';

const aSlot = (change: Partial<PictureSlot>): PictureSlot => ({
  ...{ kind: 'trips', id: '1', name: 'Excursión en barco por el sur', slug: 'boat-south-coast' },
  ...{ field: 'image', at: 0, address: 'a.jpg', size: null, isDrawing: true, isPublished: true },
  ...change,
});
const boat = aSlot({});
const second = aSlot({ field: 'gallery', at: 0, address: 'b.jpg' });
const free = aSlot({ field: 'gallery', at: 1, address: null });
const cove = aSlot({
  ...{ kind: 'destinations', id: '7', name: 'Cala Macarella', slug: 'cala-macarella' },
});
const square = aSlot({ kind: 'settings', id: 'site', name: 'Marès', slug: '', field: 'square' });
const slots = [square, boat, second, free, cove];

const matched = (...names: string[]) =>
  Object.fromEntries(
    [
      ...matchFiles(
        names.map((name) => ({ id: name, name })),
        slots,
      ),
    ].map(([name, slot]) => [name, keyOf(slot)]),
  );

test('words have no accents, numbers or names of cameras', () => {
  expect(wordsOf('IMG_20260701_Excursión-en_barco (2)')).toEqual(['excursion', 'barco']);
  expect(wordsOf('DSC01234')).toEqual([]);
});

test('words may differ by a letter or an ending', () => {
  expect(likeness(['macarela'], ['macarella'])).toBe(1);
  expect(likeness(['boats'], ['boat'])).toBe(1);
  expect(likeness(['beach'], ['bench'])).toBe(1);
  expect(likeness(['cala'], ['camp'])).toBe(0);
});

test('a file goes to the row of its name, by name or address, main picture first', () => {
  expect(
    matched('cala macarella.jpg', 'IMG_2031.jpg', 'excursion-en-barco-por-el-sur.png'),
  ).toEqual({
    'cala macarella.jpg': 'destinations/7/image/0',
    'excursion-en-barco-por-el-sur.png': 'trips/1/image/0',
  });
});

test('numbers choose the picture of the row; more files than places go to the end of the gallery', () => {
  expect(
    matched(
      ...['boat-south-coast-2.jpg', 'boat-south-coast.jpg', 'boat-south-coast-3.jpg'],
      'boat-south-coast-4.jpg',
    ),
  ).toEqual({
    'boat-south-coast.jpg': 'trips/1/image/0',
    'boat-south-coast-2.jpg': 'trips/1/gallery/0',
    'boat-south-coast-3.jpg': 'trips/1/gallery/1',
    'boat-south-coast-4.jpg': 'trips/1/gallery/2',
  });
});

test('an icon is the square logo; a name that resembles no row has no slot', () => {
  expect(matched('icon.png', 'sunset.jpg')).toEqual({ 'icon.png': 'settings/site/square/0' });
});

test('a slot that is spoken for is not given twice', () => {
  const found = matchFiles([{ id: 1, name: 'cala-macarella.jpg' }], slots, new Set([keyOf(cove)]));
  expect(found.size).toBe(0);
  expect(nextPlace(free, new Set([keyOf(free)])).at).toBe(2);
  expect(nextPlace(cove, new Set([keyOf(cove)]))).toBe(cove);
});
