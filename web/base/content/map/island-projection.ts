/** Bounds of the map, with room around the island for labels. */
const FRAME = { west: 3.762, east: 4.358, south: 39.777, north: 40.117 };
/** Length of a degree of longitude relative to latitude, on the island's middle parallel. */
const LONGITUDE_SCALE = Math.cos((39.95 * Math.PI) / 180);

export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = Math.round(
  (MAP_WIDTH * (FRAME.north - FRAME.south)) / ((FRAME.east - FRAME.west) * LONGITUDE_SCALE),
);

export type MapPoint = { x: number; y: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** Position of a place in map units. */
export const project = (longitude: number, latitude: number): MapPoint => ({
  x: round(((longitude - FRAME.west) / (FRAME.east - FRAME.west)) * MAP_WIDTH),
  y: round(((FRAME.north - latitude) / (FRAME.north - FRAME.south)) * MAP_HEIGHT),
});

/** Place at a map position, to about ten metres. */
export const unproject = ({ x, y }: MapPoint) => ({
  longitude: Number((FRAME.west + (x / MAP_WIDTH) * (FRAME.east - FRAME.west)).toFixed(4)),
  latitude: Number((FRAME.north - (y / MAP_HEIGHT) * (FRAME.north - FRAME.south)).toFixed(4)),
});

export const isOnMap = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
  longitude > FRAME.west &&
  longitude < FRAME.east &&
  latitude > FRAME.south &&
  latitude < FRAME.north;

export const pathOf = (points: readonly (readonly [longitude: number, latitude: number])[]) =>
  points
    .map(([longitude, latitude], index) => {
      const { x, y } = project(longitude, latitude);
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');

/** A line for the eye, in whole map units: each point as its distance from the one before. */
export function roughPathOf(points: readonly (readonly [longitude: number, latitude: number])[]) {
  let [x, y] = [0, 0];
  return points
    .map(([longitude, latitude], index) => {
      const at = project(longitude, latitude);
      const [dx, dy] = [Math.round(at.x) - x, Math.round(at.y) - y];
      [x, y] = [x + dx, y + dy];
      return `${index === 0 ? 'M' : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`;
    })
    .join('');
}
