import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { entitiesWith } from '#contract/entities.ts';
import { adminApi } from '#site/admin-app.ts';
import { api } from '../../app.ts';
import worker from '../../index.ts';
import { anAdmin } from '../../test/admin.ts';
import {
  aBanner,
  aBlogCategory,
  aBlogPost,
  aDestination,
  aSeoRecord,
  aTestimonial,
  aTrip,
  aTripType,
} from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { noWork, watchedD1 } from '../../test/d1/d1-work.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';
import { PUBLIC_ROUTES } from '../../test/public-routes.ts';
import { signIn } from '../../test/sign-in.ts';
import { AVAILABILITY_POLICY, isShared, PLACES_POLICY, SHARED_POLICY } from './policy.ts';
import { mayBeShared, meaningfulQuery, sharedRequest } from './shared-request.ts';
import { CONTENT_RESOURCES, type Tag, tagOfWrite } from './tags.ts';

/** Public reads and pages, each with a path that exists. */
const READS = [
  ...[
    '/api/trip-types',
    '/api/trips/popular',
    '/api/trips',
    '/api/trips/1',
    '/api/trips/1/availability',
    '/api/destinations/popular',
    '/api/destinations',
  ],
  ...[
    '/api/destinations/tags',
    '/api/destinations/pins',
    '/api/destinations/1',
    '/api/blog/categories',
    '/api/blog/posts',
  ],
  ...[
    '/api/site',
    '/api/services',
    '/api/trail',
    '/api/faq',
    '/api/hero-banners/active',
    '/api/testimonials',
    '/api/seo/contact',
  ],
  ...[
    '/api/transfers/places',
    '/api/transfers/zones',
    '/api/transfers/vehicles',
    '/api/transfers/rules',
    '/api/transfers/prices',
  ],
  ...[
    '/api/search?q=boat',
    '/api/trips?q=boat',
    '/api/transfers/places?q=mao',
    '/en/search?q=boat',
    '/en/trips?q=boat',
  ],
  ...[
    '/en',
    '/en/trips',
    '/en/destinations',
    '/en/blog',
    '/en/contact',
    '/en/about',
    '/en/services',
    '/en/airport-transfers',
  ],
];
/** Details and other pages. */
const OTHERS = [
  ...['/api/transfers/zones/mao', '/api/blog/posts/winds', '/api/sections/home'],
  ...['/en/trips/1', '/en/destinations/1', '/en/blog/winds', '/en/airport-transfers/mao'],
  ...['/en/airport-transfers/vip', '/en/cami-de-cavalls', '/en/gift-vouchers', '/widget/trips'],
];
/** Public reads without parameters, those of entities that are new too. */
const LISTS = [...PUBLIC_ROUTES]
  .filter((route) => route.startsWith('GET ') && !/[:{]/.test(route))
  .map((route) => route.replace('GET ', '/api'))
  .filter((path) => !READS.includes(path));
/** Tables whose rows appear in responses: those of the list of entities, and what has no address of its own. */
const TAGS_OF_TABLES: Record<string, Tag> = {
  ...Object.fromEntries(
    entitiesWith('tables').flatMap((row) => {
      const tag = 'path' in row ? tagOfWrite('POST', `/api/admin${row.path}`) : undefined;
      return tag ? row.tables.map((table) => [table, tag]) : [];
    }),
  ),
  trip_exceptions: 'trips',
  trip_prices: 'trips',
  trip_extras: 'trips',
  departures: 'departures',
  bookings: 'departures',
};
/** Writes of shown resources that change no page. */
const UNSEEN =
  /\/preview$|^POST \/images$|^PUT \/backup\/pictures\/|^DELETE \/utilities\/not-found$/;
/** Resources of the administration that no page shows. */
const NOT_SHOWN = [
  ...[
    '/',
    '/dashboard',
    '/sales',
    '/users',
    '/api-keys',
    '/webhooks',
    '/email-settings',
    '/outbox',
    '/crew',
    '/orders',
    '/trip-requests',
    '/messages',
    '/subscribers',
    '/letters',
    '/person',
    '/audit',
    '/guides',
    '/partners',
    '/codes',
    '/vouchers',
    '/reports',
    '/calendar-feeds',
    // Invalidates by itself what visitors see of it.
    '/departures',
    // What visitors see of places has a short age.
    '/bookings',
    '/called-off',
  ],
  ...['/performance', '/drafts', '/transfers', '/transfers/drivers', '/attention', '/*'],
];

beforeAll(async () => {
  await aTransferTable();
  await aSeoRecord({ page: 'contact' });
  await aTripType({ id: 1 });
  await aTrip({ id: 1, isPopular: true });
  await aDestination({ id: 1 });
  await aBanner({});
  await aTestimonial({});
  await aBlogCategory({ id: 1 });
  await aBlogPost({ slug: 'winds', categoryId: 1 });
});

async function ask(path: string, init: RequestInit = {}, overrides = {}, more = {}) {
  const context = Object.assign(createExecutionContext(), more);
  const response = await worker.fetch(
    new Request(ORIGIN + path, init) as never,
    { ...bindings, ...overrides },
    context,
  );
  await waitOnExecutionContext(context);
  return response as unknown as Response;
}

function expectTags(path: string, answer: Response, work: ReturnType<typeof noWork>) {
  const tags = (answer.headers.get('Cache-Tag') ?? '').split(',');
  const statements = work.statements.map(({ sql }) => sql).join('\n');
  for (const [table, tag] of Object.entries(TAGS_OF_TABLES))
    if (new RegExp(`\\b${table}\\b`).test(statements))
      expect([path, table, ...tags], path).toContain(tag);
}

const inGerman = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=de`;

test.each([...READS, ...READS.filter((path) => path.startsWith('/api/')).map(inGerman)])(
  '%s has the tag of every kind of row that it asks for',
  async (path) => {
    const work = noWork();
    await send(path);
    const answer = await send(path, {}, { DB: watchedD1(bindings.DB, work) });
    expect(answer.status).toBe(200);
    const tags = (answer.headers.get('Cache-Tag') ?? '').split(',');
    expect(tags).toContain('site');
    expect(answer.headers.get('CDN-Cache-Control')).toBe(
      path.includes('/availability')
        ? AVAILABILITY_POLICY
        : tags.includes('departures')
          ? PLACES_POLICY
          : SHARED_POLICY,
    );
    expectTags(path, answer, work);
  },
);

test('so has every other response that is shared', async () => {
  for (const path of [...LISTS, ...OTHERS]) {
    const work = noWork();
    await send(path);
    const answer = await send(path, {}, { DB: watchedD1(bindings.DB, work) });
    const isStored = isShared(answer.headers);
    if (OTHERS.includes(path)) expect(isStored, path).toBe(true);
    if (isStored) expectTags(path, answer, work);
  }
});

test('a search has the tag of every kind that it finds', async () => {
  expect((await send('/api/search?q=boat')).headers.get('Cache-Tag')).toBe(
    'trips,destinations,blog,transfers,seo,site',
  );
});

test('every route names its policy, and only answers that say so are stored', async () => {
  const paths = [
    ...new Set(
      api.routes
        .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
        .map(({ path }) => path),
    ),
  ];
  expect(paths.length).toBeGreaterThan(100);
  const addresses = paths.map((path) => `/api${path.replace(/:(\w+)(?:\{[^/]*\})?\??/g, '1')}`);
  const others = [
    '/',
    '/de/nothing',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/admin.webmanifest',
    '/de/blog/feed.xml',
    '/llms.txt',
    '/locales/de/common.json',
    '/assets/x.js',
    '/admin',
    '/.well-known/security.txt',
  ];
  for (const path of [...addresses, ...others]) {
    const answer = await ask(path);
    expect(answer.headers.get('Cache-Control'), path).toMatch(/no-store|max-age=\d+/);
    const isStored = ['MISS', 'HIT', 'EXPIRED'].includes(
      answer.headers.get('Cf-Cache-Status') ?? '',
    );
    expect(isStored, path).toBe(isShared(answer.headers));
    await answer.body?.cancel();
  }
});

test('every resource of the administration is known to be shown or not', () => {
  for (const { method, path } of adminApi.routes) {
    if (method === 'GET' || method === 'ALL' || UNSEEN.test(`${method} ${path}`)) continue;
    const isKnown =
      tagOfWrite(method, `/api/admin${path}`) !== undefined ||
      NOT_SHOWN.some((one) => path === one || path.startsWith(`${one}/`));
    expect(
      isKnown,
      `${method} ${path}: \`cache\` in contract/entities/, or a line in NOT_SHOWN`,
    ).toBe(true);
  }
  expect(
    Object.keys(CONTENT_RESOURCES).filter(
      (one) => !adminApi.routes.some(({ path }) => path.startsWith(one)),
    ),
  ).toEqual([]);
});

