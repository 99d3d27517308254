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
  'A12345678',
  'C01234567',
  'FR40303265045',
  'ATU12345678',
  'NL123456789B01',
  'IT12345678901',
  'LU1234567',
  'CHE123456789MWST',
])('%s may be a tax number', (number) => expect(isTaxNumber(number)).toBe(true));

test.each([
  '12345678A',
  'X1234567A',
  'B12345675',
  'A1234567B',
  'abc',
  '',
  'AAAA',
  '1'.repeat(21),
  'DE 123',
  'DE12345678901',
  'IT1234567890',
  'GB1234567890',
])('%s is none', (number) => expect(isTaxNumber(number)).toBe(false));

test.each([
  'B12\u2011345\u2011674',
  'B\u2013123\u2013456\u201374',
  '\uff22\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff14',
  'b 12\u00a0345 674',
  'ES\u2212B12345674',
  'B\u200b12345674',
  'B·12·345·674',
  '(B12345674)',
])('%j is B12345674', (typed) => expect(tidyTaxNumber(typed)).toBe('B12345674'));

test('a Spanish number loses its country, and all lose spaces and hyphens', () => {
  expect(tidyTaxNumber('es-b12 345 674')).toBe('B12345674');
  expect(tidyTaxNumber('DE 123.456.789')).toBe('DE123456789');
});
