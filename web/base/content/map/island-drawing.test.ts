import { expect, test } from 'vitest';
import { COASTLINE } from './coastline.ts';
import { islandDrawing } from './island-drawing.ts';
import { DRAWING } from './map-frame.tsx';
import { MAP_PLACES } from './places/map-places.ts';
import { BRANCH_ROADS, MAIN_ROAD } from './roads.ts';

type Point = readonly [longitude: number, latitude: number];

/** Even-odd rule. */
const isWithin = ([x, y]: Point, ring: readonly Point[]) =>
  ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1) ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

// A changed drawing: raise its number in `map-frame.tsx`, rename the file, and run this with `--update`.
test('the drawing in public/assets is that of coast, roads and names', async () => {
  await expect(islandDrawing()).toMatchFileSnapshot(`../../../public${DRAWING}`);
});

test('the roads run on the island', () => {
  const [island = []] = COASTLINE;
  expect([MAIN_ROAD, ...BRANCH_ROADS].flat().filter((point) => !isWithin(point, island))).toEqual(
    [],
  );
});

test('no place is there twice', () => {
  expect(new Set(MAP_PLACES.map(({ name }) => name)).size).toBe(MAP_PLACES.length);
});
