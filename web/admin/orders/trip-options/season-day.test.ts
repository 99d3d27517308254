import { expect, test } from 'vitest';
import { inMonth } from './season-day.tsx';

test.each([
  ['09-30', '08', '08-31'],
  ['12-31', '06', '06-30'],
  ['12-31', '02', '02-29'],
  ['02-29', '03', '03-31'],
  ['06-01', '07', '07-01'],
  ['01-30', '02', '02-29'],
  ['09-15', '08', '08-15'],
])('%s in month %s is %s: the last day of a month stays the last', (day, month, expected) => {
  expect(inMonth(day, month)).toBe(expected);
});
