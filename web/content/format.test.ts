import { expect, test } from 'vitest';
import { formatCents, formatPrice } from './format.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('a price carries its currency as each language writes it', () => {
  expect((['es', 'en', 'de', 'ca'] as const).map((language) => plain(formatPrice(89, 'EUR', language)))).toEqual([
    '89 €',
    '€89',
    '89 €',
    '89 €',
  ]);
});

test('a price has cents only when there are some', () => {
  expect(plain(formatPrice(89.5, 'EUR', 'de'))).toBe('89,50 €');
  expect(plain(formatCents(8905, 'EUR', 'en'))).toBe('€89.05');
  expect(plain(formatCents(8900, 'EUR', 'en'))).toBe('€89');
});
