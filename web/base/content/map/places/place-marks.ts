import { MAP_WIDTH, type MapPoint } from '../island-projection.ts';
import { MAP_SIZES } from '../map-sizes.ts';
import type { Obstacle } from './place-labels.ts';

/** Radius of a line's numbered mark. */
export const MARK_PX = 9;
/** Where along its line a mark may stand, best first. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];

/** The point at a share of the line's length. */
export function pointAlong(line: readonly MapPoint[], share: number): MapPoint {
  const lengths = line
    .slice(1)
    .map((point, index) =>
      Math.hypot(point.x - (line[index]?.x ?? 0), point.y - (line[index]?.y ?? 0)),
    );
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (from && to && left <= length && length > 0) {
      const part = left / length;
      return {
        x: Math.round(from.x + (to.x - from.x) * part),
        y: Math.round(from.y + (to.y - from.y) * part),
      };
    }
    left -= length;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

type Line = { id: string; points: readonly MapPoint[] };

/** Marks keep their size, so those that are clear of each other on the smallest map are on larger ones. */
const APART = (2 * MARK_PX + 1) * (MAP_WIDTH / MAP_SIZES[0].fromPx);

/** A mark on each line, clear of the others and of the pins where the lines leave room. */
export function placeMarks(lines: readonly Line[], pins: readonly MapPoint[]): Obstacle[] {
  const marks: Obstacle[] = [];
  for (const { id, points } of lines) {
    const spots = SHARES.map((share) => pointAlong(points, share));
    const nearest = (spot: MapPoint) =>
      Math.min(
        ...[...pins, ...marks.map(({ at }) => at)].map((other) =>
          Math.hypot(other.x - spot.x, other.y - spot.y),
        ),
      );
    const at =
      spots.find((spot) => nearest(spot) >= APART) ??
      spots.toSorted((a, b) => nearest(b) - nearest(a))[0];
    if (at) marks.push({ id, at, radiusPx: MARK_PX });
  }
  return marks;
}