/** Headers that Cloudflare adds to the cache key, or that some frameworks obey. */
const FOREIGN = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-For': '192.0.2.1',
  Forwarded: 'host=evil.example',
  'X-HTTP-Method-Override': 'DELETE',
  'X-HTTP-Method': 'DELETE',
  'X-Method-Override': 'DELETE',
  'X-Original-URL': '/admin',
  'X-Rewrite-URL': '/admin',
  'X-Host': 'evil.example',
  Origin: 'https://evil.example',
  Range: 'bytes=0-1',
  'If-None-Match': '"x"',
};

test('on the platform the cached entrypoint is called, by a key and without cookies; a write invalidates its tag there', async () => {
  const requests: Request[] = [];
  const CachedSite = {
    fetch: vi.fn(async (request: Request, init: unknown) => {
      requests.push(new Request(request, init as RequestInit));
      return new Response('from the cache', {
        headers: {
          'Cf-Cache-Status': 'HIT',
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
      });
    }),
    invalidate: vi.fn(async (_tags: Tag[]) => true),
  };
  const platform = { cache: {}, exports: { CachedSite } };
  const answer = await ask(
    '/about?utm_source=x',
    { headers: { Cookie: 'i18nextLng=de; other=1', 'Accept-Language': 'fr', ...FOREIGN } },
    {},
    platform,
  );
  expect(await answer.text()).toBe('from the cache');
  expect(CachedSite.fetch.mock.calls[0]?.[1]).toEqual({ cf: { cacheKey: `/about ${ORIGIN} de` } });
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ 'accept-language': 'de' });
  const { headers } = await signIn('platform@example.com', 'admin');
  const init = { method: 'DELETE', headers: { ...headers, Origin: ORIGIN } };
  const trip = await aTrip({});
  expect((await ask(`/api/admin/trips/${trip.id}`, init, {}, platform)).status).toBe(204);
  expect(CachedSite.invalidate).toHaveBeenCalledExactlyOnceWith(['trips']);
});

