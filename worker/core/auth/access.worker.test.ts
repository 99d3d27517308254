import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  isInScope,
  KEY_RESOURCES,
  KEYLESS_RESOURCES,
  type KeyAccess,
} from '#contract/accounts/api-keys.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { apiKeys, sessions } from '#core/db/schema.ts';
import { api, features } from '../../app.ts';
import { db } from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { HELPER_ROUTES } from '../../test/helper-routes.ts';
import { PUBLIC_ROUTES } from '../../test/public-routes.ts';
import { anAccount, signedIn, signIn } from '../../test/sign-in.ts';
import { newApiKey } from './api-keys/api-key.ts';

/** Every route of the app itself, so that new routes are covered automatically. */
const ROUTES = [
  ...new Map(
    api.routes
      .filter(({ method }) => method !== 'ALL')
      .map((route) => [`${route.method} ${route.path}`, route]),
  ).values(),
];
const below = (prefix: string) =>
  ROUTES.filter(({ path }) => path === prefix || path.startsWith(`${prefix}/`));
const ADMIN = below('/admin');
const ACCOUNT = below('/account');

/**
 * Of several kinds of wrong credentials each is tried on a share of
 * the routes, in turn, so that each route is asked with one and each kind by many routes.
 */
const shareOf = <T>(all: readonly T[], index: number, count: number) =>
  all.filter((_one, place) => place % count === index % count);

/** No row has this id, so that calling every route changes nothing. */
const addressOf = (path: string) => `/api${path.replace(/:\w+(?:\{[^}]*\})?\??/g, '999999')}`;
const isWrite = (method: string) => method !== 'GET';
const accessOf = (method: string): KeyAccess => (isWrite(method) ? 'write' : 'read');
const resourceOf = (path: string) => path.split('/')[2] ?? '';
const label = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

type Headers = Record<string, string>;
const OWN = { Origin: ORIGIN };
async function ask({ method, path }: { method: string; path: string }, headers: Headers) {
  const body =
    isWrite(method) && method !== 'DELETE'
      ? { body: '{}', headers: { 'Content-Type': 'application/json', ...headers } }
      : { headers };
  return send(addressOf(path), { method, ...body });
}
/** The routes whose response is not the required one; all are asked at once. */
async function wrong(
  routes: typeof ROUTES,
  headers: Headers | ((route: (typeof ROUTES)[number]) => Headers),
  isRight: (status: number) => boolean,
) {
  const answers = await Promise.all(
    routes.map(async (route) => ({
      route,
      status: (await ask(route, typeof headers === 'function' ? headers(route) : headers)).status,
    })),
  );
  return answers
    .filter(({ status }) => !isRight(status))
    .map(({ route, status }) => `${label(route)}: ${status}`);
}
const is = (wanted: number) => (status: number) => status === wanted;
/** The request passed the access check; how a route answers an empty body or a missing row is its own business. */
const isLetIn = (status: number) => status !== 401 && status !== 403 && status < 500;

const admin = await anAccount('admin@example.com', 'admin');
const cookieOf = async (email: string) =>
  [...(await signedIn(email)).jar].map(([name, value]) => `${name}=${value}`).join('; ');
const adminCookie = { Cookie: await cookieOf('admin@example.com') };
const userCookie = await signIn('guest@example.com', 'user');
const helperCookie = await signIn('helper@example.com', 'helper');
const formerAdmin = await anAccount('former@example.com', 'user');

async function aKey(
  scopes: readonly string[],
  more: Partial<typeof apiKeys.$inferInsert> = {},
): Promise<Headers> {
  const { key, keyHash, prefix } = await newApiKey();
  await db
    .insert(apiKeys)
    .values({ name: 'Test', keyHash, prefix, scopes: [...scopes], createdBy: admin.id, ...more });
  return { Authorization: `Bearer ${key}` };
}
const EVERYTHING = ['*:read', '*:write'];
const past = '2026-01-01T00:00:00.000Z';

beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

test('every route is for administrators, for the user’s own account, or public on purpose', () => {
  const others = ROUTES.filter((route) => !ADMIN.includes(route) && !ACCOUNT.includes(route)).map(
    label,
  );
  expect(ADMIN.length).toBeGreaterThan(20);
  expect(others.filter((route) => !PUBLIC_ROUTES.has(route))).toEqual([]);
  expect([...PUBLIC_ROUTES].filter((route) => !others.includes(route))).toEqual([]);
});

