import { type MapPoint, project } from '../island-projection.ts';
import { MAP_PLACES } from './map-places.ts';

/** Places closer than this, in map units, are one point of the map. */
const CLUSTERED = 60;

type Located = { latitude: number; longitude: number };
export type Cluster<T extends Located> = Located & {
  /** The town or cove that is nearest to the first one. */
  place: string;
  members: T[];
};

const at = ({ longitude, latitude }: Located) => project(longitude, latitude);
const distance = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y);

const PLACES = MAP_PLACES.map((place) => ({ name: place.name, at: at(place) }));
const nearestPlace = (point: MapPoint) =>
  PLACES.reduce((best, one) => (distance(one.at, point) < distance(best.at, point) ? one : best))
    .name;

/** What lies at one place becomes one point, in the order of the first of each; deterministic, so that server and client agree. */
export function clusterPins<T extends Located>(located: readonly T[]): Cluster<T>[] {
  const clusters: (Cluster<T> & { at: MapPoint })[] = [];
  for (const one of located) {
    const point = at(one);
    const near = clusters.find((cluster) => distance(cluster.at, point) < CLUSTERED);
    if (near) near.members.push(one);
    else
      clusters.push({
        ...{ latitude: one.latitude, longitude: one.longitude, at: point, members: [one] },
        place: nearestPlace(point),
      });
  }
  return clusters.map(({ at: _point, ...cluster }) => cluster);
}
