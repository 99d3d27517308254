import { expect, test } from 'vitest';
import { stageLine } from './stage-lines.ts';

const stage = {
  number: 21,
  fromLatitude: 39.9,
  fromLongitude: 4,
  toLatitude: 39.9,
  toLongitude: 4.1,
};

test('a stage without a drawn way is the straight line between its ends, with a gap to its neighbours', () => {
  const [[from = 0, north = 0] = [], [to = 0] = []] = stageLine(stage);
  expect([from, north, to]).toEqual([
    expect.closeTo(4.003),
    expect.closeTo(39.9),
    expect.closeTo(4.097),
  ]);
});

test('all twenty drawn ways lie on the island', () => {
  for (let number = 1; number <= 20; number += 1) {
    const line = stageLine({ ...stage, number });
    expect(line.length).toBeGreaterThan(2);
    expect(
      line.every(
        ([longitude, latitude]) =>
          longitude > 3.79 && longitude < 4.33 && latitude > 39.8 && latitude < 40.1,
      ),
    ).toBe(true);
  }
});
