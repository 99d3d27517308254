import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents } from '#base/i18n/formats/format.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { parseMoney } from '#contract/texts/parse-money.ts';

test.each([
  ['45', 4500],
  ['45,5', 4550],
  ['45.50', 4550],
  ['45,50 €', 4550],
  ['€ 45', 4500],
  ['45 EUR', 4500],
  ['45 euros', 4500],
  ['45.-', 4500],
  ['45,–', 4500],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1 234,5', 123_450],
  ['1\u202f234,50\u00a0€', 123_450],
  ["1'234.50", 123_450],
  ['1.234', 123_400],
  ['12.345.678', undefined],
  ['1.234.5', undefined],
  ['0,05', 5],
  ['.5', 50],
  ['0', 0],
  ['0.500', undefined],
  ['-10', -1000],
  ['−10,00 €', -1000],
  ['', null],
  ['  ', null],
  ['-', null],
  ['–', null],
  ['€', null],
  ['abc', undefined],
  ['12a', undefined],
  ['1,23,4', undefined],
  ['12,345', 1_234_500],
  ['1e5', undefined],
  ['999999999', undefined],
])('%j is %j', (text, cents) => expect(parseMoney(text)).toBe(cents));

test('an amount written in any of our languages is read as it was meant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.constantFrom(...LANGUAGES),
      (cents, language) => {
        expect(parseMoney(formatCents(cents, 'EUR', language))).toBe(cents);
        expect(parseMoney((cents / 100).toFixed(2).replace('.', ','))).toBe(cents);
        expect(parseMoney(String(cents / 100))).toBe(cents);
      },
    ),
  );
});

test('whatever is pasted is cents, nothing, or no amount', () => {
  const pasted = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[-+€.,\s\d'’]{0,14}$/),
  );
  fc.assert(
    fc.property(pasted, (text) => {
      const cents = parseMoney(text);
      expect(cents === null || cents === undefined || Number.isSafeInteger(cents)).toBe(true);
    }),
  );
});
