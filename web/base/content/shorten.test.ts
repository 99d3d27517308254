import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a text of 150 characters is not shortened', () => {
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

test('a cut falls between words, never inside one, and leaves no comma before the ellipsis', () => {
  expect(shorten('It was first built in 1669', 9)).toBe('It was…');
  expect(shorten('It was first built in 1669', 12)).toBe('It was first…');
  expect(shorten('Coves, pines, and sand', 14)).toBe('Coves, pines…');
  expect(shorten('Badebuchten: Türkisblau und still', 13)).toBe('Badebuchten…');
});

test('a second paragraph is not begun only to be cut off', () => {
  const first =
    'Paths of white stone lead down between the pines to a cove that keeps its calm even in August.';
  expect(
    shorten(
      `${first}\n\nIt was first named in a chart of the year 1669, drawn by a pilot of the Royal Navy.`,
    ),
  ).toBe(`${first.slice(0, -1)}…`);
});

test('a short first paragraph is set apart from the second by a stop', () => {
  expect(shorten('Calm water\n\nThe cove lies open to the south.')).toBe(
    'Calm water. The cove lies open to the south.',
  );
});

test('a text that was shortened before stays as it is', () => {
  for (const text of ['word '.repeat(60), 'x'.repeat(200), `${'a'.repeat(149)} b c`])
    expect(shorten(shorten(text))).toBe(shorten(text));
});

test('any text is cut between characters and stays within the length', () => {
  const charactersOf = (text: string) =>
    [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
      ({ segment }) => segment,
    );
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 2, max: 40 }),
      (text, length) => {
        const short = shorten(text, length);
        expect(charactersOf(short).length).toBeLessThanOrEqual(length + 1);
        expect(short.isWellFormed()).toBe(true);
      },
    ),
  );
});
