import { expect, test } from 'vitest';
import seed from '#core/db/seed/trail.json' with { type: 'json' };
import { stageLine } from '../../../../content/trail/stage-lines.ts';
import { MAP_WIDTH, project } from '../island-projection.ts';
import { MAP_SIZES } from '../map-sizes.ts';
import { MARK_PX, placeMarks, pointAlong } from './place-marks.ts';

test('a share of a line is measured along it', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];
  expect([0, 0.25, 0.5, 1].map((share) => pointAlong(line, share))).toEqual([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 10, y: 30 },
  ]);
});

test('the numbers of the twenty stages can be distinguished, on a phone too', () => {
  const lines = seed.map((stage) => ({
    id: `${stage.number}`,
    points: stageLine(stage).map(([longitude, latitude]) => project(longitude, latitude)),
  }));
  const marks = placeMarks(lines, []);
  expect(marks).toHaveLength(20);
  for (const size of MAP_SIZES)
    for (const [index, a] of marks.entries())
      for (const b of marks.slice(index + 1)) {
        const apart = (Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) * size.fromPx) / MAP_WIDTH;
        expect(apart, `${a.id} and ${b.id} at ${size.fromPx}`).toBeGreaterThanOrEqual(2 * MARK_PX);
      }
});
