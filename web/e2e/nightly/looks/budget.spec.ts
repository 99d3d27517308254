import type { APIRequestContext, Page } from '@playwright/test';
import { weightOf } from '#cli/checks/weight.ts';
import { expect, hydrated, PHONE, settled, test } from '../../site.ts';

// Budget of a first visit on a phone in bytes; builds are deterministic. kB are 1,000 bytes, compressed with Brotli at its highest
// quality, names of scripts aside.

/** Above the limit of 150,000 by what a trip asks of its guests (worker/docs/performance.md). */
const TRIP_SCRIPTS = 151_500;
/** Without the pictures of its cards: how many of those come before a scroll is the browser's decision. */
const HOME_IN_ALL = 206_500;

test.use({ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** Compressed bytes of everything a page loads on its own, by URL; pictures and fonts count as they are. */
async function broughtBy(page: Page, path: string): Promise<Map<string, number>> {
  const brought = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.status() !== 200) return;
    const isPacked = /image\/(?!svg)|font/.test(response.headers()['content-type'] ?? '');
    brought.set(
      new URL(response.url()).pathname,
      response.body().then((body) => (isPacked ? body.length : weightOf(body))),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
  await settled(page);
  // The last script comes in idle time after hydration.
  await page.waitForLoadState('networkidle');
  return new Map(
    await Promise.all([...brought].map(async ([address, size]) => [address, await size] as const)),
  );
}

/** Opens home until its pictures are AVIF: the first request of each gets WebP while AVIF is encoded. */
async function makePictures(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/en', { waitUntil: 'networkidle' });
  const shown = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  for (const address of shown.filter((one) => one.includes('format=auto'))) {
    const type = async () =>
      (await request.get(address, { headers: { Accept: 'image/avif,image/webp' } })).headers()[
        'content-type'
      ];
    await expect.poll(type, { timeout: 45_000 }).toBe('image/avif');
  }
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

const sum = (brought: ReadonlyMap<string, number>, ending = '') =>
  [...brought].reduce((all, [address, size]) => all + (address.endsWith(ending) ? size : 0), 0);

test('home brings at most 206.5 kB without its cards’ pictures and the texts that are checked in idle time', async ({
  page,
  request,
}) => {
  // The hero stays on its first picture, however long a slow machine takes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await makePictures(page, request);
  const brought = await broughtBy(page, '/en');
  const later = await page
    .locator('img[loading=lazy]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  for (const address of later.filter(Boolean)) brought.delete(new URL(address).pathname);
  expect(brought.size).toBeGreaterThan(10);
  expect(sum(brought, '.js')).toBeGreaterThan(50_000);
  expect(sum(brought) - sum(brought, '.json')).toBeLessThanOrEqual(HOME_IN_ALL);
});

test('a trip, the page with the most on it, brings at most 151.5 kB of scripts', async ({
  page,
  request,
}) => {
  const { items } = (await (await request.get('/api/trips')).json()) as {
    items: { id: number; slug: string }[];
  };
  const [trip] = items;
  expect(
    sum(await broughtBy(page, `/en/trips/${trip?.id}-${trip?.slug}`), '.js'),
  ).toBeLessThanOrEqual(TRIP_SCRIPTS);
});

test('the largest picture of home on a phone weighs at most 25 kB, once it is made', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await makePictures(page, request);
  const brought = await broughtBy(page, '/en');
  const pictures = [...brought].filter(([address]) => address.startsWith('/api/images/'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const [address, size] of pictures) expect(size, address).toBeLessThanOrEqual(25_000);
});
