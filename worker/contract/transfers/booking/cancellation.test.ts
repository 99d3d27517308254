import { expect, test } from 'vitest';
import { instantOf, wallTime } from '../../menorca-time.ts';
import { freeCancellationUntil } from './cancellation.ts';

const NOW = new Date('2027-01-01T08:00:00Z');
const TIERS = [
  { hoursBefore: 24, feePercent: 0 },
  { hoursBefore: 12, feePercent: 50 },
  { hoursBefore: 0, feePercent: 100 },
];
const at = (date: string, time: string) => (instantOf({ date, time }) as Date).toISOString();
/** In island time. */
const until = (starts: string[], tiers = TIERS, now = NOW) => {
  const free = freeCancellationUntil(starts, tiers, now);
  return free === null ? null : Object.values(wallTime(new Date(free))).join(' ');
};

test('a day before the pick-up, by the clock of the island', () => {
  expect(until([at('2027-06-12', '14:30')])).toBe('2027-06-11 14:30');
  expect(until([at('2027-01-15', '00:15')])).toBe('2027-01-14 00:15');
});

test('24 hours are 24 hours when the clocks change in between', () => {
  expect(until([at('2027-03-28', '10:00')])).toBe('2027-03-27 09:00');
  expect(until([at('2027-10-31', '10:00')])).toBe('2027-10-30 11:00');
});

test('both ways are free until the first of them is not, whatever their order', () => {
  const both = [at('2027-06-20', '09:00'), at('2027-06-12', '14:30')];
  expect(until(both)).toBe('2027-06-11 14:30');
  expect(until(both.toReversed(), TIERS.toReversed())).toBe('2027-06-11 14:30');
});

test('at the last instant it is free, one later it is not', () => {
  const start = at('2027-06-12', '14:30');
  const end = Date.parse(at('2027-06-11', '14:30'));
  expect(until([start], TIERS, new Date(end))).toBe('2027-06-11 14:30');
  expect(until([start], TIERS, new Date(end + 1))).toBeNull();
});

test('without rules it is free until the journey, with a fee at any time never', () => {
  expect(until([at('2027-06-12', '14:30')], [])).toBe('2027-06-12 14:30');
  expect(until([at('2027-06-12', '14:30')], [{ hoursBefore: 0, feePercent: 10 }])).toBeNull();
  expect(until([at('2026-06-12', '14:30')], [])).toBeNull();
});

test('what is dearer with more notice ends the free time where a fee begins', () => {
  const tiers = [
    { hoursBefore: 72, feePercent: 0 },
    { hoursBefore: 48, feePercent: 10 },
    { hoursBefore: 24, feePercent: 0 },
  ];
  expect(until([at('2027-06-12', '14:30')], tiers)).toBe('2027-06-09 14:30');
});
