import * as fc from 'fast-check';
import type { Sent } from './send.ts';

type Body = Pick<Sent, 'headers' | 'body'>;

const base64 = (text: string) => Buffer.from(text, 'base64');
/** One pixel each. */
const PNG = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
const GIF = base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const WEBP_HEAD = Buffer.from('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0', 'latin1');
const JPEG_HEAD = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc00011080001ffff03012200021101031101',
  'hex',
);
const AVIF_HEAD = Buffer.from(
  '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf\0\0\0\x10meta\xff\xff\xff\xff',
  'latin1',
);

/** A PNG whose header claims `side` pixels in width and height. */
function claiming(side: number): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}

const cut = (bytes: Buffer) =>
  fc.integer({ min: 0, max: bytes.length }).map((length) => bytes.subarray(0, length));
const damaged = (bytes: Buffer) =>
  fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })).map(([place, value]) => {
    const copy = Buffer.from(bytes);
    copy[place] = value;
    return copy;
  });

const pictureBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(
    PNG,
    GIF,
    SVG,
    WEBP_HEAD,
    JPEG_HEAD,
    AVIF_HEAD,
    claiming(0),
    claiming(100_000),
    claiming(2 ** 31),
    Buffer.alloc(0),
  ),
  fc.constantFrom(
    Buffer.concat([GIF, Buffer.from('<script>alert(1)</script>')]),
    Buffer.concat([PNG, Buffer.from('PK\x03\x04')]),
  ),
  fc.oneof(
    ...[PNG, GIF, JPEG_HEAD, WEBP_HEAD, AVIF_HEAD].flatMap((bytes) => [cut(bytes), damaged(bytes)]),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

const TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'text/html',
  '',
  'image/png; x="\u00e9',
];
const NAMES = [
  'a.png',
  '../../a.png',
  'a\\"b.png',
  '\u202egnp.exe',
  'x'.repeat(400),
  '',
  'a.png%00.html',
  '__proto__',
];
const FIELDS = ['file', 'file', 'file', 'files', '__proto__', ''];
/** Framings of a multipart body, valid or not; `{b}` is the boundary. */
const FRAMES = [
  '--{b}\r\n{head}\r\n\r\n{data}\r\n--{b}--\r\n',
  '--{b}\r\n{head}\r\n\r\n{data}',
  '--{b}\n{head}\n\n{data}\n--{b}--',
  '{data}',
  '--{b}--',
  '--{b}\r\n\r\n\r\n',
];
const BOUNDARIES = ['xyz', 'xyz', 'xyz', '', 'y'.repeat(300), '"a b"'];

const multipart: fc.Arbitrary<Body> = fc
  .record({
    frame: fc.oneof(
      { weight: 6, arbitrary: fc.constant(FRAMES[0] ?? '') },
      { weight: 2, arbitrary: fc.constantFrom(...FRAMES) },
    ),
    boundary: fc.constantFrom(...BOUNDARIES),
    field: fc.constantFrom(...FIELDS),
    name: fc.constantFrom(...NAMES),
    type: fc.constantFrom(...TYPES),
    bytes: pictureBytes,
  })
  .map(({ frame, boundary, field, name, type, bytes }) => {
    const head = `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}`;
    const [before = '', after = ''] = frame
      .replaceAll('{b}', boundary)
      .replace('{head}', () => head)
      .split('{data}');
    return {
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]),
    };
  });

const plain: fc.Arbitrary<Body> = fc
  .tuple(
    fc.constantFrom(
      'image/png',
      'image/jpeg',
      'image/webp',
      'image/avif',
      'image/gif',
      'image/svg+xml',
    ),
    pictureBytes,
  )
  .map(([type, body]) => ({ headers: { 'Content-Type': type }, body }));

/** Uploaded images: complete, truncated, damaged, with a false size, or no images at all. */
export const upload: fc.Arbitrary<Body> = fc.oneof(multipart, plain);