test('for every part of the administration it is decided whether keys get in', () => {
  const decided: readonly string[] = [...KEY_RESOURCES, ...KEYLESS_RESOURCES];
  expect(
    [...new Set(ADMIN.map(({ path }) => resourceOf(path)))].filter(
      (resource) => !decided.includes(resource),
    ),
    'its row in contract/entities/ needs `key` or `keyless`',
  ).toEqual([]);
});

test('a request without a session gets 401 everywhere, also at addresses that do not exist', async () => {
  const missing = [
    { method: 'GET', path: '/admin' },
    { method: 'GET', path: '/admin/nothing/at/all' },
  ] as typeof ROUTES;
  expect(await wrong([...ADMIN, ...ACCOUNT, ...missing], OWN, is(401))).toEqual([]);
  const response = await send('/api/admin/dashboard');
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a user without the administrator role gets 403 everywhere, also at addresses that do not exist', async () => {
  const missing = [{ method: 'GET', path: '/admin/nothing/at/all' }] as typeof ROUTES;
  expect(await wrong([...ADMIN, ...missing], { ...OWN, ...userCookie.headers }, is(403))).toEqual(
    [],
  );
  expect((await send('/api/admin/trips', userCookie)).headers.get('Cache-Control')).toBe(
    'private, no-store',
  );
});

test('a helper gets into the routes that are decided, and gets 403 everywhere else', async () => {
  const decided = (route: (typeof ROUTES)[number]) => HELPER_ROUTES.has(label(route));
  expect(
    [...HELPER_ROUTES].filter((route) => !ADMIN.map(label).includes(route)),
    'no such route',
  ).toEqual([]);
  const cookie = { ...OWN, ...helperCookie.headers };
  const missing = [
    { method: 'GET', path: '/admin' },
    { method: 'GET', path: '/admin/nothing/at/all' },
    { method: 'GET', path: '/admin/ordersandmore' },
  ] as typeof ROUTES;
  expect(await wrong(ADMIN.filter(decided), cookie, isLetIn)).toEqual([]);
  expect(
    await wrong([...ADMIN.filter((route) => !decided(route)), ...missing], cookie, is(403)),
    'decide: the row in contract/entities/ says what helpers may do, test/helper-routes.ts lists it',
  ).toEqual([]);
  expect(
    await wrong(
      ACCOUNT.filter(({ method }) => method === 'GET'),
      cookie,
      isLetIn,
    ),
  ).toEqual([]);
});

test('an address written otherwise lets a helper in nowhere', async () => {
  for (const path of [
    '/api/admin/orders/%65xport.csv',
    '/api/admin/orders/export%2Ecsv',
    '/api/admin/orders/../reports',
    '/api/admin/orders/%2e%2e/reports',
    '/api/admin//reports',
    '/api/admin/REPORTS',
    '/api/admin/transfers/1/refunds/1/done',
  ]) {
    const method = path.endsWith('done') ? 'POST' : 'GET';
    const response = await send(path, { method, headers: { ...OWN, ...helperCookie.headers } });
    expect([403, 404], path).toContain(response.status);
  }
  expect((await send('/api/admin/orders', helperCookie)).status).toBe(200);
});

test('a forged, an expired and an ended session are not accepted', async () => {
  const expired = await cookieOf('admin@example.com');
  await db
    .update(sessions)
    .set({ expiresAt: 1 })
    .where(eq(sessions.id, await hashToken(/session=([^;]+)/.exec(expired)?.[1] ?? '')));
  const ended = await signedIn('admin@example.com');
  const replayed = `session=${ended.jar.get('session')}`;
  await ended.post('/api/auth/logout');
  const cookies = [
    'session=made-up',
    'session=',
    `session=${await hashToken('x')}`,
    expired,
    replayed,
  ];
  for (const [index, Cookie] of cookies.entries())
    expect(
      await wrong(
        shareOf([...ADMIN, ...ACCOUNT], index, cookies.length),
        { ...OWN, Cookie },
        is(401),
      ),
      Cookie,
    ).toEqual([]);
});

test('an administrator gets in everywhere, and what they get no cache keeps', async () => {
  expect(
    await wrong(
      [...ADMIN, ...ACCOUNT.filter(({ method }) => method === 'GET')],
      { ...OWN, ...adminCookie },
      isLetIn,
    ),
  ).toEqual([]);
  expect(
    (await send('/api/admin/dashboard', { headers: adminCookie })).headers.get('Cache-Control'),
  ).toBe('private, no-store');
  expect((await send('/api/admin/nothing', { headers: adminCookie })).status).toBe(404);
});

