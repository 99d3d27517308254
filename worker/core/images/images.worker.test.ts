import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { images, imageVariants } from '#core/db/schema.ts';
import worker from '../../index.ts';
import { db } from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { aPng } from '../../test/pictures.ts';

const PNG = await aPng(120, { width: 64, height: 32 });

beforeAll(async () => {
  await bindings.BUCKET.put('originals/cove-abc.png', PNG, {
    httpMetadata: { contentType: 'image/png' },
  });
  await db.insert(images).values({
    path: 'cove-abc.png',
    sha256: 'x',
    contentType: 'image/png',
    bytes: PNG.length,
    width: 2560,
    height: 1440,
    dominantColor: '#123456',
  });
});

afterEach(() => void vi.useRealTimers());

const optimize = (query: string, accept = 'image/webp,*/*') =>
  send(`/api/images/optimize/cove-abc.png?${query}`, { headers: { Accept: accept } });

test('bad sizes, quality and format are 400; an unknown picture and a path out of the bucket are 404', async () => {
  for (const query of [
    'width=15',
    'width=2561',
    'width=1e3',
    'width=-20',
    'height=abc',
    'quality=0',
    'quality=101',
    'format=svg',
  ])
    expect((await optimize(query)).status, query).toBe(400);
  for (const path of [
    'none.jpg',
    '..%2F..%2Fetc%2Fpasswd',
    'https:%2F%2Fother.example%2Fa.jpg',
    `${'a'.repeat(2000)}.jpg`,
    '%00',
    '%E0%A4%A',
  ])
    expect((await send(`/api/images/optimize/${path}?width=320`)).status, path).toBe(404);
});

test('without the Images binding the original goes out and a header says so', async () => {
  const response = await send(
    '/api/images/optimize/cove-abc.png?width=320',
    {},
    { IMAGES: undefined },
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Image')).toBe('original');
  expect(response.headers.get('Content-Type')).toBe('image/png');
});

/** A stub of the Images binding that counts its output formats. */
function stubImages(
  write = (format: string) =>
    new Response(`picture ${format}`, { headers: { 'Content-Type': format } }),
) {
  const formats: string[] = [];
  const sizes: ImageTransform[] = [];
  const chain = {
    transform: (size: ImageTransform) => {
      sizes.push(size);
      return chain;
    },
    output: async ({ format }: { format: string }) => {
      formats.push(format);
      return { response: () => write(format) };
    },
  };
  return { formats, sizes, IMAGES: { input: () => chain } as unknown as ImagesBinding };
}
const AVIF = 'image/avif,image/webp,*/*';

test('a variant is made once, stored in the bucket and at the edge, and served as immutable', async () => {
  const { formats, sizes, IMAGES } = stubImages();
  const ask = () =>
    send('/api/images/optimize/cove-abc.png?width=400&quality=70&format=webp', {}, { IMAGES });
  const [first, concurrent] = await Promise.all([ask(), ask()]);
  const later = await ask();
  expect([first.status, concurrent.status, later.status]).toEqual([200, 200, 200]);
  expect(formats).toEqual(['image/webp']);
  expect(later.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(later.headers.get('Content-Type')).toBe('image/webp');
  expect(later.headers.get('X-Image')).toBe('edge');
  expect((await later.arrayBuffer()).byteLength).toBe('picture image/webp'.length);
  // 400 was rounded up to the next width of the ladder.
  expect(sizes).toEqual([{ width: 412, height: 232, fit: 'scale-down' }]);
  expect(await bindings.BUCKET.head('variants/cove-abc.png/412x0q80.webp')).not.toBeNull();
  expect((await db.select().from(imageVariants)).map(({ key, width }) => [key, width])).toEqual([
    ['variants/cove-abc.png/412x0q80.webp', 412],
  ]);
});

test('a picture is never enlarged, and covers the box when both sizes are given', async () => {
  await bindings.BUCKET.put('originals/small.png', PNG);
  await db.insert(images).values({
    path: 'small.png',
    sha256: 's',
    contentType: 'image/png',
    bytes: 1,
    width: 64,
    height: 32,
    dominantColor: '#123456',
  });
  const { sizes, IMAGES } = stubImages();
  await send('/api/images/optimize/small.png?width=640&height=640', {}, { IMAGES });
  await send('/api/images/optimize/cove-abc.png?width=320&height=320&format=jpeg', {}, { IMAGES });
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [64, 32],
    [640, 360],
  ]);
});

