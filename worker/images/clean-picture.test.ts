import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureRefusal } from '#contract/images.ts';
import { ApiError } from '#http/problem.ts';
import { cleanPicture } from './clean-picture.ts';

const PLACE = 'a house by the sea';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${PLACE}</rdf:RDF></x:xmpmeta>`;
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
type Format = (typeof FORMATS)[number];

const plain = (width = 64, height = 32) =>
  sharp({ create: { width, height, channels: 3, background: '#3070a0', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
const file = async (format: Format, picture = plain()) => new Uint8Array(await picture.toFormat(format).toBuffer());
/** As a phone writes it: where, what, and lying on its side. */
const fromPhone = (format: Format, orientation = 6) =>
  file(
    format,
    plain()
      .withExif({ IFD0: { ImageDescription: PLACE }, IFD3: { GPSLatitude: '39/1 53/1 20/1', GPSLatitudeRef: 'N' } })
      .withXmp(XMP)
      .withMetadata({ orientation }),
  );
const text = (words: string) => new TextEncoder().encode(words);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

function refusalOf(bytes: Uint8Array): PictureRefusal | 'taken' {
  try {
    cleanPicture(bytes);
    return 'taken';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code as PictureRefusal;
  }
}

test.each(FORMATS)('a %s is taken by what it is, with its own size, and its pixels stay', async (format) => {
  const bytes = await file(format);
  const before = await pixelsOf(bytes);
  const clean = cleanPicture(bytes);
  expect(clean).toMatchObject({ contentType: `image/${format}`, width: 64, height: 32, orientation: 1 });
  expect(before.equals(await pixelsOf(clean.bytes))).toBe(true);
});

test.each(FORMATS.filter((format) => format !== 'gif'))(
  'place and words are taken out of a %s, its colour profile stays',
  async (format) => {
    const bytes = await fromPhone(format);
    expect(Buffer.from(bytes).includes(PLACE)).toBe(true);
    const before = await pixelsOf(bytes);
    const clean = cleanPicture(bytes);
    expect(Buffer.from(clean.bytes).includes(PLACE)).toBe(false);
    expect(before.equals(await pixelsOf(clean.bytes))).toBe(true);
    const profiled = await file(format, plain().withIccProfile('p3'));
    expect((await sharp(cleanPicture(profiled).bytes).metadata()).icc).toBeDefined();
  },
);

test.each(['jpeg', 'png', 'webp'] as const)('the orientation of a %s is told', async (format) => {
  expect(cleanPicture(await fromPhone(format, 8)).orientation).toBe(8);
});

test('a JPEG keeps its orientation for browsers, and nothing else of EXIF', async () => {
  const clean = cleanPicture(await fromPhone('jpeg', 6));
  expect(clean.bytes[clean.orientationAt ?? 0]).toBe(6);
  expect((await sharp(clean.bytes).metadata()).orientation).toBe(6);
});

test('animations keep their frames', async () => {
  const frames = await Promise.all([plain(), plain()].map((frame) => frame.png().toBuffer()));
  for (const format of ['gif', 'webp'] as const) {
    const bytes = new Uint8Array(
      await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer(),
    );
    const clean = cleanPicture(bytes);
    expect([format, (await sharp(clean.bytes, { animated: true }).metadata()).pages]).toEqual([format, 2]);
  }
});

test('what is no picture is refused by what it is', async () => {
  expect(refusalOf(text('just some words in holiday.jpg'))).toBe('type');
  expect(refusalOf(new Uint8Array())).toBe('type');
  expect(refusalOf(text('%PDF-1.7'))).toBe('type');
  expect(refusalOf(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('svg');
  expect(refusalOf(text('\ufeff  <?xml version="1.0"?><svg/>'))).toBe('svg');
  expect(refusalOf(text('<!doctype html><script>alert(1)</script>'))).toBe('svg');
  expect(refusalOf(text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'))).toBe('heic');
});

test.each(FORMATS)('a %s with a page or an archive behind its end is refused', async (format) => {
  const bytes = await file(format);
  const refusals: string[] = format === 'avif' ? ['polyglot', 'damaged'] : ['polyglot'];
  expect(refusals).toContain(refusalOf(joined(bytes, text('<script>alert(1)</script>'))));
  expect(refusals).toContain(refusalOf(joined(bytes, text('PK\u0003\u0004 and so on'))));
});

test('a page in disguise, and markup in comments, are refused', async () => {
  expect(refusalOf(text('GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;'))).toBe('polyglot');
  const gif = await file('gif');
  const comment = joined(Uint8Array.of(0x21, 0xfe, 25), text('<script>alert(1)</script>'), Uint8Array.of(0));
  expect(refusalOf(joined(gif.subarray(0, -1), comment, Uint8Array.of(0x3b)))).toBe('polyglot');
  const jpeg = await file('jpeg');
  const words = text('<html><body onload=alert(1)>');
  const hidden = joined(Uint8Array.of(0xff, 0xfe, 0, words.length + 2), words);
  expect(refusalOf(joined(jpeg.subarray(0, 2), hidden, jpeg.subarray(2)))).toBe('polyglot');
});

test('what phones write behind a JPEG, and padding, are no reason to refuse', async () => {
  const jpeg = await file('jpeg');
  const clean = cleanPicture(joined(jpeg, jpeg));
  expect(clean.bytes.length).toBe(jpeg.length);
  expect(refusalOf(joined(await file('png'), new Uint8Array(8)))).toBe('taken');
});

test.each(FORMATS)('a %s that was cut off anywhere is refused', async (format) => {
  const bytes = await file(format);
  for (const share of [0.1, 0.5, 0.9, 0.99])
    expect([share, refusalOf(bytes.slice(0, Math.floor(bytes.length * share)))]).toEqual([share, expect.stringMatching(/damaged|type/)]);
  expect(refusalOf(bytes.slice(0, -1))).toBe('damaged');
});

test('a PNG whose data were changed is refused', async () => {
  const bytes = await file('png');
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  expect(refusalOf(bytes)).toBe('damaged');
});

test('pixel bombs are refused by what their head says, before anything is decoded', async () => {
  const png = await file('png');
  const claim = (width: number, height: number) => {
    const bytes = png.slice();
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
    return bytes;
  };
  expect(refusalOf(claim(20_000, 20_000))).toBe('pixels');
  expect(refusalOf(claim(20_000, 10))).toBe('pixels');
  expect(refusalOf(claim(8000, 8000))).toBe('pixels');
  expect(refusalOf(claim(0, 10))).toBe('damaged');
  expect(refusalOf(await file('webp', plain(13_000, 2)))).toBe('pixels');
  expect(refusalOf(await file('jpeg', plain(20_000, 2)))).toBe('pixels');
  expect(refusalOf(await file('gif', plain(20_000, 2)))).toBe('pixels');
  expect(refusalOf(await file('avif', plain(13_000, 2)))).toBe('pixels');
});

test('no garbage behind a good head makes it fall over', async () => {
  const files = await Promise.all(FORMATS.map((format) => file(format)));
  const hit = fc.record({ at: fc.nat(), value: fc.nat(255) });
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(hit, { minLength: 1, maxLength: 8 }), (bytes, hits) => {
      const broken = bytes.slice();
      for (const { at, value } of hits) broken[12 + (at % (broken.length - 12))] = value;
      expect(refusalOf(broken)).toMatch(/^(?:taken|damaged|pixels|polyglot|type|heic)$/);
    }),
    { numRuns: 2000 },
  );
});
