import { expect, test } from 'vitest';
import { type Budget, fullBudget, spend } from './purge-budget.ts';

const MINUTE_MS = 60_000;

/** Of that many invalidations at a moment those that are granted, and what is left. */
function granted(budget: Budget, tries: number, now: number): [count: number, left: Budget] {
  let [count, left] = [0, budget];
  for (let n = 0; n < tries; n += 1) {
    const next = spend(left, now);
    if (next) [count, left] = [count + 1, next];
  }
  return [count, left];
}

test('a burst of 25 is granted, then five a minute, and never more than 25', () => {
  const [burst, none] = granted(fullBudget(0), 100, 0);
  const [afterMinute, spent] = granted(none, 100, MINUTE_MS);
  expect([
    burst,
    afterMinute,
    granted(spent, 100, MINUTE_MS)[0],
    granted(spent, 100, 500 * MINUTE_MS)[0],
  ]).toEqual([25, 5, 0, 25]);
});

test('a clock that is set back refills nothing and blocks nothing', () => {
  const [, none] = granted(fullBudget(10 * MINUTE_MS), 100, 10 * MINUTE_MS);
  expect(spend(none, 0)).toBeUndefined();
  const half = { tokens: 10, at: 10 * MINUTE_MS };
  expect(granted(half, 100, 0)[0]).toBe(10);
});