test('AVIF is made in the background: WebP goes out at once, AVIF when it is there', async () => {
  const { formats, IMAGES } = stubImages();
  const ask = (format: string, width = 640) =>
    send(
      `/api/images/optimize/cove-abc.png?width=${width}&format=${format}`,
      { headers: { Accept: AVIF } },
      { IMAGES },
    );
  const first = await ask('avif');
  expect(first.headers.get('Content-Type')).toBe('image/webp');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(formats).toEqual(['image/webp', 'image/avif']);
  expect(await bindings.BUCKET.head('variants/cove-abc.png/640x0q80.avif')).not.toBeNull();
  const later = await ask('auto');
  expect([later.headers.get('Content-Type'), later.headers.get('X-Image')]).toEqual([
    'image/avif',
    'stored',
  ]);
  expect((await ask('webp')).headers.get('Content-Type')).toBe('image/webp');
  // Larger than the binding's limit: WebP permanently.
  const large = await ask('avif', 1600);
  expect(large.headers.get('Cache-Control')).toContain('immutable');
  expect(formats).toEqual(['image/webp', 'image/avif', 'image/webp']);
});

/**
 * Requests like a visitor who leaves before the response; resolves once the Images binding was asked for `format`, which `write` answers.
 */
async function leave(query: string, format: string, write: () => Promise<Response>) {
  const context = createExecutionContext();
  await new Promise<void>((begun) => {
    const chain = {
      transform: () => chain,
      output: async (options: { format: string }) => {
        if (options.format !== format)
          return {
            response: () => new Response('x', { headers: { 'Content-Type': options.format } }),
          };
        begun();
        const response = await write();
        return { response: () => response };
      },
    };
    const IMAGES = { input: () => chain } as unknown as ImagesBinding;
    const request = new Request(`${ORIGIN}/api/images/optimize/cove-abc.png?${query}`, {
      headers: { Accept: AVIF },
    });
    void worker.fetch(request as never, { ...bindings, IMAGES }, context);
  });
  return context;
}
const never = () => new Promise<never>(() => undefined);
const later = (milliseconds: number) =>
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });

test('a variant is completed although the client has disconnected', async () => {
  let write: (response: Response) => void = () => undefined;
  const context = await leave(
    'width=724&format=webp',
    'image/webp',
    () =>
      new Promise((resolve) => {
        write = resolve;
      }),
  );
  const over = waitOnExecutionContext(context);
  write(new Response('x', { headers: { 'Content-Type': 'image/webp' } }));
  await over;
  expect(await bindings.BUCKET.head('variants/cove-abc.png/724x0q80.webp')).not.toBeNull();
});

test('a variant that was lost with the request of its first visitor is made for the next one', async () => {
  await leave('width=828&format=webp', 'image/webp', never);
  later(11_000);
  const next = await send(
    '/api/images/optimize/cove-abc.png?width=828&format=webp',
    {},
    { IMAGES: stubImages().IMAGES },
  );
  expect(next.headers.get('X-Image')).toBe('made');
});

test('an AVIF that was lost with its request holds up no other', async () => {
  await leave('width=828', 'image/avif', never);
  later(31_000);
  await send(
    '/api/images/optimize/cove-abc.png?width=320',
    { headers: { Accept: AVIF } },
    { IMAGES: stubImages().IMAGES },
  );
  expect(await bindings.BUCKET.head('variants/cove-abc.png/320x0q80.avif')).not.toBeNull();
});

