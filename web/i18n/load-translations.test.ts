import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Language, NAMESPACES } from '#contract/language.ts';
import { json, stubApi } from '../test/api.ts';
import { createI18n } from './create-i18n.ts';
import { loadNamespace } from './load-namespace.ts';
import { loadTranslations } from './load-translations.ts';
import { siteStrings } from './site-strings.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server of one file; `answers` in the order of the tries, the last one for all that follow. */
function stubFile(...answers: (() => Response)[]) {
  const tries: number[] = [];
  const start = Date.now();
  vi.stubGlobal('fetch', async () => {
    tries.push(Date.now() - start);
    return (answers[tries.length - 1] ?? answers.at(-1))?.();
  });
  return tries;
}
const good = () => json({ close: 'Close' });
const down = () => new Response('', { status: 503, statusText: 'Service Unavailable' });

test('a file is asked for with cookies, a timestamp version and no-store headers', async () => {
  const calls = stubApi({ 'GET /locales/de/common.json?v=1700000000000': good });
  await expect(loadNamespace('de', 'common')).resolves.toEqual({ language: 'de', namespace: 'common', strings: { close: 'Close' } });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.init).toMatchObject({ credentials: 'include', cache: 'no-store' });
  const headers = new Headers(calls[0]?.init.headers);
  expect(headers.get('Cache-Control')).toBe('no-cache, no-store, must-revalidate');
  expect(headers.get('Pragma')).toBe('no-cache');
});

test('a file that does not load is tried again 5 times, after 350, 700, 1400, 2800 and 5600 ms, and then given up with a line in the console', async () => {
  const tries = stubFile(down);
  const result = loadNamespace('en', 'home');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toBeUndefined();
  expect(tries).toEqual([0, 350, 350 + 700, 350 + 700 + 1400, 350 + 700 + 1400 + 2800, 350 + 700 + 1400 + 2800 + 5600]);
  expect(vi.mocked(console.error).mock.calls).toEqual([['Translations en/home did not load:', '503: Service Unavailable']]);
});

test('a file that loads at the third try is taken, and nothing is logged', async () => {
  const tries = stubFile(down, down, good);
  const result = loadNamespace('en', 'home');
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await result)?.strings).toEqual({ close: 'Close' });
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
  const result = loadNamespace('en', 'home');
  await vi.advanceTimersByTimeAsync(350);
  expect((await result)?.strings).toEqual({ close: 'Close' });
  expect(tries).toEqual([0, 350]);
});

test('a line that is down is tried again as well', async () => {
  const tries = stubFile(() => {
    throw new TypeError('Failed to fetch');
  }, good);
  const result = loadNamespace('en', 'home');
  await vi.advanceTimersByTimeAsync(350);
  expect((await result)?.strings).toEqual({ close: 'Close' });
  expect(tries).toHaveLength(2);
});

/** The site's texts over a server that says which files it was asked for. */
function open(language: Language, answer: (file: string) => Response = good) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const file = path.replace(/^\/locales\/|\.json\?.*$/g, '');
    asked.push(file);
    return answer(file);
  });
  const instance = createI18n(language, {});
  const strings = siteStrings(instance);
  return { asked, instance, strings, load: (one = language) => loadTranslations(instance, one, strings) };
}
const files = (...languages: string[]) => languages.flatMap((language) => NAMESPACES.map((namespace) => `${language}/${namespace}`)).sort();
const times = (asked: string[], file: string) => asked.filter((one) => one === file).length;

test('every namespace of Spanish and English is asked for, and of the language in use, each file once', async () => {
  const { asked, load, strings } = open('en');
  await Promise.all([strings.need(['common', 'home']), load(), strings.need(['trips'], 'es')]);
  expect(asked.splice(0).sort()).toEqual(files('en', 'es'));
  await expect(load('ca')).resolves.toEqual({ isComplete: true });
  expect(asked.sort()).toEqual(files('ca'));
});

test('a file that does not load is asked for six times in all, whatever needs it, and again after a change of language', async () => {
  const { asked, load, strings } = open('en', (file) => (file === 'en/home' ? down() : good()));
  const first = load();
  void strings.need(['home']);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(first).resolves.toEqual({ isComplete: false });
  void strings.need(['home']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([times(asked, 'en/home'), asked.length]).toEqual([6, 6 + 13]);
  expect(console.error).toHaveBeenCalledOnce();
  strings.retryFailed();
  void strings.need(['home']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times(asked, 'en/home')).toBe(12);
});

test('a file that nothing stands in for is asked for again when it is needed', async () => {
  let isDown = true;
  const { asked, strings, instance } = open('en', () => (isDown ? down() : good()));
  void strings.need(['home']);
  await vi.advanceTimersByTimeAsync(60_000);
  isDown = false;
  await strings.need(['home']);
  expect(times(asked, 'en/home')).toBe(7);
  expect(instance.t('close', { ns: 'home' } as never)).toBe('Close');
});

test.each([
  ['de', 'en', 'Close'],
  ['en', 'es', 'Cerrar'],
] as const)('a text whose file in %s does not load shows in %s', async (language, fallback, text) => {
  const texts: Record<string, object> = { en: { close: 'Close' }, es: { close: 'Cerrar' } };
  const { instance, load } = open(language, (file) => (file === `${language}/common` ? down() : json(texts[file.slice(0, 2)])));
  void load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fallback, instance.t('close')]).toEqual([fallback, text]);
});

test('whole files without a sample key are logged; of a language with a file that did not load nothing can be said', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open('en').load();
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('Missing translation keys in en: navigation.all_services'),
    expect.stringContaining('Missing translation keys in es: navigation.all_services'),
  ]);
  warn.mockClear();
  void open('en', (file) => (file === 'es/trips' ? down() : good())).load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warn.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining('Missing translation keys in en')]);
});
