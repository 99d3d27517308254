import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Language, NAMESPACES, type Namespace } from '#contract/languages/language.ts';
import { json, stubApi } from '../../test/api.ts';
import { createI18n } from './create-i18n.ts';
import { completeTexts, hasTexts, loadAllTranslations } from './load-all.ts';
import { forgetFailures, localeBackend, notePartial } from './locale-backend.ts';

beforeEach(() => {
  forgetFailures();
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Stubs one English file: `answers` in order, the last one repeated; fallback files load at once. */
function stubFile(...answers: (() => Response)[]) {
  const tries: number[] = [];
  const start = Date.now();
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/locales/en/')) return good();
    tries.push(Date.now() - start);
    return (answers[tries.length - 1] ?? answers.at(-1))?.();
  });
  return tries;
}
const i18n = (language: Language = 'en') => createI18n(language, {}, localeBackend);
const load = async (namespace: Namespace) => {
  const instance = i18n();
  await instance.loadNamespaces(namespace);
  return instance.getResourceBundle('en', namespace);
};
const good = () => json({ close: 'Close' });
const down = () => new Response('', { status: 503, statusText: 'Service Unavailable' });

test('a file is requested with cookies, a timestamp version and no-store headers', async () => {
  const calls = stubApi({
    'GET /locales/en/common.json?v=1700000000000': good,
    'GET /locales/es/common.json?v=1700000000000': good,
  });
  await expect(load('common')).resolves.toEqual({ close: 'Close' });
  expect(calls.map(({ path }) => path.replace(/\?.*/, '')).sort()).toEqual([
    '/locales/en/common.json',
    '/locales/es/common.json',
  ]);
  expect(calls[0]?.init).toMatchObject({ credentials: 'include', cache: 'no-store' });
  const headers = new Headers(calls[0]?.init.headers);
  expect(headers.get('Cache-Control')).toBe('no-cache, no-store, must-revalidate');
  expect(headers.get('Pragma')).toBe('no-cache');
});

test('a file that does not load is tried again 5 times, after 350, 700, 1400, 2800 and 5600 ms, and then given up with a line in the console', async () => {
  const tries = stubFile(down);
  const result = load('home');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toBeUndefined();
  expect(tries).toEqual([
    0,
    350,
    350 + 700,
    350 + 700 + 1400,
    350 + 700 + 1400 + 2800,
    350 + 700 + 1400 + 2800 + 5600,
  ]);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['Translations en/home did not load:', '503: Service Unavailable'],
  ]);
});

test('a file that loads at the third try is taken, and nothing is logged', async () => {
  const tries = stubFile(down, down, good);
  const result = load('home');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toEqual({ close: 'Close' });
  expect(tries).toEqual([0, 350, 1050]);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['an empty object', () => json({})],
  ['a list', () => json(['close'])],
  ['a text', () => json('close')],
  ['null', () => json(null)],
  ['no JSON', () => new Response('<!doctype html>')],
  ['an error with strings in it', () => json({ close: 'Close' }, 500)],
])('%s is not good and is tried again', async (_name, answer) => {
  const tries = stubFile(answer, good);
  const result = load('home');
  await vi.advanceTimersByTimeAsync(350);
  expect(await result).toEqual({ close: 'Close' });
  expect(tries).toEqual([0, 350]);
});

test('a line that is down is tried again as well', async () => {
  const tries = stubFile(() => {
    throw new TypeError('Failed to fetch');
  }, good);
  const result = load('home');
  await vi.advanceTimersByTimeAsync(350);
  expect(await result).toEqual({ close: 'Close' });
  expect(tries).toHaveLength(2);
});

/** Notes which locale files are requested. */
function noteFiles(): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path.replace(/\?.*/, ''));
    return good();
  });
  return requested;
}
const CHECKED = ['en', 'es'].flatMap((language) =>
  NAMESPACES.map((namespace) => `/locales/${language}/${namespace}.json`),
);

test('every namespace of Spanish and English is requested', async () => {
  const requested = noteFiles();
  await expect(loadAllTranslations(i18n())).resolves.toEqual({ isComplete: true });
  expect(requested.sort()).toEqual(CHECKED.toSorted());
});

test('of a third language what the page uses is completed, and the rest comes with other pages', async () => {
  const requested = noteFiles();
  for (const namespace of ['common', 'trips']) notePartial('ca', namespace);
  const instance = createI18n(
    'ca',
    { ca: { common: { close: 'Tanca' }, trips: { close: 'Tanca' }, home: { close: 'Tanca' } } },
    localeBackend,
  );
  await expect(loadAllTranslations(instance)).resolves.toEqual({ isComplete: true });
  expect(requested.sort()).toEqual(
    [...CHECKED, '/locales/ca/common.json', '/locales/ca/trips.json'].sort(),
  );
});

test('English, which would be shown for a text that is missing, is requested after what the page uses has come', async () => {
  const requested = noteFiles();
  notePartial('ca', 'common');
  const instance = createI18n('ca', { ca: { common: { close: 'Tanca' } } }, localeBackend);
  await loadAllTranslations(instance);
  expect(requested[0]).toBe('/locales/ca/common.json');
});

test('a file of a third language that the page uses and that does not load is missing', async () => {
  vi.stubGlobal('fetch', async (path: string) => (path.includes('/ca/') ? down() : good()));
  const all = loadAllTranslations(i18n('ca'));
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(all).resolves.toEqual({ isComplete: false });
});

test('a namespace of which the page has brought a part is requested like a missing one, until its file has come', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path.replace(/\?.*/, ''));
    return json({ close: 'Tanca', 'form.required': 'Cal' });
  });
  notePartial('ca', 'common');
  const instance = createI18n('ca', { ca: { common: { close: 'Tanca' } } }, localeBackend);
  expect(hasTexts(instance, 'ca', 'common')).toBe(false);
  await completeTexts(instance);
  expect(requested).toEqual(['/locales/ca/common.json']);
  expect([hasTexts(instance, 'ca', 'common'), instance.t('form.required')]).toEqual([true, 'Cal']);
  await completeTexts(instance);
  expect(requested).toHaveLength(1);
});

test('a missing file is requested six times in one series, however many callers need it, and the others load', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path.replace(/\?.*/, ''));
    return path.startsWith('/locales/en/trips') ? down() : good();
  });
  const instance = i18n();
  const page = instance.loadNamespaces(['common', 'trips']);
  const all = loadAllTranslations(instance);
  await vi.advanceTimersByTimeAsync(60_000);
  await page;
  await expect(all).resolves.toEqual({ isComplete: false });
  expect(requested.filter((path) => path === '/locales/en/trips.json')).toHaveLength(6);
  expect(new Set(requested).size).toBe(14);
  expect(instance.t('close')).toBe('Close');
});

test('complete files without a sample key are logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => good());
  await loadAllTranslations(i18n());
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('Missing translation keys in es: navigation.all_services'),
    expect.stringContaining('Missing translation keys in en: navigation.all_services'),
  ]);
});
