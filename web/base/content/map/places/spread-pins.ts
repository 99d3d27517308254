import type { MapPoint } from '../island-projection.ts';

/** Pins closer than this, in map units, are pushed apart. */
const CLEARANCE = 46;
/** Maximum distance of a pin from its place. */
const FARTHEST = 34;
const ROUNDS = 30;

/** More pins leave less space for each. */
const clearanceFor = (count: number) => Math.min(CLEARANCE, 340 / Math.sqrt(Math.max(count, 1)));

function held(point: MapPoint, home: MapPoint): MapPoint {
  const distance = Math.hypot(point.x - home.x, point.y - home.y);
  if (distance <= FARTHEST) return point;
  const share = FARTHEST / distance;
  return { x: home.x + (point.x - home.x) * share, y: home.y + (point.y - home.y) * share };
}

/** Separates overlapping pins; deterministic, so that server and client agree. */
export function spreadPins(homes: readonly MapPoint[]): MapPoint[] {
  const points = homes.map((home) => ({ ...home }));
  const clearance = clearanceFor(points.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    for (const [i, a] of points.entries()) {
      for (const [j, b] of points.entries()) {
        if (j <= i) continue;
        const distance = Math.hypot(b.x - a.x, b.y - a.y);
        if (distance >= clearance) continue;
        hasMoved = true;
        // Two pins on one spot separate in a direction that depends on their indices.
        const direction =
          distance > 0.01
            ? { x: (b.x - a.x) / distance, y: (b.y - a.y) / distance }
            : { x: Math.cos(i + j), y: Math.sin(i + j) };
        const push = (clearance - distance) / 2;
        Object.assign(
          a,
          held({ x: a.x - direction.x * push, y: a.y - direction.y * push }, homes[i] ?? a),
        );
        Object.assign(
          b,
          held({ x: b.x + direction.x * push, y: b.y + direction.y * push }, homes[j] ?? b),
        );
      }
    }
    if (!hasMoved) break;
  }
  return points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}
