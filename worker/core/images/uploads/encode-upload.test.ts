import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { ApiError } from '#core/http/problem.ts';
import { encodeUpload } from './encode-upload.ts';
import { takeOrientation } from './exif-orientation.ts';

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const readAll = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());
const failing = (code: number | undefined) =>
  Object.assign(new Error('The binding failed.'), { code });

type Steps = ImageTransform[];
type Behaviour = {
  /** As on the platform, but not in the local binding. */
  turnsByExif?: boolean;
  fails?: Error;
  write?: (format: string) => Uint8Array;
  size?: { width: number; height: number };
};

/** An Images binding over sharp that records its transforms and output formats. */
function binding({ turnsByExif = false, fails, write, size }: Behaviour = {}) {
  const steps: Steps = [];
  const formats: string[] = [];
  const work = async (input: Uint8Array, todo: Steps, format: string) => {
    let picture = await bytesOf((turnsByExif ? sharp(input).autoOrient() : sharp(input)).png());
    for (const { rotate, flip, width, height } of todo) {
      const one = sharp(picture);
      if (flip === 'h') one.flop();
      if (flip === 'v') one.flip();
      if (rotate) one.rotate(rotate);
      if (width)
        one.resize({ width, height: height ?? width, fit: 'inside', withoutEnlargement: true });
      picture = await bytesOf(one.png());
    }
    return bytesOf(
      sharp(picture).toFormat(format.replace('image/', '') as 'png', { lossless: true }),
    );
  };
  const images = {
    info: async (stream: ReadableStream<Uint8Array>) => {
      const { format, width, height } = await sharp(await readAll(stream)).metadata();
      return { format, fileSize: 1, width, height, ...(formats.length === 0 && size) };
    },
    input: (stream: ReadableStream<Uint8Array>) => {
      const todo: Steps = [];
      const chain = {
        transform: (step: ImageTransform) => {
          todo.push(step);
          return chain;
        },
        output: async ({ format }: { format: string }) => {
          if (fails) throw fails;
          steps.push(...todo);
          formats.push(format);
          const bytes = write?.(format) ?? (await work(await readAll(stream), todo, format));
          return {
            response: () =>
              new Response(bytes as BodyInit, { headers: { 'Content-Type': format } }),
          };
        },
      };
      return chain;
    },
  };
  return { images: images as unknown as ImagesBinding, steps, formats };
}

/** Six colours, so that each orientation yields a different image. */
const corners = () =>
  sharp(Buffer.from([250, 0, 0, 0, 250, 0, 0, 0, 250, 250, 250, 0, 0, 250, 250, 250, 0, 250]), {
    raw: { width: 3, height: 2, channels: 3 },
  })
    .resize(48, 32, { kernel: 'nearest' })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' });
const shapeOf = async (bytes: Uint8Array | Buffer) => {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].map(
      (one) => one > 125,
    );
  const inner = [8, info.width - 8].flatMap((x) => [8, info.height - 8].map((y) => at(x, y)));
  return [info.width, info.height, inner];
};
const refusal = (bytes: Uint8Array, behaviour: Behaviour = {}) =>
  encodeUpload(binding(behaviour).images, bytes).then(
    () => 'taken',
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      return `${error.status} ${error.code}`;
    },
  );
const claims = (kind: 'heic' | 'avif') =>
  new TextEncoder().encode(`\0\0\0\u0018ftyp${kind}\0\0\0\0mif1${kind}`);
const photo = () => bytesOf(corners());

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo of EXIF orientation %i is turned once, by a binding that minds EXIF and by one that does not',
  async (orientation) => {
    const bytes = await bytesOf(corners().withMetadata({ orientation }));
    const upright = await shapeOf(await bytesOf(sharp(bytes).autoOrient().png()));
    for (const turnsByExif of [false, true]) {
      const stored = await encodeUpload(binding({ turnsByExif }).images, bytes.slice());
      expect([turnsByExif, await shapeOf(stored.bytes)]).toEqual([turnsByExif, upright]);
      expect([stored.width, stored.height]).toEqual(upright.slice(0, 2));
    }
  },
);

test('the EXIF block of a JPEG is unreadable once its orientation was taken, and a broken one says nothing', async () => {
  const bytes = await bytesOf(
    corners()
      .withExif({ IFD0: { Copyright: 'Ada Lovelace' } })
      .withMetadata({ orientation: 8 }),
  );
  expect(takeOrientation(bytes)).toBe(8);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(takeOrientation(bytes)).toBe(1);
  const cut = await bytesOf(corners().withMetadata({ orientation: 6 }));
  expect(takeOrientation(cut.slice(0, 40))).toBe(1);
});

