import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { settings, trips } from '#core/db/schema.ts';
import { anAdmin } from '../../test/admin.ts';
import { aSeoRecord, aTrip, aTripType, db } from '../../test/builders.ts';
import { bindings, ORIGIN, send, visit } from '../../test/client.ts';
import { distantD1, interceptedD1, lostD1 } from '../../test/d1/intercepted-d1.ts';
import { signIn } from '../../test/sign-in.ts';
import { showWrite } from './invalidate.ts';
import { markStale } from './local-cache.ts';

const PATHS = ['/en', '/en/trips', '/de/contact', '/api/trips', '/api/seo/contact'];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const DOWN = { DB: lostD1(bindings.DB) };
const SILENT = { DB: interceptedD1(bindings.DB, () => new Promise(() => undefined)) };

const status = (response: Response) => response.headers.get('Cf-Cache-Status');
const ageSeconds = (response: Response) => Number(response.headers.get('Age'));

const forward = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const priceOf = async (response: Response) =>
  ((await response.json()) as { items: { price: number }[] }).items[0]?.price;
const setPrice = (price: number) => db.update(trips).set({ price });

beforeAll(async () => {
  await db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Marès', phone: '+34971000111' } });
  await aSeoRecord({ page: 'contact' });
  await aTripType({ id: 1 });
  await aTrip({ isPopular: true, price: 10 });
  // A page's code is loaded with its first request.
  for (const path of PATHS) await send(path);
});
/** Each test starts later than the one before: all of them share one cache. */
let start = Date.now() + MINUTE_MS;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await markStale(['site']);
  forward(1000);
});
afterEach(() => {
  start = Date.now() + MINUTE_MS;
  vi.useRealTimers();
});

test.each(PATHS)('%s comes from the cache, without a question to the database', async (path) => {
  const first = await visit(path);
  expect(first.status).toBe(200);
  expect(status(first)).not.toBe('HIT');
  expect(first.headers.get('Server-Timing')).toContain('1 round trips');
  const body = await first.text();
  const second = await visit(path, {}, SILENT);
  expect([second.status, status(second)]).toEqual([200, 'HIT']);
  expect(await second.text()).toBe(body);
  for (const name of [
    'Content-Type',
    'Content-Security-Policy',
    'Cache-Control',
    'X-Content-Version',
    'ETag',
  ])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  expect(status(await visit(`${path}?utm_source=letter&fbclid=x`, {}, SILENT))).toBe('HIT');
  const same = await visit(
    path,
    { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } },
    SILENT,
  );
  expect([same.status, await same.text()]).toEqual([304, '']);
  expect(same.headers.get('Content-Security-Policy')).toBe(
    first.headers.get('Content-Security-Policy'),
  );
});

test.each([350, 2000])(
  'with a database %i ms away a save is seen by its editor at once, and by every visitor within ten seconds',
  async (milliseconds) => {
    const admin = await anAdmin(`writer${milliseconds}@example.com`);
    const { headers } = await signIn(`editor${milliseconds}@example.com`, 'admin');
    const [trip] = await db.select().from(trips).limit(1);
    const far = { DB: distantD1(bindings.DB, milliseconds) };
    await setPrice(10);
    const answers = ['/api/trips', ...LANGUAGES.map((language) => `/api/trips?lang=${language}`)];
    await Promise.all(['/en/trips', ...answers].map((path) => visit(path, {}, far)));
    const row = (await (await admin(`/trips/${trip?.id}`, 'GET')).json()) as object;
    expect(
      (await admin(`/trips/${trip?.id}`, 'PUT', { ...row, price: 20 + milliseconds })).status,
    ).toBe(200);
    expect(await priceOf(await visit('/api/trips', { headers }, far))).toBe(20 + milliseconds);
    forward(9000);
    const page = visit('/en/trips', {}, far);
    await Promise.all(
      answers.map(async (path) =>
        expect(await priceOf(await visit(path, {}, far)), path).toBe(20 + milliseconds),
      ),
    );
    expect(await (await page).text()).toContain((20 + milliseconds).toLocaleString('en'));
  },
);

