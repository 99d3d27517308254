import { createInstance as createWhole } from 'i18next';
import { expect, test } from 'vitest';
import { LANGUAGES, NAMESPACES } from '#contract/language.ts';
import { STRINGS } from '../../test/strings.ts';
import { createInstance as createSlim } from './i18next.ts';

const OPTIONS = {
  fallbackLng: 'en',
  ns: [...NAMESPACES],
  defaultNS: 'common',
  keySeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
} as const;
const COUNTS = [undefined, 0, 1, 2, 7, 1_000_000];

function pair(language: string, resources: Record<string, Record<string, Record<string, string>>> = STRINGS) {
  const whole = createWhole();
  void whole.init({ ...OPTIONS, lng: language, resources });
  const slim = createSlim();
  void slim.init({ ...OPTIONS, lng: language, resources });
  return { whole, slim };
}
const valuesFor = (text: string, count: number | undefined) => ({
  ...Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => [name, `<${name} $& "1">`])),
  ...(count !== undefined && { count }),
});

test.each(LANGUAGES)('every string in %s comes out as from the package, with every count', (language) => {
  const { whole, slim } = pair(language);
  for (const namespace of NAMESPACES) {
    const strings = STRINGS[language][namespace];
    const [expected, actual] = [whole.getFixedT(null, namespace), slim.getFixedT(null, namespace)] as unknown as ((
      key: string,
      values: object,
    ) => string)[];
    const plurals = Object.keys(strings).flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : []));
    for (const key of [...Object.keys(strings), ...plurals])
      for (const count of COUNTS) {
        // A plural without its count is a mistake that both tell in their own way.
        if (count === undefined && plurals.includes(key)) continue;
        const values = valuesFor(strings[key] ?? strings[`${key}_other`] ?? '', count);
        expect(actual?.(key, values), `${language}/${namespace}/${key} ${count}`).toBe(expected?.(key, values));
      }
  }
});

test('what is missing in a language comes from English, with the plural of English', () => {
  const { whole, slim } = pair('de', {
    en: { common: { close: 'Close', 'card.reviews_one': 'one review', 'card.reviews_other': '{{count}} reviews' } },
    de: { common: {} },
  });
  const [expected, actual] = [whole.t, slim.t] as unknown as ((key: string, values?: object) => string)[];
  for (const count of [0, 1, 2]) expect(actual?.('card.reviews', { count })).toBe(expected?.('card.reviews', { count }));
  expect(actual?.('close')).toBe('Close');
});

test('a key that no file has shows itself, as from the package', () => {
  const { whole, slim } = pair('de', { en: { common: { close: 'Close' } }, de: { common: {} } });
  expect([slim.t('not.there' as never), whole.t('not.there' as never)]).toEqual(['not.there', 'not.there']);
});

test('a key that a whole file lacks shows itself; one that the page did not bring along shows nothing and is asked for', async () => {
  const slim = createSlim();
  void slim.init({ ...OPTIONS, lng: 'de', resources: { de: { common: { close: 'Zu' } } }, partialBundledLanguages: true });
  const asked: unknown[] = [];
  slim.on('missingKey', (_languages, namespace, key) => asked.push([namespace, key]));
  const t = slim.getFixedT(null, 'common') as unknown as (key: string) => string;
  expect(t('not.there')).toBe('');
  await Promise.resolve();
  expect(asked).toEqual([['common', 'not.there']]);
  slim.addResourceBundle('de', 'common', { 'now.there': 'Da' });
  expect([t('now.there'), t('close'), t('not.there')]).toEqual(['Da', 'Zu', 'not.there']);
});

test('`t` stays the same function until the language changes', async () => {
  const { slim } = pair('de');
  const t = slim.getFixedT(null, 'home');
  expect(slim.getFixedT(null, 'home')).toBe(t);
  await slim.changeLanguage('ca');
  expect(slim.getFixedT(null, 'home')).not.toBe(t);
  expect(slim.t('close')).toBe(STRINGS.ca.common.close);
});
