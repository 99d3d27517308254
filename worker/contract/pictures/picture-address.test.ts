import { expect, test } from 'vitest';
import { pictureAddress, pictureFocus, picturePath, shownPictures } from './picture-address.ts';

const at = (focalX: number, focalY: number) =>
  pictureAddress({ path: 'cove-1f.jpg', focalX, focalY });

test('an address is the path, and the focal point in tenths unless it is the middle', () => {
  expect(at(0.5, 0.5)).toBe('cove-1f.jpg');
  expect(at(0.52, 0.48)).toBe('cove-1f.jpg');
  expect(at(0, 1)).toBe('cove-1f.jpg~0a');
  expect(at(0.33, 0.5)).toBe('cove-1f.jpg~35');
});

test('path and focal point are found again', () => {
  expect([picturePath('cove-1f.jpg~0a'), pictureFocus('cove-1f.jpg~0a')]).toEqual([
    'cove-1f.jpg',
    { x: 0, y: 10 },
  ]);
  expect([picturePath('cove-1f.jpg'), pictureFocus('cove-1f.jpg')]).toEqual([
    'cove-1f.jpg',
    undefined,
  ]);
  expect([picturePath('cove~x.jpg'), pictureFocus('https://a.example/~12/b.jpg')]).toEqual([
    'cove~x.jpg',
    undefined,
  ]);
});

test('a page shows the main picture first, then the gallery in its order, none twice, whatever its focal point', () => {
  expect(shownPictures('main.jpg', ['b.jpg', 'main.jpg~3a', 'c.jpg', 'b.jpg~00'])).toEqual([
    'main.jpg',
    'b.jpg',
    'c.jpg',
  ]);
  expect(shownPictures('main.jpg~12', ['main.jpg'])).toEqual(['main.jpg~12']);
  expect(shownPictures('main.jpg')).toEqual(['main.jpg']);
});
