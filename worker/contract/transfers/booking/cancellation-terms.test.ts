import { expect, test } from 'vitest';
import { cancellationSpans, freeCancellationHours } from './cancellation-terms.ts';

const tiers = (...rows: [number, number][]) =>
  rows.map(([hoursBefore, feePercent]) => ({ hoursBefore, feePercent }));

test('the shortest notice that is free counts', () => {
  expect(freeCancellationHours(tiers([12, 50], [24, 0], [48, 0]))).toBe(24);
  expect(freeCancellationHours(tiers([0, 100]))).toBeUndefined();
  expect(freeCancellationHours(undefined)).toBeUndefined();
});

test('tiers become spans without gaps, equal ones as one', () => {
  expect(cancellationSpans(tiers([0, 100], [24, 0], [12, 50]))).toEqual([
    { from: 24, to: undefined, feePercent: 0 },
    { from: 12, to: 24, feePercent: 50 },
    { from: 0, to: 12, feePercent: 100 },
  ]);
  expect(cancellationSpans(tiers([48, 0], [24, 0]))).toEqual([
    { from: 24, to: undefined, feePercent: 0 },
    { from: 0, to: 24, feePercent: 100 },
  ]);
  expect(cancellationSpans([])).toEqual([{ from: 0, to: undefined, feePercent: 0 }]);
});
