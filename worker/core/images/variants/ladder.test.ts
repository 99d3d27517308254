import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSide, LADDER, rung } from './ladder.ts';

test('the ladder has twelve rungs', () => {
  expect(LADDER).toEqual([20, 320, 412, 480, 640, 724, 828, 1082, 1280, 1600, 1920, 2560]);
});

test.each([
  [16, 20],
  [20, 20],
  [21, 320],
  [412, 412],
  [1081, 1082],
  [1920, 1920],
  [1921, 2560],
  [2560, 2560],
])('%i px are snapped up to %i', (width, size) => {
  expect(rung(width)).toBe(size);
});

test.each([15, 0, -20, 2561, 20.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d px are out of range',
  (width) => {
    expect(isSide(width)).toBe(false);
  },
);

test('every size in range gets a rung that is not smaller, and no smaller rung would do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 16, max: 2560 }), (width) => {
      const size = rung(width);
      expect(isSide(width)).toBe(true);
      expect(size).toBeGreaterThanOrEqual(width);
      expect(LADDER.filter((one) => one >= width && one < size)).toEqual([]);
    }),
  );
});
