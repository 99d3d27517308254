import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { localize, localizeList, localizeWithLanguage } from './translation.ts';

const item = (name: string | null, texts?: object) => ({
  name,
  translations: texts ? { name: texts } : undefined,
});

test('a text is in the current language', () => {
  expect(localize(item('plain', { de: 'deutsch', en: 'english' }), 'name', 'de')).toBe('deutsch');
});

test('without the current language it is in English', () => {
  expect(localize(item('plain', { en: 'english', es: 'español' }), 'name', 'de')).toBe('english');
});

test('without English it is the plain field', () => {
  expect(localize(item('plain', { es: 'español' }), 'name', 'de')).toBe('plain');
  expect(localize(item('plain'), 'name', 'de')).toBe('plain');
});

test('without a plain field it is an empty string', () => {
  expect(localize(item(null, {}), 'name', 'de')).toBe('');
  expect(localize({ name: undefined, translations: null }, 'name', 'de')).toBe('');
});

test('a blank translation is as good as none', () => {
  expect(localize(item('plain', { de: '  ', en: '' }), 'name', 'de')).toBe('plain');
});

test('the language of the text comes with it, so that markup can carry it', () => {
  expect(localizeWithLanguage(item('plain', { en: 'english' }), 'name', 'ca')).toEqual({
    value: 'english',
    language: 'en',
  });
  expect(localizeWithLanguage(item('plain', { es: 'plain' }), 'name', 'ca')).toEqual({
    value: 'plain',
    language: 'es',
  });
  expect(localizeWithLanguage(item('plain'), 'name', 'ca')).toEqual({
    value: 'plain',
    language: undefined,
  });
});

test('a list follows the same rule, as one value', () => {
  const tags = { tags: ['plain'], translations: { tags: { de: ['eins', 'zwei'], ca: [] } } };
  expect(localizeList(tags, 'tags', 'de')).toEqual(['eins', 'zwei']);
  expect(localizeList(tags, 'tags', 'ca')).toEqual(['plain']);
  expect(localizeList({ tags: undefined }, 'tags', 'ca')).toEqual([]);
});

test('for any row: the language, else English, else the plain field, else nothing', () => {
  const text = fc.option(fc.constantFrom('', ' ', 'a', 'b', 'c'), { nil: undefined });
  const texts = fc.option(
    fc.record({ es: text, en: text, de: text, ca: text }, { requiredKeys: [] }),
    { nil: undefined },
  );
  const hasWords = (one: string | undefined) => one !== undefined && one.trim() !== '';
  fc.assert(
    fc.property(text, texts, fc.constantFrom(...LANGUAGES), (plain, translations, language) => {
      const row = { name: plain, translations: { name: translations } };
      const expected = [translations?.[language], translations?.en].find(hasWords) ?? plain ?? '';
      expect(localize(row, 'name', language)).toBe(expected);
      const list = (one: string | undefined) =>
        one === undefined ? undefined : hasWords(one) ? [one] : [];
      const lists = {
        es: list(translations?.es),
        en: list(translations?.en),
        de: list(translations?.de),
        ca: list(translations?.ca),
      };
      expect(
        localizeList({ name: list(plain), translations: { name: lists } }, 'name', language),
      ).toEqual(hasWords(expected) ? [expected] : []);
    }),
  );
});
