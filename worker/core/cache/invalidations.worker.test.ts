import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { feedRoutes } from '#content/feeds/feeds.routes.ts';
import { llmsRoutes } from '#content/feeds/llms.routes.ts';
import { oneClickRoutes } from '#content/newsletter/one-click.routes.ts';
import { stopMailsRoutes } from '#content/reviews/stop-mails.routes.ts';
import { iconRoutes } from '#content/seo/icons.routes.ts';
import { manifestRoutes } from '#content/seo/manifest.routes.ts';
import { robotsRoutes } from '#content/seo/robots.routes.ts';
import { securityTxtRoutes } from '#content/seo/security-txt.routes.ts';
import { sitemapRoutes } from '#content/seo/sitemap.routes.ts';
import { VISIBLE_BY } from '#contract/admin/crud.ts';
import { refusedInvalidations, trips } from '#core/db/schema.ts';
import { calendarFeedRoutes } from '#orders/calendar/feeds/feeds.routes.ts';
import { octoRoutes } from '#orders/octo/octo.routes.ts';
import { testPageRoutes } from '#orders/paying/online/test-page.routes.ts';
import { api } from '../../app.ts';
import worker from '../../index.ts';
import { shareRoutes } from '../../pages/share.routes.ts';
import { aTrip, db } from '../../test/builders.ts';
import { bindings, ORIGIN, visit } from '../../test/client.ts';
import { EVERY_FIVE_MINUTES } from '../../test/night.ts';
import { tryToBook } from '../../test/orders/bookable.ts';
import { anOctoSite, ids, range } from '../../test/orders/octo-site.ts';
import { UNLIMITED } from '../../test/orders/reseller.ts';
import { signIn } from '../../test/sign-in.ts';
import { showWrite } from './invalidate.ts';
import { BUDGET_BURST } from './purge-budget.ts';
import type { Tag } from './tags.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The budget of an account at Cloudflare. */
const LIMITED = { CACHE_BUDGET: undefined };

let site: Awaited<ReturnType<typeof anOctoSite>>;
let headers: HeadersInit;
/** Without options: its price is its own. */
let tripId: number;
beforeAll(async () => {
  site = await anOctoSite({ capacity: 250 });
  tripId = (await aTrip()).id;
  headers = (await signIn('saver@example.com', 'admin')).headers;
});
/** Each test starts with a full budget. */
let start = Date.now() + HOUR_MS;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => {
  start = Date.now() + HOUR_MS;
  vi.useRealTimers();
});

const forward = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const priceShown = async () => {
  const { items } = (await (await visit('/api/trips', {}, LIMITED)).json()) as {
    items: { id: number; price: number }[];
  };
  return items.find(({ id }) => id === tripId)?.price;
};

