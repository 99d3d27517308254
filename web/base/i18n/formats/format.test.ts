import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { formatCents, formatNumber, formatPrice, LOCALES } from './format.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('a price carries its currency as each language writes it', () => {
  expect(
    (['es', 'en', 'de', 'ca'] as const).map((language) => plain(formatPrice(89, 'EUR', language))),
  ).toEqual(['89 €', '€89', '89 €', '89 €']);
});

test('a price has cents only when there are some', () => {
  expect(plain(formatPrice(89.5, 'EUR', 'de'))).toBe('89,50 €');
  expect(plain(formatCents(8905, 'EUR', 'en'))).toBe('€89.05');
  expect(plain(formatCents(8900, 'EUR', 'en'))).toBe('€89');
});

const AMOUNTS = [
  0, 1, 5, 12.5, 59.95, 89.05, 100, 999.99, 1000, 1234, 1234.5, 9999, 10_000, 12_345.67, 1_234_567,
  -12, -1234.5,
];

test.each(LANGUAGES)(
  'amounts and numbers are as the language’s own rules write them: %s',
  (language) => {
    for (const amount of AMOUNTS) {
      const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
      const price = {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits,
        maximumFractionDigits: 2,
      } as const;
      expect(formatPrice(amount, 'EUR', language)).toBe(
        amount.toLocaleString(LOCALES[language], price),
      );
      expect(formatNumber(amount, language)).toBe(amount.toLocaleString(LOCALES[language]));
    }
    for (let tenth = 0; tenth <= 500; tenth += 1)
      for (const value of [tenth / 100, tenth / 10]) {
        const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
        expect(formatNumber(value, language, { min: 1, max: 1 })).toBe(
          value.toLocaleString(LOCALES[language], digits),
        );
        expect(formatNumber(value, language, { max: 1 })).toBe(
          value.toLocaleString(LOCALES[language], { maximumFractionDigits: 1 }),
        );
      }
  },
);

test('other currencies carry their own sign', () => {
  expect(plain(formatPrice(12.5, 'GBP', 'de'))).toBe('12,50 £');
});
