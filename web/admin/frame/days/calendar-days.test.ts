import { expect, test } from 'vitest';
import { addMonths, monthOf, weekOf, weeksOfMonth } from './calendar-days.ts';

test('a week begins on Monday, a Sunday too', () => {
  expect(weekOf('2027-06-13')).toEqual([
    '2027-06-07',
    '2027-06-08',
    '2027-06-09',
    '2027-06-10',
    '2027-06-11',
    '2027-06-12',
    '2027-06-13',
  ]);
  expect(weekOf('2027-06-07')[0]).toBe('2027-06-07');
});

test('a week goes on over the days on which the clocks change', () => {
  expect(new Set(weekOf('2027-03-28')).size).toBe(7);
  expect(weekOf('2027-10-31').at(-1)).toBe('2027-10-31');
});

test('a month has its first and last day, in leap years as well', () => {
  expect(monthOf('2028-02-11')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthOf('2027-12-31')).toEqual({ from: '2027-12-01', to: '2027-12-31' });
});

test('a month on from the last day of a long one is the last day of the short one', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2027-12-15', 1)).toBe('2028-01-15');
});

test('the weeks of a month hold all its days and begin before it where they must', () => {
  const weeks = weeksOfMonth('2027-05-20');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]?.[0]).toBe('2027-04-26');
  expect(weeks.at(-1)).toContain('2027-05-31');
  expect(weeks).toHaveLength(6);
});