test('of two saves at the same moment each makes its own pages anew', async () => {
  const pages = ['/api/trips', '/api/seo/contact'];
  for (const path of pages) await visit(path);
  await Promise.all(
    (['trips', 'seo'] as const).map((tag) =>
      showWrite(db, { env: bindings, context: createExecutionContext() }, [tag]),
    ),
  );
  forward(1000);
  for (const path of pages) expect(status(await visit(path)), path).toBe('EXPIRED');
});

test.each([
  [350, 11 * MINUTE_MS],
  [350, DAY_MS],
  [350, 3 * DAY_MS],
  [350, 6 * DAY_MS],
  [2000, 11 * MINUTE_MS],
  [2000, 6 * DAY_MS],
])(
  'with a database %i ms away no price is older than ten minutes, also when it was written by another program (%i ms later)',
  async (milliseconds, later) => {
    const far = { DB: distantD1(bindings.DB, milliseconds) };
    await setPrice(10);
    expect(await priceOf(await visit('/api/trips', {}, far))).toBe(10);
    await setPrice(99);
    forward(later);
    const answer = await visit('/api/trips', {}, far);
    expect([status(answer), await priceOf(answer)]).toEqual(['EXPIRED', 99]);
    expect([
      status(await visit('/api/trips', {}, far)),
      await priceOf(await visit('/api/trips', {}, far)),
    ]).toEqual(['HIT', 99]);
  },
);

test.each([
  ['lost', DOWN],
  ['silent', SILENT],
])(
  'with a %s database stored answers go out for a day, and say that they are stale and how old',
  async (_how, overrides) => {
    for (const path of PATHS) await visit(path);
    forward(23 * HOUR_MS);
    for (const path of ['/en', '/api/trips']) {
      const answer = await visit(path, {}, overrides);
      expect([path, answer.status, status(answer)]).toEqual([path, 200, 'STALE']);
      expect(ageSeconds(answer)).toBeGreaterThan(22 * 3600);
    }
    forward(2 * HOUR_MS);
    expect((await visit('/api/trips', {}, overrides)).status).toBe(503);
  },
);

test('after that the page says honestly that there is none, with the firm’s phone', async () => {
  await visit('/de/contact');
  forward(25 * HOUR_MS);
  for (const path of ['/de/contact', '/de/nothing-here', '/de/trips/4711']) {
    const answer = await visit(path, {}, DOWN);
    const html = await answer.text();
    expect([
      path,
      answer.status,
      answer.headers.get('Retry-After'),
      answer.headers.get('Cache-Control'),
    ]).toEqual([path, 503, '30', 'no-store']);
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('href="tel:+34971000111"');
  }
});

test.each([
  'D1_ERROR: Network connection lost.',
  'D1 DB is overloaded. Too many requests queued.',
  'anything',
])('the API says 503 and when to ask again (%s)', async (message) => {
  const overrides = { DB: interceptedD1(bindings.DB, () => Promise.reject(new Error(message))) };
  for (const path of ['/api/destinations?region=north', '/api/search?q=boat']) {
    const answer = await visit(path, {}, overrides);
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 503, '30']);
    expect(await answer.json()).toMatchObject({ status: 503, code: 'database_unavailable' });
  }
});

test('a form that was sent without scripts keeps what was typed, to be sent again', async () => {
  const fields = {
    page: '/en/contact',
    form: 'contact',
    name: 'Ada "Countess" Lovelace',
    email: 'ada@example.com',
    message: '\nTwo <b>lines</b>\nof words',
  };
  const init = {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN },
  };
  const answer = await visit('/api/contact/whatsapp-message', init, DOWN);
  expect([
    answer.status,
    answer.headers.get('Retry-After'),
    answer.headers.get('Content-Type'),
  ]).toEqual([503, '30', 'text/html; charset=utf-8']);
  const html = await answer.text();
  const plain = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  // The first line break in a text area is no part of its value.
  const hiddenFields = [
    ...html.matchAll(/<textarea name="([^"]*)" hidden>\n([^<]*)<\/textarea>/g),
  ].map(([, name = '', text = '']) => [name, plain(text)]);
  expect(Object.fromEntries(hiddenFields)).toEqual(fields);
  expect(html).toContain('action="/api/contact/whatsapp-message"');
});

test('an editor whose page cannot be made gets the stored one', async () => {
  const { headers } = await signIn('away@example.com', 'admin');
  forward(1000);
  await visit('/en/about');
  expect(status(await visit('/en/about', { headers }))).toBeNull();
  expect(status(await visit('/en/about', { headers }, DOWN))).toBe('HIT');
});