async function savePrice(price: number): Promise<Response> {
  const address = `/api/admin/trips/${tripId}`;
  const row = (await (await visit(address, { headers }, LIMITED)).json()) as object;
  const body = JSON.stringify({ ...row, price });
  return visit(
    address,
    {
      method: 'PUT',
      headers: { ...headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body,
    },
    LIMITED,
  );
}

/** Asks through a platform that notes what is invalidated. */
async function invalidatedBy(
  path: string,
  init: RequestInit,
): Promise<{ status: number; tags: Tag[] }> {
  const tags: Tag[] = [];
  const CachedSite = {
    fetch: async () => new Response('stored'),
    invalidate: async (more: Tag[]) => tags.push(...more) > 0,
  };
  const context = Object.assign(createExecutionContext(), { cache: {}, exports: { CachedSite } });
  const response = await worker.fetch(
    new Request(ORIGIN + path, init) as never,
    { ...bindings, ...UNLIMITED },
    context,
  );
  await response.arrayBuffer();
  await waitOnExecutionContext(context);
  return { status: response.status, tags };
}

const ROUTES = [
  ...api.routes.map(({ method, path }) => ({ method, path: `/api${path}` })),
  ...[
    calendarFeedRoutes,
    feedRoutes,
    llmsRoutes,
    oneClickRoutes,
    stopMailsRoutes,
    shareRoutes,
    testPageRoutes,
  ].flatMap(({ routes }) => routes),
  ...[iconRoutes, manifestRoutes, robotsRoutes, securityTxtRoutes, sitemapRoutes].flatMap(
    ({ routes }) => routes,
  ),
];
/** Each route once, with a 1 for its parameters. */
const addresses = (routes: readonly { method: string; path: string }[], method: string) => [
  ...new Set(
    routes
      .filter((route) => route.method === method && !route.path.includes('*'))
      .map(({ path }) => path.replace(/:(\w+)(?:\{[^/]*\})?\??/g, '1')),
  ),
];

test('no GET invalidates anything', async () => {
  const paths = [
    ...addresses(ROUTES, 'GET'),
    '/',
    '/en',
    '/de/trips',
    `/en/trips/${site.sail.tripId}`,
    '/admin',
    '/locales/de/common.json',
  ];
  expect(paths.length).toBeGreaterThan(150);
  for (const path of paths)
    expect([path, (await invalidatedBy(path, { headers })).tags]).toEqual([path, []]);
});

test('nothing that resellers ask or book invalidates anything', async () => {
  const asked = vi.fn();
  const ask = async (method: string, path: string, body?: unknown) => {
    const { status, tags } = await invalidatedBy(`/octo${path}`, {
      method,
      headers: { Authorization: `Bearer ${site.ask.key}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect([method, path, tags]).toEqual([method, path, []]);
    if (status === 200) asked(`${method} ${path}`);
  };
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
    for (const path of addresses(octoRoutes.routes, method))
      await ask(method, path, method === 'GET' ? undefined : {});
  const question = { ...ids(site.sail), ...range };
  for (const path of ['/availability', '/availability/calendar']) await ask('POST', path, question);
  await ask('POST', '/bookings', await site.reservation());
  expect(asked.mock.calls.flat()).toEqual(
    expect.arrayContaining(['POST /availability', 'POST /availability/calendar', 'POST /bookings']),
  );
});

/** Twice the budget of a moment. */
const BOOKINGS = 2 * BUDGET_BURST;

test('many bookings in a minute leave a saved price visible within ten seconds', async () => {
  await savePrice(40);
  forward(MINUTE_MS);
  const reservation = await site.reservation(undefined, 1);
  for (let n = 0; n < BOOKINGS; n += 1) {
    const { status } = await visit(
      '/octo/bookings',
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${site.ask.key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(reservation),
      },
      { ...LIMITED, ...UNLIMITED },
    );
    expect(status).toBe(200);
    forward(MINUTE_MS / BOOKINGS);
  }
  expect(await priceShown()).toBe(40);
  const saved = await savePrice(55);
  expect([saved.status, saved.headers.get(VISIBLE_BY)]).toEqual([200, null]);
  forward(9000);
  expect(await priceShown()).toBe(55);
}, 120_000);

test('a booking is seen within ten seconds where a guest chooses, without an invalidation', async () => {
  const address = `/api/trips/${site.sail.tripId}/availability?${new URLSearchParams({ from: range.localDateStart, to: range.localDateEnd })}`;
  const vacancies = async (headers = {}) => {
    const { options } = (await (await visit(address, { headers }, LIMITED)).json()) as {
      options: { departures: { vacancies: number; date: string }[] }[];
    };
    return options
      .flatMap(({ departures }) => departures)
      .find(({ date }) => date === range.localDateEnd)?.vacancies;
  };
  const before = Number(await vacancies());
  await tryToBook(site.sail.optionId, range.localDateEnd, [site.sail.adult], new Date());
  // Who has just booked or given back asks past the stored answer.
  expect(await vacancies({ 'Cache-Control': 'no-cache' })).toBe(before - 1);
  expect(await vacancies()).toBe(before);
  forward(10_000);
  expect(await vacancies()).toBe(before - 1);
});

test('a save beyond the budget says by when visitors see it, and cron repeats its invalidation', async () => {
  expect((await savePrice(60)).headers.get(VISIBLE_BY)).toBeNull();
  forward(1000);
  expect(await priceShown()).toBe(60);
  for (let n = 1; n < BUDGET_BURST; n += 1)
    await showWrite(db, { env: { ...bindings, ...LIMITED }, context: createExecutionContext() }, [
      'seo',
    ]);
  const refused = await savePrice(75);
  const by = new Date(refused.headers.get(VISIBLE_BY) ?? 0);
  expect(refused.status).toBe(200);
  expect(by.getTime() - Date.now()).toBeGreaterThanOrEqual(10 * MINUTE_MS);
  expect(by.getTime() - Date.now()).toBeLessThanOrEqual(11 * MINUTE_MS);
  expect(by.getUTCSeconds()).toBe(0);
  forward(1000);
  expect([
    await priceShown(),
    (await db.select().from(refusedInvalidations)).map(({ tag }) => tag),
  ]).toEqual([60, ['trips']]);
  forward(30_000);
  const context = createExecutionContext();
  await worker.scheduled(
    { cron: EVERY_FIVE_MINUTES, scheduledTime: Date.now() },
    { ...bindings, ...LIMITED },
    context,
  );
  await waitOnExecutionContext(context);
  forward(1000);
  expect([await priceShown(), await db.select().from(refusedInvalidations)]).toEqual([75, []]);
});

test('without cron a refused save is seen by the minute that was named', async () => {
  await savePrice(80);
  forward(1000);
  expect(await priceShown()).toBe(80);
  for (let n = 0; n < BUDGET_BURST; n += 1)
    await showWrite(db, { env: { ...bindings, ...LIMITED }, context: createExecutionContext() }, [
      'seo',
    ]);
  const refused = await savePrice(90);
  forward(1000);
  expect(await priceShown()).toBe(80);
  vi.setSystemTime(new Date(refused.headers.get(VISIBLE_BY) ?? 0));
  expect(await priceShown()).toBe(90);
  expect(await db.select({ price: trips.price }).from(trips)).toContainEqual({ price: 90 });
});

test('previews and files spend no invalidation, a save one', async () => {
  const json = { ...headers, Origin: ORIGIN, 'Content-Type': 'application/json' };
  const preview = await invalidatedBy(`/api/admin/trips/${site.sail.tripId}/preview`, {
    method: 'POST',
    headers: json,
    body: '{}',
  });
  expect([preview.status, preview.tags]).toEqual([200, []]);
  const options = await (
    await visit(`/api/admin/trips/options/${site.sail.optionId}`, { headers })
  ).json();
  const saved = await invalidatedBy(`/api/admin/trips/options/${site.sail.optionId}`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify(options),
  });
  expect([saved.status, saved.tags]).toEqual([200, ['trips']]);
});
