import { expect, test } from 'vitest';
import { languagesOf, translationState } from './translation-state.ts';

const row = (change: object = {}) => ({
  sourceLanguage: 'es' as const,
  name: 'Paseo',
  description: 'Por la costa',
  translations: {
    name: { en: 'Walk', de: 'Gang' },
    description: { en: 'Along the coast', de: ' ' },
  },
  ...change,
});

test('a text is missing, a draft, outdated or reviewed', () => {
  const marked = (state: 'draft' | 'reviewed', source: string) =>
    row({ translationState: { name: { en: { state, source } } } });
  expect(translationState(row(), 'name', 'ca')).toBe('missing');
  expect(translationState(row(), 'description', 'de')).toBe('missing');
  expect(translationState(row(), 'name', 'en')).toBe('reviewed');
  expect(translationState(marked('reviewed', 'Paseo'), 'name', 'en')).toBe('reviewed');
  expect(translationState(marked('reviewed', 'Paseo largo'), 'name', 'en')).toBe('outdated');
  expect(translationState(marked('draft', 'Paseo'), 'name', 'en')).toBe('draft');
});

test('a mark on a text that is gone does not bring it back', () => {
  expect(
    translationState(
      row({ translationState: { name: { ca: { state: 'reviewed', source: 'Paseo' } } } }),
      'name',
      'ca',
    ),
  ).toBe('missing');
});

test('the source language is always reviewed, whatever is marked; without one it is Spanish', () => {
  expect(
    translationState(
      row({ translationState: { name: { es: { state: 'draft', source: '' } } } }),
      'name',
      'es',
    ),
  ).toBe('reviewed');
  expect(translationState({ translations: {} }, 'name', 'es')).toBe('reviewed');
  expect(translationState(row({ sourceLanguage: 'de', translations: {} }), 'name', 'es')).toBe(
    'missing',
  );
});

test('lists are compared as one value', () => {
  const tagged = {
    sourceLanguage: 'es' as const,
    tags: ['playa'],
    translations: { tags: { en: ['beach'] } },
  };
  const marked = (source: string) => ({
    ...tagged,
    translationState: { tags: { en: { state: 'reviewed' as const, source } } },
  });
  expect(translationState(marked('["playa"]'), 'tags', 'en')).toBe('reviewed');
  expect(translationState(marked('["cala"]'), 'tags', 'en')).toBe('outdated');
});

test('a row is in the languages in which each key field may be read; what is empty in the source is not required', () => {
  expect(languagesOf(row(), ['name', 'description'])).toEqual(['es', 'en']);
  expect(languagesOf(row({ description: '' }), ['name', 'description'])).toEqual([
    'es',
    'en',
    'de',
  ]);
  expect(
    languagesOf(
      row({ translationState: { description: { en: { state: 'draft', source: '' } } } }),
      ['name', 'description'],
    ),
  ).toEqual(['es']);
  expect(
    languagesOf(
      row({ translationState: { description: { en: { state: 'reviewed', source: 'old' } } } }),
      ['name', 'description'],
    ),
  ).toEqual(['es', 'en']);
});
