import { expect, test } from 'vitest';
import { monthsBefore } from './anonymise.ts';

test.each([
  ['2027-03-31', 1, '2027-02-28'],
  ['2028-03-30', 1, '2028-02-29'],
  ['2027-05-31', 6, '2026-11-30'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2027-06-01', 24, '2025-06-01'],
])('%s less %i months is %s, at the same time of day', (day, months, before) => {
  expect(monthsBefore(new Date(`${day}T03:17:00.000Z`), months)).toBe(`${before}T03:17:00.000Z`);
});
