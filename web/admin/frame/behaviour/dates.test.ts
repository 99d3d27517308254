import { expect, test } from 'vitest';
import { formatInstant, formatWeekday } from './dates.ts';

test('an instant is shown in the island’s time, in the reader’s language', () => {
  expect(formatInstant('2026-07-01T22:30:00.000Z', 'en')).toBe('2 Jul 2026, 00:30');
  expect(formatInstant('2026-01-01T22:30:00.000Z', 'de')).toBe('01.01.2026, 23:30');
});

test('a day stays the day it is', () => {
  expect(formatWeekday('2027-06-12', 'en')).toBe('Sat, 12 Jun 2027');
  expect(formatWeekday('2027-06-12', 'es')).toBe('sáb, 12 jun 2027');
});