const FOREIGN: [string, Headers][] = [
  ['another site', { Origin: 'https://other.example' }],
  ['a sandboxed page', { Origin: 'null' }],
  ['no page at all', {}],
  ['another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
];
test.each(FOREIGN.map((one, index) => [...one, index] as const))(
  'a write with an administrator’s cookie from %s is refused',
  async (_name, headers, index) => {
    const writes = [...ADMIN, ...ACCOUNT].filter(({ method }) => isWrite(method));
    expect(
      await wrong(shareOf(writes, index, FOREIGN.length), { ...adminCookie, ...headers }, is(403)),
    ).toEqual([]);
  },
);

test('an unknown, an expired, a revoked, a deleted and an orphaned key get 401, whatever cookie comes along', async () => {
  const keys = [
    { Authorization: 'Bearer mares_unknown' },
    { Authorization: 'Basic YWRtaW46YWRtaW4=' },
    { Authorization: 'Bearer' },
    await aKey(EVERYTHING, { expiresAt: past }),
    await aKey(EVERYTHING, { revokedAt: past }),
    await aKey(EVERYTHING, { deletedAt: past }),
    await aKey(EVERYTHING, { createdBy: formerAdmin.id }),
    await aKey(EVERYTHING, { createdBy: null }),
  ];
  for (const [index, key] of keys.entries())
    expect(
      await wrong(shareOf(ADMIN, index, keys.length), { ...adminCookie, ...key }, is(401)),
      key.Authorization,
    ).toEqual([]);
});

test('a key for everything gets in everywhere but where keys never do, without an origin', async () => {
  const key = await aKey(EVERYTHING);
  const isKeyless = ({ path }: { path: string }) =>
    KEYLESS_RESOURCES.some((one) => one === resourceOf(path));
  expect(
    await wrong(
      ADMIN.filter((route) => !isKeyless(route)),
      key,
      isLetIn,
    ),
  ).toEqual([]);
  expect(ADMIN.some(isKeyless)).toBe(true);
  expect(await wrong(ADMIN.filter(isKeyless), key, is(403))).toEqual([]);
  expect(await wrong(ACCOUNT, key, is(401))).toEqual([]);
});

test('a key that may only read never writes, one that may only write never reads', async () => {
  const [reading, writing] = [await aKey(['*:read']), await aKey(['*:write'])];
  expect(
    await wrong(
      ADMIN.filter(({ method }) => isWrite(method)),
      reading,
      is(403),
    ),
  ).toEqual([]);
  expect(
    await wrong(
      ADMIN.filter(({ method }) => !isWrite(method)),
      writing,
      is(403),
    ),
  ).toEqual([]);
});

test('a key for one part gets into that part and into nothing else', {
  timeout: 240_000,
}, async () => {
  for (const [index, resource] of [
    ...new Set(ADMIN.map(({ path }) => resourceOf(path))),
  ].entries()) {
    for (const access of ['read', 'write'] as const) {
      const scopes = [`${resource}:${access}`];
      const key = await aKey(scopes);
      const reached = ADMIN.filter(({ path, method }) =>
        isInScope(scopes, resourceOf(path), accessOf(method)),
      );
      const others = ADMIN.filter((route) => !reached.includes(route));
      expect(
        reached.every(
          ({ path, method }) => resourceOf(path) === resource && accessOf(method) === access,
        ),
      ).toBe(true);
      expect(await wrong(reached, key, isLetIn), scopes[0]).toEqual([]);
      // One route of each other resource is enough: the scope is checked before the route runs.
      const samples = [
        ...new Map(
          others.map((route) => [`${resourceOf(route.path)} ${accessOf(route.method)}`, route]),
        ).values(),
      ];
      expect(await wrong(shareOf(samples, index, 8), key, is(403)), scopes[0]).toEqual([]);
    }
  }
});

test('what a key did stands in its maker’s name, and when it was last used', async () => {
  const key = await aKey(['trips:read']);
  await send('/api/admin/trips', { headers: key });
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, await hashToken(key.Authorization?.slice(7) ?? '')));
  expect(Date.parse(row?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(past));
});

test('pages, which call the features without a session, reach neither administration nor accounts', async () => {
  for (const path of ['/admin/dashboard', '/account'])
    expect((await features.request(path, {}, bindings)).status).toBe(404);
});

test('the shell of the admin area is neither cached nor indexed, and holds no data', async () => {
  const response = await send('/admin/dashboard', { headers: adminCookie });
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.text()).toContain('<div id="root"></div>');
});
