import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a text of 150 characters stays whole', () => {
  expect(shorten('x'.repeat(150))).toBe('x'.repeat(150));
});

test('a text of 151 characters is cut to 150 and gets an ellipsis', () => {
  expect(shorten('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
});

test('another length can be given', () => {
  expect(shorten('Menorca', 3)).toBe('Men…');
});

test('an empty text stays empty', () => {
  expect(shorten('')).toBe('');
});

test('what people see as one character is counted as one and never cut apart', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(shorten(family.repeat(150))).toBe(family.repeat(150));
  expect(shorten(family.repeat(151))).toBe(`${family.repeat(150)}…`);
  expect(shorten('e\u0301e\u0301', 1)).toBe('e\u0301…');
});

test('any text keeps whole characters: as many as fit, from its beginning', () => {
  const charactersOf = (text: string) =>
    [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, length) => {
      const all = charactersOf(text);
      const short = shorten(text, length);
      expect(short).toBe(all.length <= length ? text : `${all.slice(0, length).join('')}…`);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