test('a worker that has just started knows what its neighbours stored and invalidated', async () => {
  const fresh = async () => {
    vi.resetModules();
    return (await import('./local-cache.ts')) as typeof import('./local-cache.ts');
  };
  let made = 0;
  const make = async () => {
    made += 1;
    return new Response(String(made), {
      headers: { 'CDN-Cache-Control': 'max-age=60, stale-if-error=60', 'Cache-Tag': 'trips,site' },
    });
  };
  const read = async () =>
    (await (await fresh()).fetchThroughLocalCache('neighbours', make)).text();
  expect([await read(), await read()]).toEqual(['1', '1']);
  await (await fresh()).invalidateLocally(['destinations']);
  expect(await read()).toBe('1');
  await (await fresh()).invalidateLocally(['trips']);
  expect(await read()).toBe('2');
});

test('languages and modes of address are answers of their own', async () => {
  await visit('/de/about');
  expect(await (await visit('/es/about')).text()).toContain('<html lang="es"');
  const german = await visit('/about', { headers: { 'Accept-Language': 'de' } });
  expect(german.headers.get('Vary')).toBe('Accept-Language, Cookie');
  expect(await german.text()).toContain('href="/trips"');
  expect(
    await (
      await visit('/about', { headers: { Cookie: 'i18nextLng=ca', 'Accept-Language': 'de' } })
    ).text(),
  ).toContain('<html lang="ca"');
  expect(status(await visit('/about', { headers: { 'Accept-Language': 'de-AT, en;q=0.5' } }))).toBe(
    'HIT',
  );
  expect(await (await visit('/de/about')).text()).toContain('href="/de/trips"');
});

test('a read in each language is an answer of its own; a save of what all show makes each anew', async () => {
  const admin = await anAdmin('namer@example.com');
  forward(1000);
  const paths = ['/api/trips/popular', ...LANGUAGES.map((one) => `/api/trips/popular?lang=${one}`)];
  const named = async (path: string) =>
    ((await (await visit(path)).json()) as { type: string }[]).map(({ type }) => type);
  const [before, ...rest] = await Promise.all(paths.map(named));
  expect(new Set(rest.flat()).size).toBe(LANGUAGES.length);
  for (const path of paths) expect(status(await visit(path, {}, SILENT)), path).toBe('HIT');
  expect(status(await visit('/api/trips/popular?lang=&utm_source=x', {}, SILENT))).toBe('HIT');
  const row = (await (await admin('/trip-types/1', 'GET')).json()) as object;
  const name = { es: 'uno', en: 'one', de: 'eins', ca: 'u' };
  const saved = { ...row, name: 'tipo', translations: { name } };
  expect((await admin('/trip-types/1', 'PUT', saved)).status).toBe(200);
  forward(9000);
  expect(await Promise.all(paths.map(named))).toEqual([
    ['tipo'],
    ['uno'],
    ['one'],
    ['eins'],
    ['u'],
  ]);
  expect(before).not.toEqual(['tipo']);
});

test('what others may not see is never stored', async () => {
  for (const path of ['/en/auth/login', '/api/user', '/en/nowhere', '/api/nowhere']) {
    await visit(path);
    expect(status(await visit(path)) ?? 'BYPASS', path).toBe('BYPASS');
  }
});

test.each(['/api/search?q=boat', '/api/trips?q=boat', '/en/search?q=boat', '/en/trips?q=boat'])(
  '%s is stored, and stands in while the database is away',
  async (path) => {
    await visit(path);
    expect(status(await visit(path, {}, SILENT))).toBe('HIT');
    await markStale(['site']);
    const answer = await visit(path, {}, DOWN);
    expect([answer.status, status(answer)]).toEqual([200, 'STALE']);
  },
);

test('what visitors send makes nothing stale', async () => {
  await visit('/en/about');
  await visit('/api/vitals', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
  });
  expect(status(await visit('/en/about', {}, SILENT))).toBe('HIT');
});

test('a HEAD request is answered without a body, from the same answer', async () => {
  await visit('/en/about');
  const answer = await visit('/en/about', { method: 'HEAD' }, SILENT);
  expect([answer.status, status(answer), await answer.text()]).toEqual([200, 'HIT', '']);
});
