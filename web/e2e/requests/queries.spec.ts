import type { APIResponse } from '@playwright/test';
import { expect, test } from '../admin-session.ts';

/**
 * D1 statements of a page or list, regardless of the number of rows: at most 4 for a list, 9 for a page (one of them for its content
 * version and edited strings), in one round trip; pages with reviews or the price table have ceilings of their own. A list also reads its
 * content version, unless that was read a moment ago.
 */
const LISTS = {
  '/api/trips?destination=south&type=boat&sort=price': 1,
  '/api/destinations?region=north&q=cala': 2,
  '/api/blog/posts?category=beaches': 2,
  '/api/trips/popular': 1,
  '/api/testimonials': 1,
};
const PAGES = [
  '/en',
  '/en/destinations',
  '/en/destinations/1-macarella',
  '/en/trips',
  '/en/trips/1-south-coves-catamaran',
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
const OTHER_CEILINGS: Readonly<Record<string, number>> = {
  '/en/trips/1-south-coves-catamaran': 12,
  '/en/airport-transfers': 12,
  '/en/airport-transfers/ciutadella': 10,
  '/en/airport-transfers/vip': 10,
  '/en/menorca-taxis': 10,
};
/** A page under another name than its own: its redirects are looked up, once it is known that it has a page. */
const UNDER_ANOTHER_NAME = { '/en/destinations/1': 10, '/en/trips/1': 13 };

type Api = (method: 'POST', path: string) => Promise<unknown>;

/** Measures an uncached response: refreshes until a response was not served from the cache. */
async function measureUncached(
  api: Api,
  get: () => Promise<APIResponse>,
): Promise<{ statements: number; roundTrips: number }> {
  for (;;) {
    await api('POST', '/utilities/refresh');
    const timing = (await get()).headers()['server-timing'] ?? '';
    const [, statements, roundTrips] = /(\d+) statements, (\d+) round trips/.exec(timing) ?? [];
    if (statements !== undefined)
      return { statements: Number(statements), roundTrips: Number(roundTrips) };
  }
}

test('each public list sends D1 its known statements, and at most one for the version', async ({
  request,
  admin,
}) => {
  for (const [path, own] of Object.entries(LISTS)) {
    const { statements, roundTrips } = await measureUncached(admin.api, () => request.get(path));
    expect([own, own + 1], path).toContain(statements);
    expect(roundTrips, path).toBe(1);
  }
});

test('each page sends D1 no more statements than its ceiling, in one round trip', async ({
  request,
  admin,
}) => {
  for (const path of PAGES) {
    const { statements, roundTrips } = await measureUncached(admin.api, () => request.get(path));
    expect.soft(statements, path).toBeLessThanOrEqual(OTHER_CEILINGS[path] ?? 9);
    expect.soft(roundTrips, path).toBe(1);
  }
});

test('a page under another name sends one statement more, in a round trip of its own', async ({
  request,
  admin,
}) => {
  for (const [path, ceiling] of Object.entries(UNDER_ANOTHER_NAME)) {
    const { statements, roundTrips } = await measureUncached(admin.api, () => request.get(path));
    expect.soft(statements, path).toBeLessThanOrEqual(ceiling);
    expect.soft(roundTrips, path).toBe(2);
  }
});
