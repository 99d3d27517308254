import { expect, test } from 'vitest';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import { createI18n } from './create-i18n.ts';

test('the languages are Spanish, English, German and Catalan, each with its own name', () => {
  expect(LANGUAGES.map((language) => `${language} ${LANGUAGE_LABELS[language]}`)).toEqual([
    'es Español',
    'en English',
    'de Deutsch',
    'ca Català',
  ]);
});

test('a missing text falls back to English, and a text missing there shows its key', () => {
  const { t } = createI18n('de', {
    de: { common: { 'navigation.home': 'Start' } },
    en: { common: { 'navigation.home': 'Home', 'navigation.trips': 'Trips' } },
  });
  expect([t('navigation.home'), t('navigation.trips'), t('navigation.blog')]).toEqual([
    'Start',
    'Trips',
    'navigation.blog',
  ]);
});

test('`common` is the namespace of a key that names none', () => {
  const { t } = createI18n('en', { en: { common: { close: 'Close' }, cookie: { close: 'Shut' } } });
  expect([t('close'), t('close', { ns: 'cookie' })]).toEqual(['Close', 'Shut']);
});

test('names are put into texts as they are: React escapes them', () => {
  const { t } = createI18n('en', {
    en: { common: { 'navigation.submenu': '{{name}}: show submenu' } },
  });
  expect(t('navigation.submenu', { name: "Dot & Bob's" })).toBe("Dot & Bob's: show submenu");
});
