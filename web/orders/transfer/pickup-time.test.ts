import { expect, test } from 'vitest';
import { clockTime, pickupTime } from './pickup-time.ts';

test('a flight at 10:40 from 45 minutes away means leaving at 07:40', () => {
  expect(pickupTime('10:40', 45)).toEqual({
    pickup: '07:40',
    journeyMinutes: 45,
    isDayBefore: false,
  });
});

test('what is left is rounded down to five minutes, never up', () => {
  expect(pickupTime('10:40', 22)?.pickup).toBe('08:00');
  expect(pickupTime('10:44', 22)?.pickup).toBe('08:05');
});

test('an early flight is a pick-up on the day before', () => {
  expect(pickupTime('01:00', 45)).toEqual({
    pickup: '22:00',
    journeyMinutes: 45,
    isDayBefore: true,
  });
});

test('what is no time of day gives nothing', () => {
  for (const text of ['', '25:00', '10:60', 'noon', '24']) expect(clockTime(text)).toBeUndefined();
  expect(['9:05', '10', '1030'].map(clockTime)).toEqual(['09:05', '10:00', '10:30']);
});
