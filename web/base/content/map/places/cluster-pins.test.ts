import { expect, test } from 'vitest';
import { clusterPins } from './cluster-pins.ts';

const MAO = { id: 1, latitude: 39.889, longitude: 4.265 };
const QUAY = { id: 2, latitude: 39.891, longitude: 4.262 };
const FORNELLS = { id: 3, latitude: 40.055, longitude: 4.131 };

test('what lies at one place is one point, under the name of the town; the rest stands alone', () => {
  expect(
    clusterPins([MAO, FORNELLS, QUAY]).map(({ place, members }) => [
      place,
      members.map(({ id }) => id),
    ]),
  ).toEqual([
    ['Maó', [1, 2]],
    ['Fornells', [3]],
  ]);
  expect(clusterPins([])).toEqual([]);
});
