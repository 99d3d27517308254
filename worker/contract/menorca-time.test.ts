import { expect, test } from 'vitest';
import { instantOf, wallTime } from './menorca-time.ts';

test('a wall time is one instant in winter and another in summer', () => {
  expect(instantOf({ date: '2027-01-15', time: '10:00' })).toEqual(
    new Date('2027-01-15T09:00:00Z'),
  );
  expect(instantOf({ date: '2027-07-15', time: '10:00' })).toEqual(
    new Date('2027-07-15T08:00:00Z'),
  );
});

test('the hour that spring skips does not exist, the one that autumn repeats is the first', () => {
  expect(instantOf({ date: '2027-03-28', time: '02:30' })).toBe('skipped');
  expect(instantOf({ date: '2027-03-28', time: '03:00' })).toEqual(
    new Date('2027-03-28T01:00:00Z'),
  );
  expect(instantOf({ date: '2027-10-31', time: '02:30' })).toEqual(
    new Date('2027-10-31T00:30:00Z'),
  );
});

test('30 February is no date', () => {
  expect(instantOf({ date: '2027-02-30', time: '10:00' })).toBe('date');
});

test('midnight is the hour 00 of its day', () => {
  expect(wallTime(new Date('2027-01-14T23:00:00Z'))).toEqual({ date: '2027-01-15', time: '00:00' });
});
