import { expect, test } from 'vitest';
import { isOnMap, MAP_HEIGHT, MAP_WIDTH, project } from '../island-projection.ts';
import { spreadPins } from './spread-pins.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('pins with room stay where they are', () => {
  const homes = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
  ];
  expect(spreadPins(homes)).toEqual(homes);
});

test('pins on one spot part, and none goes far', () => {
  const homes = Array.from({ length: 5 }, () => ({ x: 500, y: 300 }));
  const spots = spreadPins(homes);
  for (const [index, spot] of spots.entries()) {
    expect(distance(spot, { x: 500, y: 300 })).toBeLessThanOrEqual(35);
    for (const other of spots.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThan(10);
  }
  expect(spreadPins(homes)).toEqual(spots);
});

test('the island lies within the frame; places outside it are off the map', () => {
  const mao = project(4.265, 39.889);
  expect(mao.x > 0 && mao.x < MAP_WIDTH && mao.y > 0 && mao.y < MAP_HEIGHT).toBe(true);
  expect(project(3.83, 40).x).toBeLessThan(mao.x);
  expect(isOnMap({ longitude: 4.265, latitude: 39.889 })).toBe(true);
  expect(isOnMap({ longitude: 2.17, latitude: 41.38 })).toBe(false);
});
