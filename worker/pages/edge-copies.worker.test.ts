import { createExecutionContext } from 'cloudflare:test';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { trips } from '#db/schema.ts';
import { forgetCopies } from '#edge/copies.ts';
import { forgetVersion } from '#edge/newest-version.ts';
import worker from '../index.ts';
import { anAdmin } from '../test/admin.ts';
import { aSeoRecord, aTrip, aTripType, db } from '../test/builders.ts';
import { bindings, ORIGIN, send } from '../test/client.ts';
import { signIn } from '../test/sign-in.ts';

const PATHS = ['/en', '/en/trips', '/de/contact', '/api/trips', '/api/seo/contact'];

const broken = (fail: () => Promise<never>) =>
  ({
    prepare: () => ({ bind: () => ({}), all: fail, raw: fail, run: fail, first: fail }),
    batch: fail,
    exec: fail,
  }) as unknown as D1Database;
const DOWN = { DB: broken(() => Promise.reject(new Error('D1 is away'))) };
const SILENT = { DB: broken(() => new Promise<never>(() => undefined)) };

/** Beside `send`, which lets the worker doubt the version that it knows. */
const raw = async (path: string, init: RequestInit = {}, overrides = {}) =>
  (await worker.fetch(
    new Request(ORIGIN + path, init) as never,
    { ...bindings, ...overrides },
    createExecutionContext(),
  )) as unknown as Response;

const origin = (response: Response) => response.headers.get('X-Edge-Copy');
const statements = (response: Response) => /(\d+) statements/.exec(response.headers.get('Server-Timing') ?? '')?.[1];

beforeAll(async () => {
  await aSeoRecord({ page: 'contact' });
  await aTripType({ id: 1 });
  await aTrip({ isPopular: true });
  // A page's code is loaded with its first page; that one may ask in two turns.
  for (const path of ['/es', '/es/trips', '/es/contact']) await send(path);
});
beforeEach(() => forgetVersion());

test.each(PATHS)('%s comes from its copy, without asking the database for its content', async (path) => {
  const first = await send(path);
  expect([first.status, origin(first)]).toEqual([200, 'miss']);
  expect(first.headers.get('Server-Timing')).toContain('1 round trips');
  const body = await first.text();
  const second = await send(path);
  expect([second.status, origin(second), statements(second)]).toEqual([200, 'hit', undefined]);
  expect(await second.text()).toBe(body);
  for (const name of ['Content-Type', 'Content-Security-Policy', 'Cache-Control', 'X-Content-Version', 'ETag'])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  expect((await send(`${path}?utm_source=letter`)).headers.get('ETag')).toBe(first.headers.get('ETag'));
  const same = await send(path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
  expect([same.status, await same.text()]).toEqual([304, '']);
});

test('a worker that has just begun takes the copy of its neighbours', async () => {
  await send('/ca/about');
  forgetCopies();
  expect(origin(await send('/ca/about'))).toBe('hit');
});

test('in a flood of addresses a neighbour finds those that were asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const pages = Array.from({ length: 30 }, (_, index) => `/api/trips?page=${index + 2}`);
    const [first, asked, alone] = [pages[0] ?? '', pages[28] ?? '', pages[29] ?? ''];
    for (const path of pages) await send(path);
    vi.setSystemTime(Date.now() + 1000);
    await send(asked);
    forgetCopies();
    for (const [path, found] of [
      [first, 'hit'],
      [asked, 'hit'],
      [alone, 'miss'],
    ] as const)
      expect([path, origin(await send(path))]).toEqual([path, found]);
  } finally {
    vi.useRealTimers();
  }
});

test('in a flood of addresses the neighbours’ copies are asked for only when the database is away', async () => {
  await send('/ca/services');
  forgetCopies();
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (let page = 50; page < 75; page += 1) await send(`/api/trips?page=${page}`);
    const answer = await send('/ca/services', {}, DOWN);
    expect([answer.status, origin(answer)]).toEqual([200, 'stale']);
    forgetCopies();
    for (let page = 50; page < 75; page += 1) await send(`/api/destinations?page=${page}`);
    expect(origin(await send('/ca/services'))).toBe('miss');
  } finally {
    vi.useRealTimers();
  }
});

test('an answer made right after another one asks for no version, yet is made anew once the content is newer', async () => {
  await raw('/api/trips?page=80');
  const later = await raw('/api/trips?page=81');
  expect([origin(later), statements(later)]).toEqual(['miss', '2']);
  await db.update(trips).set({ isPopular: true });
  expect(origin(await send('/api/trips?page=81'))).toBe('miss');
});

