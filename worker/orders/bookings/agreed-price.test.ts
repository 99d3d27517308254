import { expect, test } from 'vitest';
import { agreedLines, pricedUnits, spread } from './agreed-price.ts';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10_001, [5000, 2500], [6667, 3334]],
  [0, [3, 4], [0, 0]],
  [5, [0, 0], [3, 2]],
  [7, [], []],
])('%i is spread over %j to the cent', (total, weights, shares) => {
  expect(spread(total, weights)).toEqual(shares);
});

test('an agreed price reaches lines and units', () => {
  const line = (id: number, quantity: number, cents: number) => ({
    kind: 'unit' as const,
    id,
    name: '',
    quantity,
    cents,
  });
  const lines = agreedLines([line(1, 2, 10_000), line(2, 1, 2500)], 9999);
  expect(lines.map(({ cents }) => cents)).toEqual([7999, 2000]);
  const units = pricedUnits(lines, [{ unitId: 1 }, { unitId: 2 }, { unitId: 1 }]);
  expect(units.map(({ cents }) => cents)).toEqual([4000, 2000, 3999]);
});
