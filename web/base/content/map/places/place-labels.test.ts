import { expect, test } from 'vitest';
import { MAP_HEIGHT, MAP_WIDTH, project } from '../island-projection.ts';
import { MAP_SIZES } from '../map-sizes.ts';
import { AIRPORT_MARK, MAP_PLACES } from './map-places.ts';
import { boxOf, overlap, type PlacedLabel, placeLabels } from './place-labels.ts';
import { placeNames } from './place-names.ts';

/** Widths of a size, every eight pixels. */
const widthsOf = ({ fromPx, toPx }: (typeof MAP_SIZES)[number]) =>
  Array.from({ length: Math.floor((toPx - fromPx) / 8) + 1 }, (_, step) => fromPx + step * 8);

/** Pairs of labels that overlap, and labels outside the frame. */
function faults(labels: readonly PlacedLabel[], size: (typeof MAP_SIZES)[number]): string[] {
  return widthsOf(size).flatMap((width) =>
    labels.flatMap((label, index) => {
      const box = boxOf(label, width, size.fontPx);
      const isOut =
        box.left < 0 ||
        box.top < 0 ||
        box.right > width ||
        box.bottom > (width * MAP_HEIGHT) / MAP_WIDTH;
      const met = labels
        .slice(index + 1)
        .filter((other) => overlap(box, boxOf(other, width, size.fontPx)));
      return [
        ...(isOut ? [`${label.text} leaves ${width}`] : []),
        ...met.map((other) => `${label.text} on ${other.text} at ${width}`),
      ];
    }),
  );
}

const DESTINATIONS = MAP_PLACES.filter((_, index) => index % 2 === 0).map(
  ({ name, longitude, latitude }) => ({
    id: name,
    label: name,
    at: project(longitude, latitude),
    radiusPx: 9,
  }),
);

for (const size of MAP_SIZES) {
  test(`on a map of ${size.fromPx} to ${size.toPx} px no two names overlap, none leaves the frame, and all can be read`, () => {
    expect(size.fontPx).toBeGreaterThanOrEqual(11);
    expect(faults(placeNames([], [AIRPORT_MARK], size).places, size)).toEqual([]);
    const { pins, places } = placeNames(DESTINATIONS, [AIRPORT_MARK], size);
    expect(faults([...pins.values(), ...places], size)).toEqual([]);
  });
}

test('a small map names the towns, a large one nearly everything', () => {
  const [small, , large] = MAP_SIZES.map((size) =>
    placeNames([], [AIRPORT_MARK], size).places.map(({ text }) => text),
  );
  expect(small).toEqual(
    expect.arrayContaining([
      'Ciutadella',
      'Maó',
      'Es Mercadal',
      'Ferreries',
      'Alaior',
      'Fornells',
      'Sant Lluís',
    ]),
  );
  expect(large?.length).toBeGreaterThan(small?.length ?? 0);
  expect(large?.length).toBeGreaterThan(MAP_PLACES.length * 0.8);
});

test('a place that a pin names is not named again', () => {
  const at = project(3.839, 40.001);
  const { pins, places } = placeNames(
    [{ id: '1', label: 'Ciutadella', at, radiusPx: 9 }],
    [],
    MAP_SIZES[0],
  );
  expect(pins.get('1')?.text).toBe('Ciutadella');
  expect(places.map(({ text }) => text)).not.toContain('Ciutadella');
});

test('the first of two names in one spot is placed, and the second goes to another side or is left out', () => {
  const at = { x: 500, y: 300 };
  const wanted = Array.from({ length: 20 }, (_, id) => ({
    id: `${id}`,
    text: 'Es Mercadal',
    at,
    radiusPx: 3,
  }));
  const placed = placeLabels(wanted, [], MAP_SIZES[0]);
  expect(placed[0]).toMatchObject({ id: '0', anchor: 'start' });
  expect(placed.length).toBeGreaterThan(1);
  expect(placed.length).toBeLessThan(wanted.length);
});
