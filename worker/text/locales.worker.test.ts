import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, NAMESPACES } from '#contract/language.ts';
import { localeStrings } from '#db/schema.ts';
import { forgetCopies } from '#edge/copies.ts';
import worker from '../index.ts';
import { anAdmin } from '../test/admin.ts';
import { db } from '../test/builders.ts';
import { bindings, ORIGIN, send } from '../test/client.ts';
import { signIn } from '../test/sign-in.ts';

const admin = await anAdmin();
const { headers: session } = await signIn('other@example.com', 'admin');
const FILE = '/locales/de/common.json';
const OTHER_FILE = '/locales/en/common.json';
const edit = (value: string | null) =>
  admin('/translations/strings', 'PUT', { language: 'de', namespace: 'common', key: 'navigation.about', value });
const origin = (response: Response) => response.headers.get('X-Edge-Copy');
const word = async (response: Response) => ((await response.json()) as Record<string, string>)['navigation.about'];

/** Beside `send`, which lets the worker doubt the version that it knows. */
async function visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const context = createExecutionContext();
  const response = await worker.fetch(new Request(ORIGIN + path, { headers }) as never, bindings, context);
  await waitOnExecutionContext(context);
  return response as unknown as Response;
}

afterEach(() => void vi.useRealTimers());

test('every locale file is answered from its copy, with one strong ETag and a policy that lets caches keep it', async () => {
  for (const language of LANGUAGES)
    for (const namespace of NAMESPACES) {
      const path = `/locales/${language}/${namespace}.json`;
      const [first, second] = [await send(path), await send(path)];
      expect([path, first.status, second.status, origin(second)]).toEqual([path, 200, 200, 'hit']);
      expect(second.headers.get('ETag')).toMatch(/^"[\w-]+"$/);
      expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
      expect(second.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      expect(second.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(Number(second.headers.get('Age'))).toBeGreaterThanOrEqual(0);
      expect(await second.json()).toEqual(await first.json());
    }
});

test('the time in a request, and what else its query says, have no copies of their own', async () => {
  await send(FILE);
  for (const query of ['?v=1700000000000', '?v=1700000000001', '?utm_source=x', '?'])
    expect([query, origin(await send(FILE + query))]).toEqual([query, 'hit']);
});

test('a worker that has just begun takes the copy of its neighbours, with the same ETag', async () => {
  // Only so many copies a second are written for the neighbours.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  const etag = (await send(FILE)).headers.get('ETag');
  forgetCopies();
  const answer = await send(`${FILE}?v=2`);
  expect([origin(answer), answer.headers.get('ETag')]).toEqual(['hit', etag]);
});

test('a file that has not changed is answered 304, whichever form of the ETag is sent', async () => {
  const etag = (await send(FILE)).headers.get('ETag') ?? '';
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await send(FILE, { headers: { 'If-None-Match': sent } });
    expect([sent, answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([sent, 304, '', etag]);
  }
  expect((await send(FILE, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('with a compressed form on offer the strong ETag still stands for the very bytes that are sent', async () => {
  const [plain, packed] = [await send(FILE), await send(FILE, { headers: { 'Accept-Encoding': 'br, gzip' } })];
  const isSame = packed.headers.get('ETag') === plain.headers.get('ETag');
  expect(isSame).toBe(packed.headers.get('Content-Encoding') === null);
});

test('who has edited a string sees it at once', async () => {
  const own = await word(await visit(FILE));
  await edit('Über die Firma Salzwind');
  expect(await word(await visit(`${FILE}?v=3`))).toBe('Über die Firma Salzwind');
  await edit(null);
  expect(await word(await visit(`${FILE}?v=4`))).toBe(own);
});

test('a string that was edited elsewhere shows to who is signed in at once, and to visitors within ten seconds, under another ETag', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const before = await send(FILE);
  const other = (await send(OTHER_FILE)).headers.get('ETag');
  await db.insert(localeStrings).values({ language: 'de', namespace: 'common', key: 'navigation.about', value: 'Über Salzwind' });
  expect(await word(await visit(FILE, session))).toBe('Über Salzwind');
  await db.update(localeStrings).set({ value: 'Über Salz und Wind' });
  vi.setSystemTime(Date.now() + 10_000);
  const after = await visit(FILE);
  expect(await word(after.clone())).toBe('Über Salz und Wind');
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  expect((await visit(OTHER_FILE)).headers.get('ETag')).toBe(other);
});

test('while the database is away the last copy is answered, and says so; a file without a copy has the words it was built with', async () => {
  const down = {
    DB: { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error('D1 is away')) } as unknown as D1Database,
  };
  const etag = (await send(FILE)).headers.get('ETag');
  const answer = await send(FILE, {}, down);
  expect([answer.status, origin(answer), answer.headers.get('ETag')]).toEqual([200, 'stale', etag]);
  expect(Object.keys((await (await send('/locales/ca/trips.json', {}, down)).json()) as object).length).toBeGreaterThan(10);
});
