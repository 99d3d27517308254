import { expect, test } from 'vitest';
import { commissionOf, typedCommission } from './commission.ts';

test.each([
  ['', null],
  ['15', 1500],
  ['12,5', 1250],
  [' 12.25 % ', 1225],
  ['0', 0],
  ['100', 10_000],
  ['100,01', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['ten', undefined],
])('«%s» is a commission of %s', (text, commission) => expect(commissionOf(text)).toBe(commission));

test('a commission is shown as it is typed', () => {
  expect([
    typedCommission(1250, 'de'),
    typedCommission(1500, 'en'),
    typedCommission(null, 'es'),
  ]).toEqual(['12,5', '15', '']);
});
