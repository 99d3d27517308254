import { expect, test } from 'vitest';
import { formatVital, verdictOf } from './vital-format.ts';

test('a time is shown in seconds from one second on, a shift as a plain number', () => {
  expect(formatVital('LCP', 1834, 'en-GB')).toBe('1.83 s');
  expect(formatVital('INP', 47.6, 'en-GB')).toBe('48 ms');
  expect(formatVital('CLS', 0.0123, 'en-GB')).toBe('0.012');
});

test('a figure at its limit still counts as good, one above the second as poor', () => {
  expect([verdictOf('LCP', 2500), verdictOf('LCP', 2501), verdictOf('LCP', 4001)]).toEqual([
    'good',
    'fair',
    'poor',
  ]);
  expect([verdictOf('CLS', 0.1), verdictOf('CLS', 0.26)]).toEqual(['good', 'poor']);
});
