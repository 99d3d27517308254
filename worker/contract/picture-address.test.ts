import { expect, test } from 'vitest';
import { pictureAddress, pictureFocus, picturePath } from './picture-address.ts';

const at = (focalX: number, focalY: number) => pictureAddress({ path: 'cove-1f.jpg', focalX, focalY });

test('an address is the path, and the focal point in tenths unless it is the middle', () => {
  expect(at(0.5, 0.5)).toBe('cove-1f.jpg');
  expect(at(0.52, 0.48)).toBe('cove-1f.jpg');
  expect(at(0, 1)).toBe('cove-1f.jpg~0a');
  expect(at(0.33, 0.5)).toBe('cove-1f.jpg~35');
});

test('path and focal point are found again', () => {
  expect([picturePath('cove-1f.jpg~0a'), pictureFocus('cove-1f.jpg~0a')]).toEqual(['cove-1f.jpg', { x: 0, y: 10 }]);
  expect([picturePath('cove-1f.jpg'), pictureFocus('cove-1f.jpg')]).toEqual(['cove-1f.jpg', undefined]);
  expect([picturePath('cove~x.jpg'), pictureFocus('https://a.example/~12/b.jpg')]).toEqual(['cove~x.jpg', undefined]);
});
