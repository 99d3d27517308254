import { expect, test } from 'vitest';
import { changeBy } from './change-by.ts';

test.each([
  [2000, { by: 'percent', value: 5, roundTo: 0 }, 2100],
  [2050, { by: 'percent', value: 5, roundTo: 0 }, 2153],
  [2050, { by: 'percent', value: 5, roundTo: 50 }, 2150],
  [2050, { by: 'percent', value: 5, roundTo: 100 }, 2200],
  [2000, { by: 'percent', value: -2.5, roundTo: 0 }, 1950],
  [2000, { by: 'amount', value: 150, roundTo: 0 }, 2150],
  [2000, { by: 'amount', value: -130, roundTo: 50 }, 1850],
  [1000, { by: 'amount', value: -2000, roundTo: 0 }, 0],
  [1000, { by: 'percent', value: -200, roundTo: 100 }, 0],
  [0, { by: 'percent', value: 10, roundTo: 50 }, 0],
] as const)('%i changed by %j is %i', (cents, change, expected) =>
  expect(changeBy(cents, change)).toBe(expected),
);
