import { expect, test } from 'vitest';
import { isTaxNumber, tidyTaxNumber } from './tax-number.ts';

test.each([
  '12345678Z',
  'X1234567L',
  'Y1234567X',
  'B12345674',
  'A58818501',
  'Q2826000H',
  'G28029643',
  'DE123456789',
  'GB123456789',
  '12345',
  'PL5260250274',
])('%s may be a tax number', (number) => expect(isTaxNumber(number)).toBe(true));

test.each(['12345678A', 'X1234567A', 'B12345675', 'Q28260008', 'abc', '', 'AAAA', '1'.repeat(21), 'DE 123'])('%s is none', (number) =>
  expect(isTaxNumber(number)).toBe(false),
);

test('a Spanish number loses its country, and all lose spaces and hyphens', () => {
  expect(tidyTaxNumber('es-b12 345 674')).toBe('B12345674');
  expect(tidyTaxNumber('DE 123.456.789')).toBe('DE123456789');
});
