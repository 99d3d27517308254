import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureKind } from './picture-kind.ts';

const text = (words: string) => new TextEncoder().encode(words);
test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s is recognised by its first bytes',
  async (format) => {
    const file = await sharp({
      create: { width: 4, height: 4, channels: 3, background: '#3070a0' },
    })
      .toFormat(format)
      .toBuffer();
    expect(pictureKind(file)).toBe(format);
  },
);

test('a HEIC photo is distinguished from an AVIF by its brands', () => {
  expect(pictureKind(text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'))).toBe('heic');
  expect(pictureKind(text('\0\0\0\u0018ftypmif1\0\0\0\0mif1avif'))).toBe('avif');
  expect(pictureKind(text('\0\0\0\u0018ftypisom\0\0\0\0isommp42'))).toBeUndefined();
});

test('XML and HTML count as drawings, and what is no picture has no kind', () => {
  expect(pictureKind(text('just some words in holiday.jpg'))).toBeUndefined();
  expect(pictureKind(new Uint8Array())).toBeUndefined();
  expect(pictureKind(text('%PDF-1.7'))).toBeUndefined();
  expect(pictureKind(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('svg');
  expect(pictureKind(text('\ufeff  <?xml version="1.0"?><svg/>'))).toBe('svg');
  expect(pictureKind(text('<!doctype html><script>alert(1)</script>'))).toBe('svg');
});

test('no bytes make it fall over', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(pictureKind(bytes)).toSatisfy((kind) =>
        [undefined, 'jpeg', 'png', 'webp', 'avif', 'gif', 'heic', 'svg'].includes(kind),
      );
    }),
  );
});
