import { expect, test } from 'vitest';
import { fitsDate } from './fits-date.ts';

const TODAY = '2027-06-12';

test.each([
  ['completed', ['2027-06-14'], false],
  ['completed', ['2027-06-12'], true],
  ['completed', ['2027-06-10', '2027-06-14'], false],
  ['completed', ['2027-06-14', '2027-06-10'], false],
  ['confirmed', ['2027-06-14'], true],
  ['confirmed', ['2027-06-12'], true],
  ['confirmed', ['2027-06-10'], false],
  ['new', ['2027-06-10'], false],
] as const)('%s suits journeys of %s: %s', (to, days, isFit) => {
  expect(fitsDate(to, days, TODAY)).toBe(isFit);
});