test('what is stored is read from the primary; an editor’s reads follow the bookmark of the last write', async () => {
  const constraints: string[] = [];
  const DB = new Proxy(bindings.DB, {
    get(target, name) {
      if (name === 'withSession')
        return (constraint: string) => {
          constraints.push(constraint);
          return Object.assign(
            target.withSession(constraint === 'mark-1' ? 'first-primary' : constraint),
            { getBookmark: () => 'mark-1' },
          );
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await send('/api/trips?page=3', {}, { DB });
  expect(constraints).toEqual(['first-primary']);
  for (const path of [
    '/en/trips',
    '/de/blog',
    '/sitemap.xml',
    '/locales/de/common.json',
    '/api/search?q=sail',
  ])
    await send(path, {}, { DB });
  expect(constraints.length).toBeGreaterThan(4);
  expect(new Set(constraints)).toEqual(new Set(['first-primary']));
  constraints.length = 0;
  const { headers } = await signIn('reader@example.com', 'admin');
  const trip = await aTrip({});
  constraints.length = 0;
  const written = await ask(
    `/api/admin/trips/${trip.id}`,
    { method: 'DELETE', headers: { ...headers, Origin: ORIGIN } },
    { DB },
  );
  const cookie = /d1-bookmark=[^;]+/.exec(written.headers.get('Set-Cookie') ?? '')?.[0];
  expect([constraints, cookie]).toEqual([['first-primary'], 'd1-bookmark=mark-1']);
  const sent = (headers as Record<string, string>).Cookie;
  await ask('/api/admin/trips', { headers: { ...headers, Cookie: `${sent}; ${cookie}` } }, { DB });
  expect(constraints.at(-1)).toBe('mark-1');
});

test('forwarded headers and method overrides change no stored answer', async () => {
  for (const path of ['/sitemap.xml', '/api/trips', '/robots.txt']) {
    const plain = await send(path);
    const other = await send(path, { headers: FOREIGN });
    expect([other.status, await other.text()], path).toEqual([200, await plain.text()]);
  }
  expect(await (await send('/en/about', { headers: FOREIGN })).text()).not.toContain(
    'evil.example',
  );
});

test('only requests with a shared response go to the cache', () => {
  const may = (path: string, init: RequestInit = {}) =>
    mayBeShared(new Request(ORIGIN + path, init));
  for (const path of [
    '/',
    '/de/trips?page=2',
    '/api/trips',
    '/locales/de/common.json',
    '/sitemap.xml',
  ])
    expect(may(path), path).toBe(true);
  for (const path of [
    '/admin',
    '/api/admin/trips',
    '/api/account/sessions',
    '/api/transfers/requests/T-1?token=x',
    '/api/bookings/T-1?token=x',
    '/api/transfers/quote?from=1&to=2',
    '/de/order/T-1?token=x',
    '/auth/login',
    '/de/trips/1?preview=x',
    '/api/images/optimize/a.jpg',
  ])
    expect(may(path), path).toBe(false);
  expect(may('/api/trips', { method: 'POST' })).toBe(false);
  // Who has just given places back, or was refused some.
  const anew = { headers: { 'Cache-Control': 'no-cache' } };
  expect(may('/api/trips/1-sail/availability?month=2027-06')).toBe(true);
  expect(may('/api/trips/1-sail/availability?month=2027-06', anew)).toBe(false);
  expect(may('/de/trips/1-sail', anew)).toBe(true);
  expect(may('/api/trips', { headers: { Authorization: 'Bearer x' } })).toBe(false);
});

test('tracking and empty fields make no answers of their own', () => {
  expect(meaningfulQuery('?utm_source=x&fbclid=y&gclid=z&p=hotel-sol')).toBe('');
  expect(meaningfulQuery('?q=&type=&destination=north&sort=')).toBe('?destination=north');
  expect(meaningfulQuery('?type=Salidas+en+barco&page=2')).toBe('?type=Salidas+en+barco&page=2');
  const key = (path: string, headers = {}) =>
    sharedRequest(new Request(ORIGIN + path, { headers }), {}).key;
  expect(key('/api/trips?lang=de')).not.toBe(key('/api/trips?lang=en'));
  expect(key('/api/trips?lang=')).toBe(key('/api/trips'));
  expect(key('/de/trips', { 'Accept-Language': 'en' })).toBe(key('/de/trips'));
  expect(key('/trips', { 'Accept-Language': 'en' })).not.toBe(key('/trips'));
  expect(key('/api/trips', { 'Accept-Language': 'en' })).toBe(key('/api/trips'));
});

test('a save of each kind is on the answers that show it', async () => {
  const admin = await anAdmin();
  const trip = await aTrip({ isPopular: true });
  for (const path of ['/en/trips', '/api/trips', `/en/trips/${trip.id}`, '/en']) await ask(path);
  const row = (await (await admin(`/trips/${trip.id}`, 'GET')).json()) as {
    translations: { name: Record<string, string> };
  };
  const saved = await admin(`/trips/${trip.id}`, 'PUT', {
    ...row,
    translations: {
      ...row.translations,
      name: { ...row.translations.name, en: 'Sea kayak by full moon' },
    },
  });
  expect(saved.status).toBe(200);
  for (const path of ['/en/trips', '/api/trips', '/en'])
    expect(await (await ask(path)).text(), path).toContain('Sea kayak by full moon');
});
