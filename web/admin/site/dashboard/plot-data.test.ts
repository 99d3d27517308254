import { expect, test } from 'vitest';
import { roundMax, stackCounts } from './plot-data.ts';

test('the scale ends at a round number, never at nothing', () => {
  expect([0, 1, 2, 3, 5, 7, 10, 11, 23, 41, 60, 101].map(roundMax)).toEqual([
    1, 1, 2, 4, 5, 10, 10, 20, 40, 50, 100, 200,
  ]);
});

test('bars of a week stand one upon the other', () => {
  expect(
    stackCounts([
      [1, 0, 4],
      [3, 2],
    ]),
  ).toEqual({
    max: 4,
    tops: [
      [1, 0, 4],
      [4, 2, 4],
    ],
  });
});

test('without figures there are no bars', () => {
  expect(stackCounts([])).toEqual({ max: 1, tops: [] });
});