test('a response that is no AVIF is not stored as one', async () => {
  const { IMAGES } = stubImages(
    () => new Response('x', { headers: { 'Content-Type': 'image/webp' } }),
  );
  await send(
    '/api/images/optimize/cove-abc.png?width=480',
    { headers: { Accept: AVIF } },
    { IMAGES },
  );
  expect(await bindings.BUCKET.head('variants/cove-abc.png/480x0q80.avif')).toBeNull();
});

test('a failing transformation sends the original and is tried again the next time', async () => {
  const IMAGES = {
    input: () => {
      throw new Error('broken');
    },
  } as unknown as ImagesBinding;
  const response = await send('/api/images/optimize/cove-abc.png?width=1082', {}, { IMAGES });
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Image')).toBe('original');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('other sites may show a picture, such as readers of feeds', async () => {
  const response = await optimize('width=320');
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('an empty variant is not stored: the original goes out instead', async () => {
  const { IMAGES } = stubImages(
    (format) => new Response('', { headers: { 'Content-Type': format } }),
  );
  const response = await send(
    '/api/images/optimize/cove-abc.png?width=480&format=jpeg',
    {},
    { IMAGES },
  );
  expect([response.headers.get('X-Image'), response.headers.get('Cache-Control')]).toEqual([
    'original',
    'no-store',
  ]);
  expect(await bindings.BUCKET.head('variants/cove-abc.png/480x0q80.jpeg')).toBeNull();
});

test('beyond its limit an address gets the original instead of a new variant, and what is made as before', async () => {
  const { formats, IMAGES } = stubImages();
  const limitedKeys: string[] = [];
  const limited = (isOver: boolean) => ({
    limit: async ({ key }: { key: string }) => {
      limitedKeys.push(key);
      return { success: !isOver };
    },
  });
  const ask = (width: number, isOver: boolean, format = 'webp') =>
    send(
      `/api/images/optimize/cove-abc.png?width=${width}&format=${format}&quality=81`,
      { headers: { Accept: AVIF, 'CF-Connecting-IP': '203.0.113.9' } },
      { IMAGES, IMAGE_LIMIT: limited(isOver) },
    );
  expect((await ask(1920, false)).headers.get('X-Image')).toBe('made');
  const refused = await ask(2560, true);
  expect([
    refused.status,
    refused.headers.get('X-Image'),
    refused.headers.get('Cache-Control'),
  ]).toEqual([200, 'original', 'no-store']);
  expect(limitedKeys).toEqual(['203.0.113.9', '203.0.113.9']);
  expect((await ask(1920, true)).headers.get('X-Image')).toBe('edge');
  // Another height of the same variant is not cached at the edge, but stored in the bucket.
  const stored = await send(
    '/api/images/optimize/cove-abc.png?height=1080&format=webp&quality=81',
    {},
    { IMAGES, IMAGE_LIMIT: limited(true) },
  );
  expect(stored.headers.get('X-Image')).toBe('stored');
  expect(formats).toEqual(['image/webp']);
  expect((await ask(2560, false)).headers.get('X-Image')).toBe('made');
});

test('beyond the limit the stand-in of an AVIF goes out, and the AVIF is made another time', async () => {
  const { formats, IMAGES } = stubImages();
  const ask = (isOver: boolean, height: number) =>
    send(
      `/api/images/optimize/cove-abc.png?height=${height}&format=avif`,
      {},
      { IMAGES, IMAGE_LIMIT: { limit: async () => ({ success: !isOver }) } },
    );
  await bindings.BUCKET.put('variants/cove-abc.png/1082x0q80.webp', PNG, {
    httpMetadata: { contentType: 'image/webp' },
  });
  const standIn = await ask(true, 600);
  expect([standIn.headers.get('X-Image'), standIn.headers.get('Cache-Control')]).toEqual([
    'stored',
    'public, max-age=60',
  ]);
  expect(formats).toEqual([]);
  await ask(false, 601);
  expect(formats).toEqual(['image/avif']);
});
