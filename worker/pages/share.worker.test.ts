import { beforeAll, expect, test } from 'vitest';
import { encodePng } from '#core/bytes/png.ts';
import { images, settings } from '#core/db/schema.ts';
import { sweepPictures } from '#core/images/sweep.ts';
import { aTrip, aTripType, db } from '../test/builders.ts';
import { bindings, send } from '../test/client.ts';

const WIDE = { width: 320, height: 180 };
let address = '';

beforeAll(async () => {
  await db.insert(settings).values({ key: 'site', value: { siteName: 'Marès' } });
  await aTripType({ id: 1 });
  const png = encodePng({ ...WIDE, rgb: new Uint8Array(WIDE.width * WIDE.height * 3).fill(200) });
  await bindings.BUCKET.put('originals/cove.jpg', png, {
    httpMetadata: { contentType: 'image/png' },
  });
  await db.insert(images).values({
    path: 'cove.jpg',
    sha256: 'a',
    contentType: 'image/png',
    bytes: png.length,
    ...WIDE,
    dominantColor: '#c8c8c8',
  });
  const { id, slug } = await aTrip();
  address = `/trips/${id}-${slug}`;
});

const pictureOf = async (path: string) => {
  const html = await (await send(path)).text();
  const [, link = ''] = /property="og:image" content="http:\/\/localhost([^"]+)"/.exec(html) ?? [];
  return link.replaceAll('&amp;', '&');
};

test('each page and language has a JPEG of 1200 by 630, small enough for messengers', async () => {
  const links = await Promise.all(
    ['de', 'en'].map((language) => pictureOf(`/${language}${address}`)),
  );
  expect(new Set(links).size).toBe(2);
  for (const link of links) {
    const response = await send(link);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect(await bindings.IMAGES?.info(new Blob([bytes]).stream())).toMatchObject({
      format: 'image/jpeg',
      width: 1200,
      height: 630,
    });
  }
});

test('a picture is drawn once', async () => {
  const link = await pictureOf(`/ca${address}`);
  expect((await send(link)).headers.get('X-Image')).toBe('made');
  const second = await send(link);
  expect(second.headers.get('X-Image')).toBe('stored');
  await second.arrayBuffer();
});

test('the picture of a page without one is stored across days', async () => {
  const link = await pictureOf('/en/contact');
  expect((await send(link)).headers.get('X-Image')).toBe('made');
  await sweepPictures(bindings, db, new Date(Date.now() + 48 * 60 * 60 * 1000));
  const after = await send(link);
  expect(after.headers.get('X-Image')).toBe('stored');
  await after.arrayBuffer();
});

test('an address without the newest version leads to the one with it', async () => {
  const response = await send(`/og/de${address}.jpg?v=old`);
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe(await pictureOf(`/de${address}`));
});

test('a page has one picture however its address is spelled', async () => {
  const own = await pictureOf(`/de${address}`);
  const [, version = ''] = own.split('?v=');
  await (await send(own)).arrayBuffer();
  const drawn = async () => (await bindings.BUCKET.list({ prefix: 'share/de/' })).objects.length;
  const before = await drawn();
  for (const spelling of [
    `${address}-and-more`,
    address.replace(/-.*/, ''),
    address.toUpperCase(),
    `${address}/`,
  ]) {
    const response = await send(`/og/de${spelling}.jpg?v=${version}`);
    expect([spelling, response.status, response.headers.get('Location')]).toEqual([
      spelling,
      302,
      own,
    ]);
  }
  expect((await send(`/og/de${address}%3Fa=1.jpg?v=${version}`)).headers.get('X-Image')).toBeNull();
  expect(await drawn()).toBe(before);
});

test('too many new pictures get 429; stored ones are still served', async () => {
  const link = await pictureOf(`/en${address}`);
  await (await send(link)).arrayBuffer();
  const limitedKeys: string[] = [];
  const QUERY_LIMIT: RateLimit = {
    limit: async ({ key }) => ({ success: limitedKeys.push(key) < 0 }),
  };
  const refused = await send('/og/en/about.jpg', {}, { QUERY_LIMIT });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(limitedKeys).toEqual(['previews:local']);
  const stored = await send(link, {}, { QUERY_LIMIT });
  expect(stored.headers.get('X-Image')).toBe('stored');
  await stored.arrayBuffer();
});

test('pages that do not exist, or that must not be shared, have no picture', async () => {
  for (const path of [
    '/og/de/nothing.jpg',
    '/og/trips.jpg',
    '/og/fr.jpg',
    '/og/de/auth/login.jpg',
    '/og/de/order/ABCD2345.jpg',
    '/og/de/trips%2Ejpg',
  ])
    expect((await send(path)).status, path).toBe(404);
});

test('without something that draws, the page’s own picture goes out', async () => {
  const link = await pictureOf(`/es${address}`);
  const response = await send(link, {}, { IMAGES: undefined });
  expect(response.headers.get('X-Image')).toBe('original');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  await response.arrayBuffer();
});
