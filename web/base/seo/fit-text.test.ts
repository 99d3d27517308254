import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWord, fitDescription, fitTitle } from './fit-text.ts';

test('of several wordings the first of 30 to 60 characters is taken', () => {
  expect(fitTitle(['x'.repeat(70), 'y'.repeat(40), 'z'.repeat(35)])).toBe('y'.repeat(40));
  expect(fitTitle(['short', 'a wording that is long enough to do'])).toBe(
    'a wording that is long enough to do',
  );
  expect(fitTitle(['short', 'x'.repeat(80)])).toBe('short');
  expect(fitTitle(['A day out along the southern coast by boat, on foot and by bicycle'])).toBe(
    'A day out along the southern coast by boat, on foot and by…',
  );
});

test('a description is one line, filled up while it is short and cut at a word when it is long', () => {
  expect(fitDescription('One.\n\nTwo')).toBe('One. Two');
  expect(
    fitDescription('Short', [
      'Another sentence that has some length to it.',
      'And a third one to fill it up.',
    ]),
  ).toBe('Short. Another sentence that has some length to it. And a third one to fill it up.');
  expect(fitDescription('', ['Only this.'])).toBe('Only this.');
  const long = fitDescription('word '.repeat(80));
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThanOrEqual(160);
});

test('nothing is ever longer than it may be, nor cut inside a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.integer({ min: 10, max: 160 }),
      (text, max) => {
        const cut = cutAtWord(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
      },
    ),
  );
});
