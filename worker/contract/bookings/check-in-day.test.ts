import { expect, test } from 'vitest';
import { isCheckInDay } from './check-in-day.ts';

const at = (wall: string) => new Date(`${wall}:00+02:00`);

test.each([
  ['2027-06-12', '10:00', '2027-06-12T00:00', true],
  ['2027-06-12', '10:00', '2027-06-12T23:59', true],
  ['2027-06-12', '10:00', '2027-06-11T23:59', false],
  ['2027-06-12', '10:00', '2027-06-08T10:00', false],
  ['2027-06-12', '10:00', '2027-06-13T00:01', false],
  ['2027-06-12', '00:30', '2027-06-11T22:00', true],
  ['2027-06-12', '23:30', '2027-06-13T01:00', true],
  ['2027-06-12', '', '2027-06-11T23:00', false],
  ['2027-06-12', '', '2027-06-12T09:00', true],
])('a departure on %s at «%s» is checked in at %s: %s', (date, time, now, expected) => {
  expect(isCheckInDay({ date, time }, at(now))).toBe(expected);
});
