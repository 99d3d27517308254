import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages/language.ts';
import {
  fillPlaceholders,
  fillTexts,
  PLACEHOLDERS,
  type PlaceholderValues,
  unknownPlaceholders,
} from './placeholders.ts';

const someValues = (change: Partial<PlaceholderValues>): PlaceholderValues =>
  ({
    ...Object.fromEntries(PLACEHOLDERS.map((name) => [name, ''])),
    siteName: 'Marès',
    ...change,
  }) as PlaceholderValues;

test.each([
  ['Of {{siteName}}, {{ airportWaiting }}.', 'Of Marès, 60 minutes.'],
  ['{{other}} stays, {{siteName}} not', '{{other}} stays, Marès not'],
  ['Call {{phone}}. Or write.', 'Or write.'],
  ['Come in. Call {{phone}}.\n\nOr write.', 'Come in.\n\nOr write.'],
  ['Come in. Call {{phone}}.', 'Come in.'],
  ['{{phone}}', ''],
])('%j becomes %j', (text, expected) => {
  expect(fillPlaceholders(text, someValues({ airportWaiting: '60 minutes' }))).toBe(expected);
});

test('unknown names are reported', () => {
  expect(unknownPlaceholders('{{siteName}} {{hours}} {{free hours}} {single}')).toEqual([
    'hours',
    'free hours',
  ]);
});

test('a text is filled in the language that it stands under', () => {
  const values = Object.fromEntries(
    LANGUAGES.map((language) => [language, someValues({ airportWaiting: `60 ${language}` })]),
  ) as never;
  const text = '{{airportWaiting}}';
  expect(
    fillTexts({ name: text, translations: { name: { de: text, en: [text] } } }, values, 'es'),
  ).toEqual({
    name: '60 es',
    translations: { name: { de: '60 de', en: ['60 en'] } },
  });
  expect(
    fillTexts(
      [
        { language: 'ca', answer: text },
        { sourceLanguage: 'de', km: 3, name: text, none: null },
      ],
      values,
      'es',
    ),
  ).toEqual([
    { language: 'ca', answer: '60 ca' },
    { sourceLanguage: 'de', km: 3, name: '60 de', none: null },
  ]);
});
