import { expect, test } from 'vitest';
import { parseVariant, variantKey } from './variant.ts';

const BROWSER = 'image/avif,image/webp,*/*;q=0.8';

test('without a wish a picture has its own size, quality 80 and the best format', () => {
  expect(parseVariant({}, BROWSER)).toEqual({
    width: undefined,
    height: undefined,
    quality: 80,
    format: 'webp',
    wantsAvif: true,
    isNamed: false,
  });
});

test('width and height are snapped up to the ladder', () => {
  expect(parseVariant({ width: '1920', height: '1080' }, '')).toMatchObject({ width: 1920, height: 1082 });
});

test('a placeholder is 20 px of webp at quality 30', () => {
  expect(parseVariant({ width: '20', format: 'webp', quality: '30' }, BROWSER)).toMatchObject({
    width: 20,
    format: 'webp',
    quality: 30,
    wantsAvif: false,
  });
});

test.each([
  ['image/webp', 'webp', false],
  ['*/*', 'webp', false],
  ['', 'webp', false],
  ['image/png,image/jpeg', 'jpeg', false],
  [BROWSER, 'webp', true],
  ['image/webp;q=0, image/jpeg', 'jpeg', false],
  ['image/webp;q=0, image/avif;q=0.0, */*', 'jpeg', false],
  ['image/avif;q=0.5, image/webp;q=0.1', 'webp', true],
])('for «%s» the format `auto` is %s', (accept, format, wantsAvif) => {
  expect(parseVariant({ format: 'auto' }, accept)).toMatchObject({ format, wantsAvif });
});

test.each(['webp', 'jpeg', 'png'])('%s is what is asked for, whatever the browser names', (format) => {
  expect(parseVariant({ format }, 'image/png')).toMatchObject({ format, wantsAvif: false, isNamed: true });
});

test('AVIF that is asked for has WebP as its stand-in', () => {
  expect(parseVariant({ format: 'avif' }, 'image/png')).toMatchObject({ format: 'webp', wantsAvif: true, isNamed: true });
});

test.each([
  ['1', 10],
  ['30', 30],
  ['75', 80],
  ['100', 100],
])('quality %s is in range, and rounded up to %i', (quality, kept) => {
  expect(parseVariant({ quality }, '').quality).toBe(kept);
});

test.each([
  { width: '15' },
  { width: '2561' },
  { width: 'wide' },
  { width: '' },
  { width: '-20' },
  { width: '20.5' },
  { width: '1e3' },
  { height: '0' },
  { height: '99999' },
  { quality: '0' },
  { quality: '101' },
  { quality: 'best' },
  { quality: '' },
  { quality: '80.5' },
  { format: 'gif' },
  { format: '' },
  { format: 'WEBP' },
])('%o is refused with 400', (query) => {
  expect(() => parseVariant(query, '')).toThrow(expect.objectContaining({ status: 400 }));
});

test('each variant lies in a place of its own', () => {
  const variant = parseVariant({ width: '640', quality: '55' }, '');
  expect(variantKey('trips/cove.jpg', variant, 'avif')).toBe('variants/trips/cove.jpg/640x0q60.avif');
});