test('the first visitor of a page gets it compressed too, and reads the same', async () => {
  const first = await send('/de/about', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect([origin(first), first.headers.get('Content-Encoding')]).toEqual(['miss', 'br']);
  const packed = Buffer.from(await first.arrayBuffer());
  const plain = await (await send('/de/about')).text();
  expect(brotliDecompressSync(packed).toString()).toBe(plain);
  expect(packed.length).toBeLessThan(plain.length / 4);
});

test('a browser that reads Brotli gets it, made once', async () => {
  await send('/en/about');
  await send('/en/about');
  const response = await send('/en/about', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect((await send('/en/about', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } })).headers.get('Content-Encoding')).toBe('gzip');
  expect((await send('/en/about')).headers.get('Content-Encoding')).toBeNull();
  expect((await send('/about', { headers: { 'Accept-Language': 'en' } })).headers.get('Vary')).toBe(
    'Accept-Language, Cookie, Accept-Encoding',
  );
});

test('languages and modes of address each have a copy', async () => {
  await send('/de/about');
  expect(await (await send('/es/about')).text()).toContain('<html lang="es"');
  expect(await (await send('/about', { headers: { 'Accept-Language': 'de' } })).text()).toContain('href="/trips"');
  expect(await (await send('/de/about')).text()).toContain('href="/de/trips"');
});

test('what was saved is on the next page, and on the list', async () => {
  const admin = await anAdmin();
  const trip = await aTrip({ isPopular: true });
  for (const path of ['/en/trips', '/api/trips']) await send(path);
  const { version, ...fields } = (await (await admin(`/trips/${trip.id}`, 'GET')).json()) as Record<string, unknown> & { version: number };
  const translations = fields.translations as { name: Record<string, string> };
  translations.name = { ...translations.name, en: 'Sea kayak by full moon' };
  const saved = await admin(`/trips/${trip.id}`, 'PUT', { ...fields, translations, version });
  expect(saved.status).toBe(200);
  for (const path of ['/en/trips', '/api/trips']) {
    const response = await send(path);
    expect(origin(response)).toBe('miss');
    expect(await response.text()).toContain('Sea kayak by full moon');
  }
});

test.each([
  ['away', DOWN],
  ['silent', SILENT],
])('with the database %s what was seen before still answers, marked stale; what was not says so', async (_how, overrides) => {
  for (const path of PATHS) await send(path);
  for (const path of PATHS) {
    const response = await send(path, {}, overrides);
    expect([path, response.status, origin(response)]).toEqual([path, 200, 'stale']);
    expect((await response.text()).length).toBeGreaterThan(10);
  }
  expect((await send('/api/destinations?region=north', {}, overrides)).status).toBe(500);
  expect((await send('/ca/trips', {}, overrides)).headers.get('Cache-Control')).toBe('no-store');
  forgetVersion();
  expect(origin(await send('/en'))).toBe('hit');
});

test('with a slow database visitors get what was seen before, and whoever is signed in what is newest', async () => {
  const { headers } = await signIn('slow@example.com', 'admin');
  await send('/api/trips');
  await aTrip({ isPopular: true });
  const batch: D1Database['batch'] = async (statements) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return bindings.DB.batch(statements);
  };
  const slow = { DB: new Proxy(bindings.DB, { get: (d1, name) => (name === 'batch' ? batch : Reflect.get(d1, name).bind(d1)) }) };
  expect(origin(await send('/api/trips', { headers }, slow))).toBe('miss');
  await aTrip({ isPopular: true });
  forgetVersion();
  expect(origin(await send('/api/trips', {}, slow))).toBe('stale');
});

test('what others may not see is never kept', async () => {
  for (const path of [
    '/en/auth/login',
    '/en/trips?q=boat',
    '/en/airport-transfers/request',
    '/en/search?q=boat',
    '/api/user',
    '/api/search?q=boat',
  ]) {
    await send(path);
    expect(origin(await send(path)), path).toBeNull();
  }
});

test('missing pages are not kept', async () => {
  await send('/en/nowhere');
  const response = await send('/en/nowhere');
  expect([response.status, origin(response)]).toEqual([404, null]);
});

test('prices and what comes out later are drawn again after ten minutes', async () => {
  await send('/en/about');
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
  expect(origin(await send('/en/about'))).toBe('miss');
  vi.useRealTimers();
});

test('rows written beside the administration are seen too: the version is the database’s own', async () => {
  await send('/api/trips');
  await db.update(trips).set({ isPopular: false });
  expect(origin(await send('/api/trips'))).toBe('miss');
});

test('what visitors send changes no content: the next page is a hit without the database', async () => {
  await send('/en/about');
  await send('/en/about');
  const visit = await raw('/api/vitals', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', Origin: ORIGIN } });
  expect(visit.status).toBeLessThan(500);
  expect(origin(await raw('/en/about', {}, SILENT))).toBe('hit');
});
