import { expect, test } from 'vitest';
import {
  LANGUAGES,
  type Language,
  NAMESPACES,
  TEXT_NAMESPACES,
} from '#contract/languages/language.ts';
import { STRINGS, TEXT_FILES } from '../../test/strings.ts';
import { createI18n } from './create-i18n.ts';
import { SAMPLE_KEYS } from './sample-keys.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const FILES = OTHERS.flatMap((language) =>
  TEXT_FILES.map((namespace) => ({ language, namespace })),
);
const EVERY_FILE = LANGUAGES.flatMap((language) =>
  TEXT_FILES.map((namespace) => ({ language, namespace })),
);

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** `x_one` is a plural form of `x` if the text has plural forms. */
const baseOf = (key: string, strings: Record<string, string>) =>
  PLURAL.test(key) && key.replace(PLURAL, '_other') in strings ? key.replace(PLURAL, '') : key;
const baseKeys = (strings: Record<string, string>) =>
  [...new Set(Object.keys(strings).map((key) => baseOf(key, strings)))].sort();
const pluralKeys = (strings: Record<string, string>) =>
  baseKeys(strings).filter((key) => `${key}_other` in strings);
const placeholders = (text: string) =>
  [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].map((one) => one.replace(/\{\{\s*/, '')).sort();
const categories = (language: Language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

test('there are seven namespaces in four languages, none empty', () => {
  expect(NAMESPACES).toEqual([
    'common',
    'home',
    'trips',
    'destinations',
    'admin',
    'airport-transfers',
    'cookie',
  ]);
  for (const { language, namespace } of EVERY_FILE)
    expect(
      Object.keys(STRINGS[language][namespace]).length,
      `${language}/${namespace}`,
    ).toBeGreaterThan(0);
});

test.each(FILES)('$language/$namespace has the keys of English', ({ language, namespace }) => {
  expect(baseKeys(STRINGS[language][namespace])).toEqual(baseKeys(STRINGS.en[namespace]));
});

test.each(FILES)(
  '$language/$namespace has the placeholders of English',
  ({ language, namespace }) => {
    const english = STRINGS.en[namespace];
    const wrong = Object.entries(STRINGS[language][namespace]).filter(([key, text]) => {
      const source =
        english[key] ?? english[`${baseOf(key, STRINGS[language][namespace])}_other`] ?? '';
      return placeholders(text).join() !== placeholders(source).join();
    });
    expect(wrong).toEqual([]);
  },
);

test.each(EVERY_FILE)(
  '$language/$namespace is flat and has no empty text',
  ({ language, namespace }) => {
    const wrong = Object.entries(STRINGS[language][namespace]).filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    );
    expect(wrong).toEqual([]);
  },
);

test.each(EVERY_FILE)(
  'every counted text of $language/$namespace has exactly the plural forms of the language, and a text of its own for 0 where English has one',
  ({ language, namespace }) => {
    const strings = STRINGS[language][namespace];
    for (const key of pluralKeys(strings)) {
      const forms = Object.keys(strings).filter((one) => baseOf(one, strings) === key);
      expect(forms.map((form) => form.slice(key.length + 1)).sort(), key).toEqual(
        [
          ...categories(language),
          ...(`${key}_zero` in STRINGS.en[namespace] ? ['zero'] : []),
        ].sort(),
      );
    }
  },
);

test.each(LANGUAGES)(
  '0, 1, 2 and 1000000 of everything that is counted are said in %s, never in the fallback language',
  (language) => {
    const { t } = createI18n(language, { [language]: STRINGS[language] });
    for (const namespace of TEXT_NAMESPACES) {
      for (const key of pluralKeys(STRINGS[language][namespace])) {
        for (const count of [0, 1, 2, 1_000_000]) {
          const isZero = count === 0 && `${key}_zero` in STRINGS[language][namespace];
          const form = `${key}_${isZero ? 'zero' : new Intl.PluralRules(language).select(count)}`;
          const said = t(key as never, { ns: namespace, count, skipInterpolation: true } as never);
          expect(said, `${form} for ${count}`).toBe(STRINGS[language][namespace][form]);
        }
      }
    }
  },
);

test.each([
  ['es', ['0 reseñas', '1 reseña', '2 reseñas', '1000000 de reseñas']],
  ['ca', ['0 ressenyes', '1 ressenya', '2 ressenyes', '1000000 de ressenyes']],
] as const)('reviews are counted right in %s', (language, expected) => {
  const { t } = createI18n(language, STRINGS);
  const said = [0, 1, 2, 1_000_000].map((count) =>
    t('rating.with_count', { rating: '5', count, reviews: String(count) })
      .split(', ')
      .at(-1)
      ?.split(': ')
      .at(-1)
      ?.replace(/^.*de 5, /, ''),
  );
  expect(said).toEqual(expected);
});

test.each(LANGUAGES)('each of the eight sample keys exists in some namespace of %s', (language) => {
  expect(SAMPLE_KEYS).toEqual([
    'navigation.all_services',
    'navigation.airport_transfers',
    'cala_galdana.faq.time.question',
    'cala_galdana.faq.time.answer',
    'cala_galdana.pois.title',
    'main.hero.title',
    'main.hero.description',
    'testimonials.from',
  ]);
  expect(
    SAMPLE_KEYS.filter(
      (key) => !NAMESPACES.some((namespace) => key in STRINGS[language][namespace]),
    ),
  ).toEqual([]);
});
