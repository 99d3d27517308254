import { expect, test } from 'vitest';
import { PICTURE_LIMIT_BYTES } from '#contract/pictures/images.ts';
import { type Codec, fittedSize, preparePicture, RefusedPicture } from './prepare-picture.ts';

const HEADS = {
  jpeg: '\u00ff\u00d8\u00ff',
  png: '\u0089PNG\r\n\u001a\n',
  webp: 'RIFF\0\0\0\0WEBP',
  gif: 'GIF89a',
  avif: '\0\0\0\u0018ftypavif\0\0\0\0mif1avif',
  heic: '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
  svg: '<svg/>',
  notes: 'notes',
};
const aFile = (kind: keyof typeof HEADS, bytes = 100) => {
  const content = new Uint8Array(bytes);
  content.set(Array.from(HEADS[kind], (sign) => sign.charCodeAt(0)));
  return new Blob([content]);
};
const LARGE = PICTURE_LIMIT_BYTES + 1;

/** Stub codec for pictures of that size; undefined: it decodes none. */
function codecOf(
  size: { width: number; height: number } | undefined,
  scaled?: Partial<{ bytes: number; type: string; fails: boolean }>,
) {
  const calls: [number, number, string][] = [];
  const codec: Codec = {
    measure: async () => size,
    scale: async (_file, { width, height }, type) => {
      calls.push([width, height, type]);
      if (scaled?.fails) throw new Error('Out of memory.');
      return new Blob([new Uint8Array(scaled?.bytes ?? 10)], { type: scaled?.type ?? type });
    },
  };
  return { codec, calls };
}
const PHOTO = { width: 8064, height: 6048 };
const SMALL = { width: 1200, height: 800 };
const refusal = (prepared: Promise<unknown>) =>
  prepared.then(
    () => 'taken',
    (error) => (error instanceof RefusedPicture ? error.refusal : error),
  );

test.each([
  [8064, 6048, 2560, 1920],
  [12_000, 2500, 2560, 533],
  [30, 20_000, 4, 2560],
  [20_000, 3, 2560, 1],
  [800, 600, 800, 600],
])('%i x %i becomes %i x %i', (width, height, ...fitted) => {
  expect(Object.values(fittedSize({ width, height }))).toEqual(fitted);
});

test.each(['jpeg', 'png', 'webp'] as const)('a small %s goes out as it is', async (kind) => {
  const { codec, calls } = codecOf(SMALL);
  const file = aFile(kind);
  expect(await preparePicture(file, 'a.x', codec)).toEqual({ file, name: 'a.x' });
  expect(calls).toEqual([]);
});

test('a photo of 48 megapixels and a panorama are scaled to JPEG under their own names', async () => {
  for (const size of [PHOTO, { width: 12_000, height: 2500 }]) {
    const { codec, calls } = codecOf(size);
    const { file, name } = await preparePicture(aFile('jpeg'), 'IMG.JPEG', codec);
    expect([file.type, name]).toEqual(['image/jpeg', 'IMG.JPEG']);
    expect(calls).toEqual([[2560, size === PHOTO ? 1920 : 533, 'image/jpeg']]);
  }
});

test('what may be transparent is scaled to WebP, or to PNG where the browser writes no WebP', async () => {
  for (const kind of ['png', 'webp'] as const)
    expect((await preparePicture(aFile(kind), 'logo.png', codecOf(PHOTO).codec)).name).toBe(
      kind === 'png' ? 'logo.webp' : 'logo.png',
    );
  const safari = codecOf(PHOTO, { type: 'image/png' }).codec;
  expect(await preparePicture(aFile('webp'), 'logo.webp', safari)).toMatchObject({
    name: 'logo.png',
    file: { type: 'image/png' },
  });
});

test('a file beyond the limit is encoded anew, however few its pixels', async () => {
  const { codec, calls } = codecOf(SMALL);
  expect((await preparePicture(aFile('jpeg', LARGE), 'a.jpg', codec)).file.size).toBe(10);
  expect(calls).toEqual([[1200, 800, 'image/jpeg']]);
  expect(
    await refusal(
      preparePicture(aFile('png', LARGE), 'a.png', codecOf(SMALL, { bytes: LARGE }).codec),
    ),
  ).toBe('size');
});

test('HEIC and AVIF are converted where the browser decodes them', async () => {
  expect(await preparePicture(aFile('heic'), 'IMG_1.HEIC', codecOf(SMALL).codec)).toMatchObject({
    name: 'IMG_1.jpg',
    file: { size: 10 },
  });
  expect((await preparePicture(aFile('avif'), 'a.avif', codecOf(SMALL).codec)).name).toBe('a.webp');
});

test('what the browser does not decode is left to the server, unless it is too large to be sent', async () => {
  const { codec } = codecOf(undefined);
  for (const kind of ['jpeg', 'heic', 'avif', 'svg', 'notes', 'gif'] as const) {
    const file = aFile(kind);
    expect(await preparePicture(file, 'a', codec)).toEqual({ file, name: 'a' });
  }
  expect(await refusal(preparePicture(aFile('heic', LARGE), 'a.heic', codec))).toBe('heic');
  for (const kind of ['jpeg', 'svg', 'notes', 'gif'] as const)
    expect(await refusal(preparePicture(aFile(kind, LARGE), 'a', codec))).toBe('size');
});

test('a picture that the browser fails to scale goes out as it is', async () => {
  const file = aFile('jpeg');
  expect(await preparePicture(file, 'a.jpg', codecOf(PHOTO, { fails: true }).codec)).toEqual({
    file,
    name: 'a.jpg',
  });
});

test('pictures are prepared one after another, also after one that was refused', async () => {
  const running: string[] = [];
  const seen: number[] = [];
  const codec: Codec = {
    measure: async () => PHOTO,
    scale: async () => {
      running.push('x');
      seen.push(running.length);
      await Promise.resolve();
      running.pop();
      return new Blob(['x'], { type: 'image/jpeg' });
    },
  };
  const all = [
    preparePicture(aFile('notes', LARGE), 'n', codec),
    ...[1, 2, 3].map((n) => preparePicture(aFile('jpeg'), `${n}.jpg`, codec)),
  ];
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(seen).toEqual([1, 1, 1]);
});
