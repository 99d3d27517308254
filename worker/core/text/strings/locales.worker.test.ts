import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, LATE_NAMESPACES, NAMESPACES } from '#contract/languages/language.ts';
import { anAdmin } from '../../../test/admin.ts';
import { bindings, send, visit } from '../../../test/client.ts';
import { lostD1 } from '../../../test/d1/intercepted-d1.ts';

const admin = await anAdmin();
const FILE = '/locales/de/common.json';
const OTHER_FILE = '/locales/en/common.json';
const edit = (value: string | null) =>
  admin('/translations/strings', 'PUT', {
    language: 'de',
    namespace: 'common',
    key: 'navigation.about',
    value,
  });
const origin = (response: Response) => response.headers.get('Cf-Cache-Status');
const word = async (response: Response) =>
  ((await response.json()) as Record<string, string>)['navigation.about'];

afterEach(() => void vi.useRealTimers());

test('every locale file is answered from the cache, with one strong ETag and a policy that lets caches keep it', async () => {
  for (const language of LANGUAGES)
    for (const namespace of [...NAMESPACES, ...LATE_NAMESPACES]) {
      const path = `/locales/${language}/${namespace}.json`;
      const [first, second] = [await send(path), await visit(path)];
      expect([path, first.status, second.status, origin(second)]).toEqual([path, 200, 200, 'HIT']);
      expect(second.headers.get('ETag')).toMatch(/^"[\w-]+"$/);
      expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
      expect(second.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      expect(second.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(Number(second.headers.get('Age'))).toBeGreaterThanOrEqual(0);
      expect(await second.json()).toEqual(await first.json());
    }
});

test('the time in a request, and what else its query says, have no entries of their own', async () => {
  await send(FILE);
  for (const query of ['?v=1700000000000', '?v=1700000000001', '?utm_source=x', '?'])
    expect([query, origin(await visit(FILE + query))]).toEqual([query, 'HIT']);
});

test('a file that has not changed is answered 304, whichever form of the ETag is sent', async () => {
  const etag = (await send(FILE)).headers.get('ETag') ?? '';
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await send(FILE, { headers: { 'If-None-Match': sent } });
    expect([sent, answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([
      sent,
      304,
      '',
      etag,
    ]);
  }
  expect((await send(FILE, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('an edited string is visible to its editor at once', async () => {
  const own = await word(await visit(FILE));
  await edit('Über die Firma Salzwind');
  expect(await word(await visit(`${FILE}?v=3`))).toBe('Über die Firma Salzwind');
  await edit(null);
  expect(await word(await visit(`${FILE}?v=4`))).toBe(own);
});

test('an edited string shows to every visitor, under another ETag; other files keep theirs', async () => {
  const [before, other] = [await visit(FILE), await visit(OTHER_FILE)];
  await edit('Über Salz und Wind');
  const after = await visit(FILE);
  expect(await word(after.clone())).toBe('Über Salz und Wind');
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  expect((await visit(OTHER_FILE)).headers.get('ETag')).toBe(other.headers.get('ETag'));
});

test('while the database is away the stored file is answered, and says so; one that is not stored has the words that are known', async () => {
  const down = { DB: lostD1(bindings.DB) };
  const etag = (await send(FILE)).headers.get('ETag');
  const answer = await send(FILE, {}, down);
  expect([answer.status, origin(answer), answer.headers.get('ETag')]).toEqual([200, 'STALE', etag]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  const known = await visit('/locales/ca/trips.json', {}, down);
  expect([known.status, known.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(Object.keys((await known.json()) as object).length).toBeGreaterThan(10);
});
