import { beforeAll, expect, test } from 'vitest';
import { images, imageVariants } from '#db/schema.ts';
import { db } from '../test/builders.ts';
import { bindings, send } from '../test/client.ts';

/** 64 x 32 pixels, one colour. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAIAAAAt/+nTAAAAQklEQVR42u3PAQkAAAgDsLcXbGt7Q8hgCZa9K6Kjo6Ojo6Ojo6Ojo6Ojo6Ojo6Ojo6Ojo6Ojo6Ojo6Ojo6Ojo6Ojo6MvHVBNAAHf6Qc0AAAAAElFTkSuQmCC',
  ),
  (c) => c.charCodeAt(0),
);

beforeAll(async () => {
  await bindings.BUCKET.put('originals/cove-abc.png', PNG, { httpMetadata: { contentType: 'image/png' } });
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

const optimize = (query: string, accept = 'image/webp,*/*') =>
  send(`/api/images/optimize/cove-abc.png?${query}`, { headers: { Accept: accept } });

test('bad sizes, quality and format are 400; an unknown picture and a path out of the bucket are 404', async () => {
  for (const query of ['width=15', 'width=2561', 'width=1e3', 'width=-20', 'height=abc', 'quality=0', 'quality=101', 'format=svg'])
    expect((await optimize(query)).status, query).toBe(400);
  for (const path of ['none.jpg', '..%2F..%2Fetc%2Fpasswd', 'https:%2F%2Felsewhere.example%2Fa.jpg'])
    expect((await send(`/api/images/optimize/${path}?width=320`)).status, path).toBe(404);
});

test('without the Images binding the original goes out and a header says so', async () => {
  const response = await send('/api/images/optimize/cove-abc.png?width=320', {}, { IMAGES: undefined });
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Image')).toBe('original');
  expect(response.headers.get('Content-Type')).toBe('image/png');
});

test('a variant is made once, kept in the bucket, and served as immutable', async () => {
  let transformations = 0;
  const IMAGES = {
    input: () => {
      transformations += 1;
      const chain = {
        transform: () => chain,
        output: async () => ({ response: () => new Response('picture', { headers: { 'Content-Type': 'image/webp' } }) }),
      };
      return chain;
    },
  } as unknown as ImagesBinding;
  const ask = () => send('/api/images/optimize/cove-abc.png?width=400&quality=70&format=webp', {}, { IMAGES });
  const [first, twin] = await Promise.all([ask(), ask()]);
  const later = await ask();
  expect([first.status, twin.status, later.status]).toEqual([200, 200, 200]);
  expect(transformations).toBe(1);
  expect(later.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(later.headers.get('Content-Type')).toBe('image/webp');
  // 400 was snapped up to the next rung of the ladder.
  expect((await db.select().from(imageVariants)).map(({ key }) => key)).toEqual(['variants/cove-abc.png/412x0q70.webp']);
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
