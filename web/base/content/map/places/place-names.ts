import { isOnMap, type MapPoint, project } from '../island-projection.ts';
import type { MapSize } from '../map-sizes.ts';
import { MAP_PLACES, type MapPlace } from './map-places.ts';
import { type Obstacle, type PlacedLabel, placeLabels, type WantedLabel } from './place-labels.ts';

/** Marks closer than this, in map units, are one place: the pin's name stands for it. */
const SAME_PLACE = 14;
const DOT_PX = 2.5;

export type NamedMark = { id: string; label: string; at: MapPoint; radiusPx: number };
export type MapNames = {
  /** Labels of the pins by id. */
  pins: ReadonlyMap<string, PlacedLabel>;
  places: readonly (PlacedLabel & { kind: MapPlace['kind'] })[];
};

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Labels of a map at one size: the pins' first, then those of places without a pin. Labels do not overlap `marks`. */
export function placeNames(
  pins: readonly NamedMark[],
  marks: readonly Obstacle[],
  size: MapSize,
): MapNames {
  const names = pins.map((pin) => plain(pin.label));
  const places = MAP_PLACES.map((place) => ({
    ...place,
    at: project(place.longitude, place.latitude),
  })).filter(
    ({ name, at }) =>
      !names.some((label) => label.includes(plain(name))) &&
      !pins.some((pin) => Math.hypot(pin.at.x - at.x, pin.at.y - at.y) < SAME_PLACE),
  );
  const wanted: WantedLabel[] = [
    ...pins.map(({ id, label, at, radiusPx }) => ({ id, text: label, at, radiusPx })),
    ...places
      .filter(isOnMap)
      .map(({ name, at }) => ({ id: name, text: name, at, radiusPx: DOT_PX })),
  ];
  const placed = placeLabels(wanted, [...marks, ...pins], size);
  const kinds = new Map(places.map(({ name, kind }) => [name, kind]));
  return {
    pins: new Map(placed.filter(({ id }) => !kinds.has(id)).map((label) => [label.id, label])),
    places: placed.flatMap((label) => {
      const kind = kinds.get(label.id);
      return kind ? [{ ...label, kind }] : [];
    }),
  };
}