test('no bytes make the reader of the orientation fall over', async () => {
  const bytes = await bytesOf(corners().withMetadata({ orientation: 6 }));
  const hit = fc.record({ at: fc.nat(120), value: fc.nat(255) });
  fc.assert(
    fc.property(fc.array(hit, { minLength: 1, maxLength: 8 }), (hits) => {
      const broken = bytes.slice();
      for (const { at, value } of hits) broken[at] = value;
      expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(takeOrientation(broken));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/webp'],
  ['gif', 'image/webp'],
] as const)('a %s is stored as %s', async (format, stored) => {
  const bytes = await bytesOf(
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#3070a0' } }).toFormat(
      format,
    ),
  );
  const { images, formats } = binding();
  expect(await encodeUpload(images, bytes)).toMatchObject({
    contentType: stored,
    width: 40,
    height: 20,
  });
  expect(formats).toEqual([stored]);
});

test.each([
  ['a photo of 48 megapixels', 8064, 6048, 2560, 1920],
  ['a panorama', 12_000, 2500, 2560, 533],
])('%s is stored with a largest side of 2560', async (_name, width, height, ...stored) => {
  const bytes = await bytesOf(
    sharp({ create: { width, height, channels: 3, background: '#3070a0' } }).jpeg(),
  );
  const { images, steps } = binding();
  const picture = await encodeUpload(images, bytes);
  expect([picture.width, picture.height]).toEqual(stored);
  expect(steps).toEqual([{ width: 2560, height: 2560, fit: 'scale-down' }]);
});

test('what follows the picture in its file, and what its comments say, is not stored', async () => {
  const bytes = new Uint8Array(
    Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>PKPK')]),
  );
  const stored = await encodeUpload(binding().images, bytes);
  expect(new TextDecoder('latin1').decode(stored.bytes)).not.toMatch(/script|PKPK/);
});

test('pixels beyond what the binding decodes are refused before it is called', async () => {
  const bytes = await photo();
  expect(await refusal(bytes, { size: { width: 12_001, height: 10 } })).toBe('422 pixels');
  expect(await refusal(bytes, { size: { width: 11_000, height: 11_000 } })).toBe('422 pixels');
  expect(await refusal(bytes, { size: { width: 10_000, height: 10_000 } })).toBe('taken');
});

test('a picture that does not decode is refused by its kind; when the service fails, the answer asks for another try', async () => {
  const bytes = await photo();
  expect(await refusal(bytes, { fails: failing(9523) })).toBe('422 damaged');
  expect(await refusal(bytes, { fails: failing(9413) })).toBe('422 pixels');
  expect(await refusal(bytes, { write: () => new Uint8Array() })).toBe('422 damaged');
  for (const code of [undefined, 9422, 9522, 9529])
    expect(await refusal(bytes, { fails: failing(code) })).toBe('503 undefined');
});

test('HEIC and AVIF are taken where the binding decodes them, and refused in their own words where it does not', async () => {
  const size = { width: 64, height: 48 };
  const unsupported = {
    ...binding().images,
    info: async () => Promise.reject(failing(9412)),
  } as unknown as ImagesBinding;
  await expect(encodeUpload(unsupported, claims('heic'))).rejects.toMatchObject({
    status: 415,
    code: 'heic',
  });
  await expect(encodeUpload(unsupported, claims('avif'))).rejects.toMatchObject({
    status: 415,
    code: 'avif',
  });
  const jpeg = await photo();
  const { images } = binding({ write: () => jpeg });
  const decoding = { ...images, info: async () => size } as unknown as ImagesBinding;
  expect(await encodeUpload(decoding, claims('heic'))).toMatchObject({
    contentType: 'image/jpeg',
    ...size,
  });
});

test('a photo that is too large as PNG is stored as WebP', async () => {
  const png = await bytesOf(corners().png());
  const large = new Uint8Array(15 * 1024 * 1024 + 1);
  const { images, formats } = binding({
    write: (format) => (format === 'image/png' ? large : png),
  });
  expect(await encodeUpload(images, png)).toMatchObject({ contentType: 'image/webp' });
  expect(formats).toEqual(['image/png', 'image/webp']);
});
