import { expect, test } from './site.ts';

/** Statements that a page or list sends to D1, whatever the number of rows; a list at most 4, a page at most 9 (one of them for its content version and edited words), in one round trip. */
const LISTS = {
  '/api/trips?destination=south&type=boat&sort=price': 2,
  '/api/destinations?region=north&q=cala': 2,
  '/api/blog/posts?category=beaches': 2,
  '/api/trips/popular': 1,
  '/api/testimonials': 1,
};
const PAGES = [
  '/en',
  '/en/destinations',
  '/en/destinations/1',
  '/en/trips',
  '/en/trips/1',
  '/en/cami-de-cavalls',
  '/en/blog',
  '/en/blog/best-beaches-by-wind',
  '/en/blog/category/beaches',
  '/en/services',
  '/en/about',
  '/en/contact',
  '/en/testimonials',
  '/en/legal/privacy',
  '/en/legal/terms',
  '/en/legal/faq',
  '/en/airport-transfers',
  '/en/airport-transfers/ciutadella',
  '/en/airport-transfers/vip',
  '/en/airport-transfers/request',
  '/en/menorca-taxis',
  '/en/search?q=mahon',
];

const counts = (header: string | undefined) => {
  const [, statements, roundTrips] = /(\d+) statements, (\d+) round trips/.exec(header ?? '') ?? [];
  return { statements: Number(statements), roundTrips: Number(roundTrips) };
};

test('each public list asks D1 what it always asked', async ({ request }) => {
  for (const [path, statements] of Object.entries(LISTS)) {
    expect(counts((await request.get(path)).headers()['server-timing']), path).toEqual({ statements, roundTrips: 1 });
  }
});

for (const path of PAGES) {
  test(`${path} asks D1 at most nine things, in one round trip`, async ({ request }) => {
    const { statements, roundTrips } = counts((await request.get(path)).headers()['server-timing']);
    expect(statements).toBeLessThanOrEqual(9);
    expect(roundTrips).toBe(1);
  });
}
