import fc from 'fast-check';
import { expect, test } from 'vitest';
import { targetSize } from './make-variant.ts';
import {
  FORMATS,
  OWN_SIZE,
  parseVariantRequest,
  sizeOf,
  variantKey,
  variantOf,
} from './variant.ts';

const BROWSER = 'image/avif,image/webp,*/*;q=0.8';

test('without parameters a picture has its own size, quality 80 and the best format', () => {
  expect(parseVariantRequest({}, BROWSER)).toEqual({
    width: undefined,
    height: undefined,
    quality: 80,
    format: 'webp',
    wantsAvif: true,
    isNamed: false,
  });
});

test('a placeholder is 20 px of webp at quality 30', () => {
  expect(
    parseVariantRequest({ width: '20', format: 'webp', quality: '30' }, BROWSER),
  ).toMatchObject({
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
  expect(parseVariantRequest({ format: 'auto' }, accept)).toMatchObject({ format, wantsAvif });
});

test.each(['webp', 'jpeg', 'png'])(
  '%s is used as requested, whatever the browser accepts',
  (format) => {
    expect(parseVariantRequest({ format }, 'image/png')).toMatchObject({
      format,
      wantsAvif: false,
      isNamed: true,
    });
  },
);

test('requested AVIF has WebP as its stand-in', () => {
  expect(parseVariantRequest({ format: 'avif' }, 'image/png')).toMatchObject({
    format: 'webp',
    wantsAvif: true,
    isNamed: true,
  });
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
  expect(() => parseVariantRequest(query, '')).toThrow(expect.objectContaining({ status: 400 }));
});

/** The variants that answer `query` for an image of `own` size: both of them when AVIF is due. */
async function variantsOf(
  query: Record<string, string>,
  own: { width: number; height: number },
  accept = BROWSER,
) {
  const request = parseVariantRequest(query, accept);
  const size = await sizeOf(request, async () => own);
  return [
    variantOf(size, request.format, request.quality),
    ...(request.wantsAvif ? [variantOf(size, 'avif', request.quality)] : []),
  ];
}
const LANDSCAPE = { width: 2560, height: 1440 };
const sizes = async (query: Record<string, string>, own = LANDSCAPE) =>
  (await variantsOf(query, own))[0]?.size;

test('a width is snapped up to the ladder, and without a size the picture has its own', async () => {
  expect(await sizes({ width: '400' })).toBe(412);
  expect(await sizes({})).toBe(OWN_SIZE);
});

test('a height becomes the width that covers it, by the ratio of the picture', async () => {
  expect(await sizes({ width: '1920', height: '1080' })).toBe(1920);
  expect(await sizes({ width: '412', height: '309' })).toBe(640);
  expect(await sizes({ height: '232' })).toBe(412);
  expect(await sizes({ width: '320', height: '320' }, { width: 1440, height: 2560 })).toBe(320);
});

test('a picture that is smaller than the box has its own size, under one rung', async () => {
  const small = { width: 600, height: 300 };
  expect(
    new Set(
      await Promise.all([301, 700, 2560].map((height) => sizes({ height: String(height) }, small))),
    ),
  ).toEqual(new Set([640]));
  expect(await sizes({ height: '2500' }, { width: 12_000, height: 2500 })).toBe(OWN_SIZE);
});

test('the variant covers the requested box, unless the picture is smaller', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 16, max: 2560 }),
      fc.integer({ min: 16, max: 2560 }),
      fc.record({
        width: fc.integer({ min: 1, max: 12_000 }),
        height: fc.integer({ min: 1, max: 12_000 }),
      }),
      async (width, height, own) => {
        const size = await sizes({ width: String(width), height: String(height) }, own);
        const target = targetSize(own, size ?? 0);
        expect(
          target.width === own.width || (target.width >= width && target.height >= height),
        ).toBe(true);
      },
    ),
  ));

test.each([
  ['20', '1', 30],
  ['20', '30', 30],
  ['20', '31', 80],
  ['640', '1', 80],
  ['640', '80', 80],
  ['640', '100', 80],
  ['1600', '80', 80],
  ['1600', '81', 90],
  ['2560', '100', 90],
])('at a width of %s the quality %s becomes %i', async (width, quality, snapped) => {
  expect((await variantsOf({ width, quality }, LANDSCAPE))[0]?.quality).toBe(snapped);
});

test('a PNG comes in two sizes', async () => {
  const png = async (width: string) =>
    (await variantsOf({ width, quality: '7', format: 'png' }, LANDSCAPE))[0];
  expect(await png('20')).toEqual({ size: 640, quality: 80, format: 'png' });
  expect(await png('641')).toEqual({ size: 2560, quality: 80, format: 'png' });
});

test.each([
  ['a landscape', LANDSCAPE],
  ['a portrait', { width: 1440, height: 2560 }],
  ['a small picture', { width: 700, height: 500 }],
  ['a tiny picture', { width: 10, height: 10 }],
  ['an old panorama', { width: 12_000, height: 2500 }],
])('%s has at most 60 variants, whatever is requested', async (_name, own) => {
  const keys = new Set<string>();
  const sides = [
    undefined,
    ...Array.from({ length: 80 }, (_, step) => String(16 + step * 32)),
    '2560',
  ];
  for (const width of sides)
    for (const height of sides)
      for (const quality of ['1', '30', '55', '80', '81', '100'])
        for (const format of FORMATS) {
          const query = { ...(width && { width }), ...(height && { height }), quality, format };
          for (const accept of [BROWSER, 'image/jpeg'])
            for (const variant of await variantsOf(query, own, accept))
              keys.add(variantKey('cove.jpg', variant));
        }
  expect(keys.size).toBeGreaterThan(10);
  expect(keys.size).toBeLessThanOrEqual(60);
});

test('each variant lies in a place of its own, where earlier releases put it', () => {
  expect(variantKey('trips/cove.jpg', variantOf(640, 'avif', 80))).toBe(
    'variants/trips/cove.jpg/640x0q80.avif',
  );
});
