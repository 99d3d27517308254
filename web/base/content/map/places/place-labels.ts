import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from '../island-projection.ts';
import type { MapSize } from '../map-sizes.ts';

/** A label to place; `radiusPx` is its mark's, which the label keeps clear of. */
export type WantedLabel = { id: string; text: string; at: MapPoint; radiusPx: number };
/** Marks without a label of their own, which labels keep clear of. */
export type Obstacle = { id: string; at: MapPoint; radiusPx: number };
/** `dx` and `dy` lead from the point to the text's anchor on its baseline, in pixels. */
export type PlacedLabel = {
  id: string;
  text: string;
  at: MapPoint;
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
};
export type Box = { left: number; top: number; right: number; bottom: number };

const GAP_PX = 3;
/** Between two labels, and between a label and the map's edge. */
const CLEARANCE_PX = 2;
const LINE_HEIGHT = 1.2;
const ASCENT = 0.92;

const NARROW = /[iIjlftr.,'’ ]/;
const WIDE = /[mwMWA-Z]/;

/** Width of a text in the site's system fonts, rounded up: the widest of them decide. */
export const textWidth = (text: string, fontPx: number) =>
  [...text].reduce(
    (width, letter) => width + (NARROW.test(letter) ? 0.4 : WIDE.test(letter) ? 0.84 : 0.63),
    0,
  ) * fontPx;

/** Next to the mark (shifted up or down by a share of the line's height), or above and below it (centred, or aligned with its edge). */
type Side = { anchor: PlacedLabel['anchor']; shift?: number; above?: -1 | 1 };

const SIDES: readonly Side[] = [
  { anchor: 'start', shift: 0 },
  { anchor: 'end', shift: 0 },
  { anchor: 'middle', above: -1 },
  { anchor: 'middle', above: 1 },
  { anchor: 'start', shift: -0.6 },
  { anchor: 'start', shift: 0.6 },
  { anchor: 'end', shift: -0.6 },
  { anchor: 'end', shift: 0.6 },
  { anchor: 'start', above: -1 },
  { anchor: 'start', above: 1 },
  { anchor: 'end', above: -1 },
  { anchor: 'end', above: 1 },
];
const TOWARDS = { end: -1, middle: 0, start: 1 };

/** The label on one side of its mark. */
function labelAt(
  { id, text, at, radiusPx }: WantedLabel,
  { anchor, shift = 0, above }: Side,
  fontPx: number,
): PlacedLabel {
  const height = fontPx * LINE_HEIGHT;
  const middle = above ? above * (radiusPx + height / 2) : shift * height;
  const dy = Math.round((middle - height / 2 + fontPx * ASCENT) * 10) / 10;
  const dx = TOWARDS[anchor] * (above ? -radiusPx : radiusPx + GAP_PX);
  return { id, text, at, dx: dx || 0, dy, anchor };
}

/** The area of a label on a map of this width. */
export function boxOf(
  { text, at, dx, dy, anchor }: PlacedLabel,
  widthPx: number,
  fontPx: number,
): Box {
  const scale = widthPx / MAP_WIDTH;
  const width = textWidth(text, fontPx);
  const left = at.x * scale + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  const top = at.y * scale + dy - fontPx * ASCENT;
  return { left, top, right: left + width, bottom: top + fontPx * LINE_HEIGHT };
}

export const overlap = (a: Box, b: Box, clearance = 0) =>
  a.left < b.right + clearance &&
  b.left < a.right + clearance &&
  a.top < b.bottom + clearance &&
  b.top < a.bottom + clearance;

const isInside = (box: Box, widthPx: number) =>
  box.left >= CLEARANCE_PX &&
  box.top >= CLEARANCE_PX &&
  box.right <= widthPx - CLEARANCE_PX &&
  box.bottom <= (widthPx * MAP_HEIGHT) / MAP_WIDTH - CLEARANCE_PX;

const around = ({ at, radiusPx }: Obstacle, widthPx: number): Box => {
  const [x, y] = [(at.x * widthPx) / MAP_WIDTH, (at.y * widthPx) / MAP_WIDTH];
  return { left: x - radiusPx, top: y - radiusPx, right: x + radiusPx, bottom: y + radiusPx };
};

/** Widths at which a placement is examined: offsets are in pixels, so that neighbours can meet while the map grows. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Places the labels in the given order, each on the first side of its mark where it lies on no other label or mark and within the frame,
 * at every width of the size; those without room are left out. Deterministic, so that server and client agree.
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  obstacles: readonly Obstacle[],
  { fromPx, toPx, fontPx }: MapSize,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const widths = STEPS.map((step) => fromPx + (toPx - fromPx) * step);
  const isFree = (label: PlacedLabel) =>
    widths.every((width) => {
      const box = boxOf(label, width, fontPx);
      return (
        isInside(box, width) &&
        !placed.some((other) => overlap(box, boxOf(other, width, fontPx), CLEARANCE_PX)) &&
        !obstacles.some(
          (obstacle) => obstacle.id !== label.id && overlap(box, around(obstacle, width)),
        )
      );
    });
  for (const one of wanted) {
    const label = SIDES.map((side) => labelAt(one, side, fontPx)).find(isFree);
    if (label) placed.push(label);
  }
  return placed;
}
